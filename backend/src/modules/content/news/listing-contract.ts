import Type, { type Static } from 'typebox';
import { CursorQuery, Order, UpdatedSince } from '../../../http/cursor-page.ts';
import { Ids } from '../../../http/ids.ts';
import { Keyword } from '../../../http/page.ts';

/** Orders of lists of news. */
export const newsOrders = ['id', 'createTime', 'updateTime'] as const;

const newsFilter = {
  ids: Type.Optional(Ids),
  keyword: Keyword,
  categoryId: Type.Enum(['', 'C01A01', 'C01A02', 'exhibitor'], {
    type: 'string',
    default: '',
    description:
      "C01A01: news of the show; C01A02: topics of the trade; exhibitor: exhibitors' news; blank for all.",
  }),
  companyId: Type.String({
    pattern: '^([0-9]{1,32})?$',
    default: '',
    description: 'Only those of this company; blank for all.',
  }),
  updatedSince: UpdatedSince,
};

export const NewsFilter = Type.Object(newsFilter);
export type NewsFilter = Static<typeof NewsFilter>;
export const NewsListingQuery = Type.Object({ ...newsFilter, ...CursorQuery, order: Order(newsOrders) });
export type NewsListingQuery = Static<typeof NewsListingQuery>;
