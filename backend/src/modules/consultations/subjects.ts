import { notFound, Refusal } from '../../http/errors.ts';
import { isStorable } from '../../http/ids.ts';
import type { Names } from './names.ts';

/** Who is asked about something. */
export interface Subject {
  exhibitorId: string | null;
  askedAccountId: string | null;
}

const what = {
  1: { ZH: '供应商', EN: 'supplier' },
  2: { ZH: '采购需求', EN: 'sourcing request' },
  3: { ZH: '展品', EN: 'exhibit' },
} as const;
const ownRequest = {
  ZH: '不能联系自己发布的采购需求',
  EN: 'This is your own sourcing request',
};

/**
 * Who answers questions about a thing.
 * @throws Refusal 404 for what is not public, 500 for the asker's own request
 */
export async function subjectOf(
  { catalogue, sourcing }: Pick<Names, 'catalogue' | 'sourcing'>,
  type: 1 | 2 | 3,
  id: string,
  askerId: string,
): Promise<Subject> {
  const known = isStorable(id) ? id : undefined;
  if (type === 2) {
    const [post] = known ? await sourcing.posts(known) : [];
    if (!post) throw notFound(what[type]);
    if (post.accountId === askerId) throw new Refusal(ownRequest).because('NOT_ALLOWED');
    return { exhibitorId: null, askedAccountId: post.accountId };
  }
  const exhibitorId =
    type === 1
      ? known && (await catalogue.exhibitors(known))[0]?.id
      : known && (await catalogue.products(known))[0]?.companyId;
  if (!exhibitorId) throw notFound(what[type]);
  return { exhibitorId, askedAccountId: null };
}
