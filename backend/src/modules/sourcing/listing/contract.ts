import Type, { type Static } from 'typebox';
import { CursorQuery, Order, UpdatedSince } from '../../../http/cursor-page.ts';
import { Ids } from '../../../http/ids.ts';
import { Keyword } from '../../../http/page.ts';

/** Orders of lists of purchasing requests. */
export const postOrders = ['id', 'createTime', 'updateTime'] as const;

const codes = (last: number, description: string) =>
  Type.String({ pattern: `^([1-${last}](,[1-${last}])*)?$`, maxLength: 40, default: '', description });

const postFilter = {
  ids: Type.Optional(Ids),
  keyword: Keyword,
  type: codes(3, 'Any of these publish types, comma-joined; blank for all.'),
  postsClassify: codes(4, 'Any of these purchase types, comma-joined; blank for all.'),
  updatedSince: UpdatedSince,
};

export const PostFilter = Type.Object(postFilter);
export type PostFilter = Static<typeof PostFilter>;
export const PostListingQuery = Type.Object({ ...postFilter, ...CursorQuery, order: Order(postOrders) });
export type PostListingQuery = Static<typeof PostListingQuery>;
