import Type, { type Static } from 'typebox';
import { characters } from '../../http/characters.ts';
import { UNITS_PER_GRAPHEME } from '../../http/graphemes.ts';
import { PageQuery } from '../../http/page.ts';
import { ReviewFields, StatusQuery } from '../../review/index.ts';
import { Post } from './contract.ts';

/** Longest text of a request, characters as people count them (VAL-041, CONST-044, docs/specification.md). */
export const MAX_CONTENT = 200;
/** Longest quantity, likewise: it is free text (EXH-156). */
export const MAX_QUANTITY = 100;

/** A request as its owner sees it (VC-068, EXH-155). */
export const Demand = Type.Object(
  {
    ...Post.properties,
    postsClassifyList: Type.Array(Type.String(), {
      description: 'The codes of `postsClassify`, one by one.',
    }),
    ...ReviewFields,
    updateTime: Type.Union([Type.String(), Type.Null()], {
      description: 'When it was last handed in again, Shanghai time; null if never.',
    }),
  },
  { $id: 'Demand', description: "The caller's own purchasing request." },
);
export type Demand = Static<typeof Demand>;

export const DemandQuery = Type.Object({
  ...PageQuery,
  status: StatusQuery,
});

/**
 * What an owner writes (EXH-158). Status, owner and dates are no part of it: unknown fields are refused. Missing ones
 * are let through to the rules, which ask for them in words.
 */
export const DemandBody = Type.Object(
  {
    id: Type.Optional(
      Type.String({
        pattern: '^[0-9]{0,32}$',
        description:
          'Of a rejected request that is handed in again; omitted or blank for a new one (CONFLICT-024).',
      }),
    ),
    type: Type.Optional(Type.String({ maxLength: 10, description: 'Publish type, 1 to 3.' })),
    postsClassify: Type.Optional(
      Type.String({ maxLength: 40, description: 'Purchase types, 1 to 4, comma-joined; at least one.' }),
    ),
    postsClassifyList: Type.Optional(
      Type.Array(Type.String({ maxLength: 10 }), {
        maxItems: 10,
        description: 'The same as a list; either will do, and where both are sent they agree.',
      }),
    ),
    content: Type.Optional(
      Type.String({
        maxLength: MAX_CONTENT * UNITS_PER_GRAPHEME,
        'x-max-characters-or-words': MAX_CONTENT,
        description: `What is wanted, at most ${MAX_CONTENT} characters as people count them or ${MAX_CONTENT} words, whichever allows more, in the language of the request.`,
      }),
    ),
    postsNumber: Type.Optional(
      characters(MAX_QUANTITY, {
        description: `Planned volume in the writer's words, at most ${MAX_QUANTITY} characters.`,
      }),
    ),
    coverImage: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'Address of a picture (jpg, png) that this account uploaded; blank for none.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type DemandBody = Static<typeof DemandBody>;
