import Type, { type Static } from 'typebox';

/** Ids of the posters in the order of their templates: link 1 stands on poster 1, link 2 on poster 3 (CONFLICT-045). */
export const POSTERS = [1, 3] as const;
export type PosterId = (typeof POSTERS)[number];

const ownId = Type.String({
  maxLength: 30,
  description: 'Id of the account that asks; only its own posters.',
});

export const LinkParams = Type.Object({
  template: Type.Union([Type.Literal('1'), Type.Literal('2')], {
    description: 'Place of the template, from 1 (CONST-059).',
  }),
});
export const LinkQuery = Type.Object({ id: ownId });

export const PosterParams = Type.Object({
  poster: Type.Union([Type.Literal('1'), Type.Literal('3')], { description: 'Id of the poster.' }),
});
export const PosterQuery = Type.Object({
  id: ownId,
  qrcode: Type.Boolean({ default: false, description: 'Whether the code with the link stands on it.' }),
  language: Type.Optional(
    Type.Union([Type.Literal('ZH'), Type.Literal('EN')], {
      description: 'Language of the poster; that of the request unless told.',
    }),
  ),
  width: Type.Union([Type.Literal(720), Type.Literal(1620)], {
    default: 1620,
    description: 'Pixels: 1620 for print, 720 for a look at it.',
  }),
});
export type PosterQuery = Static<typeof PosterQuery>;

/** The answer of a poster in the documentation: no JSON. */
export const PosterImage = Type.Unsafe<Buffer>({
  type: 'string',
  format: 'binary',
  description: 'PNG, half as high again as wide.',
});
