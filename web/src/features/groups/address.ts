import { isRecord } from '../../lib/objects';
import { pageQuery, readPageNumber } from '../../lib/page-number';
import { paths } from '../../lib/paths';

/** The panel's entry in the menu of the visitor centre (`?menu=`). */
const MENU = 'group';

/** What the panel shows: how groups register with the members of the visitor's, or the form for who replaces one. */
export type GroupAddress =
  | { view: 'group'; list: string | undefined; text: string; page: number }
  | { view: 'replace'; member: string };

/** Reads the address; what makes no sense is the panel as it begins. */
export function readGroupAddress(query: URLSearchParams): GroupAddress {
  const member = query.get('member')?.trim().slice(0, 64);
  if (query.get('view') === 'replace' && member) return { view: 'replace', member };
  return {
    view: 'group',
    list: query.get('list')?.trim().slice(0, 64) || undefined,
    text: (query.get('text') ?? '').trim().slice(0, 60),
    page: readPageNumber(query),
  };
}

/** The panel, with the report of a list. */
export const groupPath = (list?: string): string => paths.centre('visitor', MENU, { list });

/** Where the members stand, below how groups register. */
export const MEMBERS_ID = 'group-members';

/** The panel at its members, with a page of them. */
export const membersPath = (text: string, page: number): string =>
  `${paths.centre('visitor', MENU, { text: text || undefined, ...pageQuery(page) })}#${MEMBERS_ID}`;

/** What the link to the form tells it, which stays with the entry of the history; nothing of it stands in the address. */
export interface ReplacedMember {
  name: string;
}

/** The name that the link has told; undefined where the form was opened by its address. */
export const replacedName = (state: unknown): string | undefined =>
  isRecord(state) && typeof state['name'] === 'string' ? state['name'] : undefined;

/** The form that replaces a member. */
export const replacePath = (member: string): string =>
  paths.centre('visitor', MENU, { view: 'replace', member });
