import Type, { type Static } from 'typebox';
import { characters } from '../../../http/characters.ts';
import { PageQuery } from '../../../http/page.ts';
import { ReviewFields, StatusQuery } from '../../../review/index.ts';

/** Longest title, characters as people count them. */
export const MAX_TITLE = 200;
/** Longest content of a side, characters of HTML: about eight times the recommended 1200 words. */
export const MAX_CONTENT = 60_000;
/** Most pictures of a side; 4 to 6 are recommended (CONST-039). */
export const MAX_PICTURES = 20;
export const MAX_FILES = 10;

/** An article without its contents, as lists send it: ten of them with contents may be megabytes. */
export const PromotionArticleSummary = Type.Object(
  {
    id: Type.String(),
    titleCn: Type.String(),
    titleEn: Type.String(),
    imageUrl: Type.String({ description: 'Address of the cover.' }),
    files: Type.String({ description: 'Addresses of the attachments, comma-joined.' }),
    createTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Shanghai time.' }),
    updateTime: Type.Union([Type.String(), Type.Null()], {
      description: 'When it was last handed in again, Shanghai time; null if never.',
    }),
    ...ReviewFields,
  },
  { $id: 'PromotionArticleSummary', description: "One of the company's own articles, as lists send it." },
);

/** An article as its company sees it (EXH-071). */
export const PromotionArticle = Type.Object(
  {
    ...PromotionArticleSummary.properties,
    contentCn: Type.String({ description: 'Clean HTML.' }),
    contentEn: Type.String({ description: 'Clean HTML.' }),
    fileList: Type.Array(
      Type.Object({
        address: Type.String(),
        name: Type.String({ description: 'The name that it came with.' }),
        bytes: Type.Integer(),
      }),
      { description: 'The attachments one by one.' },
    ),
  },
  { $id: 'PromotionArticle', description: "One of the company's own articles." },
);
export type PromotionArticleSummary = Static<typeof PromotionArticleSummary>;
export type PromotionArticle = Static<typeof PromotionArticle>;

export const ArticlesQuery = Type.Object({ ...PageQuery, status: StatusQuery });

const title = Type.Optional(
  characters(MAX_TITLE, { description: `At most ${MAX_TITLE} characters as people count them.` }),
);
const content = Type.Optional(
  Type.String({
    'x-max-characters': MAX_CONTENT,
    description:
      `HTML of at most ${MAX_CONTENT} characters. Kept without scripts, styles and frames; pictures stay where ` +
      'they are uploads of this account.',
  }),
);

/** What a company writes. Missing parts are let through to the rules, which ask for them in words. */
export const PromotionArticleBody = Type.Object(
  {
    id: Type.Optional(
      Type.String({
        pattern: '^[0-9]{0,32}$',
        description: 'Of a rejected article that is handed in again; omitted or blank for a new one.',
      }),
    ),
    titleCn: title,
    titleEn: title,
    imageUrl: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'Address of a picture (jpg, png) of this account: the cover.',
      }),
    ),
    contentCn: content,
    contentEn: content,
    files: Type.Optional(
      Type.String({
        maxLength: MAX_FILES * 80,
        description: `Addresses of at most ${MAX_FILES} files of this account, comma-joined, 2 MB each.`,
      }),
    ),
  },
  { additionalProperties: false },
);
export type PromotionArticleBody = Static<typeof PromotionArticleBody>;
