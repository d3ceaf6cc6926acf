import Type, { type Static } from 'typebox';
import { Ids } from '../../http/ids.ts';
import { Keyword, PageQuery } from '../../http/page.ts';

/** A buyer's purchasing request (DIR-063). */
export const Post = Type.Object(
  {
    id: Type.String(),
    type: Type.String({ description: 'Publish type: 1 urgent, 2 one-off, 3 periodic or long-term.' }),
    type_dictText: Type.String({ description: 'Publish type in words, in the language of the request.' }),
    postsClassify: Type.String({
      description:
        'Purchase types, comma-joined: 1 raw materials, 2 machinery, 3 products, 4 other solutions.',
    }),
    postsClassify_dictText: Type.String({
      description: 'Purchase types in words, in the language of the request.',
    }),
    content: Type.String({ description: 'What is wanted, in the language of the request.' }),
    contentCn: Type.String(),
    contentEn: Type.String(),
    postsNumber: Type.String({ description: 'Planned volume, in the language of the request.' }),
    postsNumberCn: Type.String(),
    postsNumberEn: Type.String(),
    coverImage: Type.String(),
    publisher: Type.String({
      description: 'Company or nick name of who asks; blank where none is known.',
    }),
    countNumber: Type.Integer({ description: 'Suppliers that applied.' }),
    createTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Shanghai time.' }),
    updateTime: Type.Union([Type.String(), Type.Null()], {
      description:
        'When what everybody reads of it last changed, its publication included: yyyy-MM-dd HH:mm:ss, Shanghai time.',
    }),
  },
  { $id: 'Post', description: "A buyer's purchasing request." },
);
export type Post = Static<typeof Post>;

export const PostSearchQuery = Type.Object({ ...PageQuery, keyword: Keyword });

export const PostQuery = Type.Object({
  ...PageQuery,
  keyword: Keyword,
  typeQuery: Type.String({
    pattern: '^([tc][1-4](,[tc][1-4])*)?$',
    maxLength: 40,
    default: '',
    description:
      't1 to t3: publish type; c1 to c4: purchase type; comma-joined, any of a kind, both kinds together (CONFLICT-032).',
  }),
  fixId: Type.String({
    pattern: '^([0-9]{1,32})?$',
    default: '',
    description: 'Only the request with this id (DIR-059).',
  }),
});
export type PostQuery = Static<typeof PostQuery>;

export const PostIdsQuery = Type.Object({ ids: Ids });
