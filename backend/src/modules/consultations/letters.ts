import type { Bilingual } from '../../http/language.ts';
import { inLanguage, personName, somebody, threadNames, type Names } from './names.ts';
import type { Notice, NoticeText } from './notices.ts';
import type { ConsultationRow } from './store.ts';

/** Where threads stand in a centre; the first tab of each needs no name (web, threads/address.ts). */
const places = {
  exhibitor: { path: 'zsCenter', tabs: { mine: 'mine', toBuyer: 'mine', toMe: undefined } },
  visitor: { path: 'vistor/center', tabs: { mine: undefined, toBuyer: 'buyers', toMe: 'toMe' } },
} as const;

type Role = keyof typeof places;
type Tab = keyof (typeof places)['visitor']['tabs'];

function linkTo(site: string, role: Role, tab: Tab, id: string): string {
  const { path, tabs } = places[role];
  const query = new URLSearchParams({ menu: 'consult' });
  const name = tabs[tab];
  if (name !== undefined) query.set('tab', name);
  query.set('id', id);
  return `${site}/${path}?${query.toString()}`;
}

/** What letters about threads say: who writes, about what, and where the other side reads it. */
export function threadLetters(names: Names, site: string) {
  const { catalogue, people } = names;

  /** Who writes for a side: the company in whose name it is, or the person with the company. */
  async function authorOf(row: ConsultationRow, side: 1 | 2): Promise<Bilingual> {
    const companyId = side === 1 ? row.askingExhibitorId : row.exhibitorId;
    if (companyId !== null) {
      const [company] = await catalogue.exhibitors(companyId);
      if (company) return { ZH: inLanguage(company, 'ZH'), EN: inLanguage(company, 'EN') };
    }
    const id = side === 1 ? row.accountId : row.askedAccountId;
    const person = id === null ? undefined : (await people([id])).get(id);
    const name = personName(person);
    if (!person || name === '') return somebody[side];
    const { companyName } = person;
    if (companyName === '' || companyName === name) return { ZH: name, EN: name };
    return { ZH: `${name}（${companyName}）`, EN: `${name} (${companyName})` };
  }

  async function aboutOf(row: ConsultationRow): Promise<Bilingual> {
    const [thing] = (await threadNames(names).things([row])).values();
    return thing
      ? { ZH: inLanguage(thing, 'ZH'), EN: inLanguage(thing, 'EN') }
      : { ZH: '已不再公开的内容', EN: 'something that is no longer public' };
  }

  /** Where the side that a text is for reads it. */
  async function linkFor(row: ConsultationRow, side: 1 | 2): Promise<string> {
    const companyId = side === 1 ? row.askingExhibitorId : row.exhibitorId;
    const id = side === 1 ? row.accountId : row.askedAccountId;
    const person = companyId !== null || id === null ? undefined : (await people([id])).get(id);
    const role: Role = companyId === null ? (person?.role ?? 'visitor') : 'exhibitor';
    if (side === 2) return linkTo(site, role, 'toMe', row.id);
    return linkTo(site, role, row.type === 2 ? 'toBuyer' : 'mine', row.id);
  }

  return async (
    notice: Notice,
    row: ConsultationRow,
    { words, fileCount }: Pick<NoticeText, 'words' | 'fileCount'>,
  ): Promise<NoticeText> => {
    const [from, to] = notice === 'asked' ? ([1, 2] as const) : ([2, 1] as const);
    return {
      notice,
      author: await authorOf(row, from),
      about: await aboutOf(row),
      words,
      fileCount,
      link: await linkFor(row, to),
    };
  };
}
