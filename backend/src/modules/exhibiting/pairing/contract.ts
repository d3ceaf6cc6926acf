import Type, { type Static } from 'typebox';
import { characters } from '../../../http/characters.ts';
import { Id, Ids } from '../../../http/ids.ts';
import { PageQuery } from '../../../http/page.ts';
import { ReviewFields } from '../../../review/index.ts';
import { Post } from '../../sourcing/index.ts';

/** Characters of the words to the buyer: they begin a thread (CONST-036). */
export const MAX_MESSAGE = 200;

/** An application as its two sides see it: the company, and the buyer once it has passed the review. */
export const Pairing = Type.Object(
  {
    id: Type.String(),
    title: Type.String({ description: 'What is wanted, in the language of the request.' }),
    titleCn: Type.String(),
    titleEn: Type.String(),
    postId: Type.Union([Type.String(), Type.Null()], {
      description: 'Id of the request; null once it is deleted.',
    }),
    companyId: Type.String({ description: 'Id of the company that applied.' }),
    message: Type.String({ description: "The company's words to the buyer." }),
    approveStatus: Type.String({ description: "'1' under review, '2' passed, '3' failed (EXH-179)." }),
    approveStatus_dictText: Type.String({
      description: 'Awaiting review, audit successful, failed, or paired (CONFLICT-020).',
    }),
    pairedTime: Type.Union([Type.String(), Type.Null()], {
      description: 'When the buyer accepted, Shanghai time; null before that.',
    }),
    consultationId: Type.Union([Type.String(), Type.Null()], {
      description: 'Id of the thread with the buyer; null until the review is passed.',
    }),
    ...ReviewFields,
    createTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Shanghai time.' }),
    updateTime: Type.Union([Type.String(), Type.Null()], {
      description: 'When it was last handed in again, Shanghai time; null if never.',
    }),
  },
  { $id: 'PairingApplication', description: "A company's application to supply what a buyer asks for." },
);
export type Pairing = Static<typeof Pairing>;

/** A request that fits the company. */
export const RecommendedPost = Type.Object(
  {
    ...Post.properties,
    reason: Type.String({ description: 'Why it fits, in the language of the request.' }),
    reasonCn: Type.String(),
    reasonEn: Type.String(),
    application: Type.Union([Pairing, Type.Null()], {
      description: "The company's application for it; null where there is none.",
    }),
  },
  { $id: 'RecommendedPost', description: "A buyer's request that fits the company, and why." },
);
export type RecommendedPost = Static<typeof RecommendedPost>;

export const PairingQuery = Type.Object({
  ...PageQuery,
  type: Type.Optional(Type.Literal('2', { description: 'Always 2: requests of buyers (EXH-180).' })),
});
export const RecommendedQuery = Type.Object(PageQuery);

/** Missing words are let through to the rules, which ask for them. */
export const PairingBody = Type.Object(
  {
    title: Type.Optional(
      characters(MAX_MESSAGE, {
        description: `Words to the buyer, at most ${MAX_MESSAGE} characters as people count them.`,
      }),
    ),
    type: Type.Optional(Type.Literal(2, { description: 'Always 2 (CONFLICT-018).' })),
    postId: Type.String({ pattern: '^[0-9]{1,32}$', description: 'Id of the request.' }),
  },
  { additionalProperties: false },
);
export type PairingBody = Static<typeof PairingBody>;

export const OwnPostQuery = Type.Object({ ...PageQuery, id: Id });
export const ThreadIdsQuery = Type.Object({ ids: Ids });
export const IdParams = Type.Object({ id: Id });
