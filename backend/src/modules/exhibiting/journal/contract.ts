import Type, { type Static } from 'typebox';
import { characters } from '../../../http/characters.ts';
import { ReviewFields } from '../../../review/index.ts';

/** Longest introductions, characters as people count them (CONFLICT-002); 105 and 220 are recommended. */
export const MAX_CONTENT_CN = 300;
export const MAX_CONTENT_EN = 500;
/** Shortest address (VAL-061). */
export const MIN_ADDRESS = 10;
/** Longest of the other texts. */
export const MAX_WORDS = 200;
/** Most fields that a company can be found under. */
export const MAX_CLASSES = 30;

/** The company's entry of the journal, or what it can begin with (EXH-078, EXH-081). */
export const JournalEntry = Type.Object(
  {
    id: Type.Union([Type.String(), Type.Null()], {
      description: "Null where nothing has been handed in: the texts are then the company's own record.",
    }),
    companyCn: Type.String(),
    companyEn: Type.String(),
    companyAddress: Type.String(),
    phone: Type.String(),
    fax: Type.String(),
    webSite: Type.String(),
    contentCn: Type.String(),
    contentEn: Type.String(),
    classify: Type.String({ description: 'Codes of the classification, comma-joined.' }),
    ...ReviewFields,
    status: Type.Integer({
      description: '1 under review, 2 approved, 3 rejected; 0 where nothing has been handed in.',
    }),
    createTime: Type.Union([Type.String(), Type.Null()], { description: 'Shanghai time.' }),
    updateTime: Type.Union([Type.String(), Type.Null()], {
      description: 'When it was last handed in again, Shanghai time; null if never.',
    }),
    closesAt: Type.String({ description: 'Last second to hand it in, yyyy-MM-dd HH:mm:ss, Shanghai time.' }),
    isClosed: Type.Boolean({ description: 'Whether that second has passed.' }),
  },
  { $id: 'JournalEntry', description: "The company's own entry of the conference journal." },
);
export type JournalEntry = Static<typeof JournalEntry>;

const leaf = { code: Type.String(), name: Type.String(), nameEn: Type.String() };

/** A root of the classification with what is below it (EXH-077). */
export const ClassificationNode = Type.Object(
  { ...leaf, children: Type.Array(Type.Object(leaf)) },
  { $id: 'ClassificationNode', description: 'A root of the classification with its leaves.' },
);
export type ClassificationNode = Static<typeof ClassificationNode>;

const words = (most: number, description: string) => Type.Optional(characters(most, { description }));
const short = (what: string) => words(MAX_WORDS, `${what}, at most ${MAX_WORDS} characters.`);

/** What a company writes. Missing parts are let through to the rules, which ask for them in words. */
export const JournalBody = Type.Object(
  {
    companyCn: short('Chinese name'),
    companyEn: short('English name'),
    companyAddress: short(`Address of at least ${MIN_ADDRESS} characters`),
    phone: short('Phone'),
    fax: short('Fax'),
    webSite: short('Web address'),
    contentCn: words(MAX_CONTENT_CN, `Chinese introduction, at most ${MAX_CONTENT_CN} characters.`),
    contentEn: words(MAX_CONTENT_EN, `English introduction, at most ${MAX_CONTENT_EN} characters.`),
    classify: Type.Optional(
      Type.String({
        maxLength: 2000,
        description: 'Codes of the classification, comma-joined; at least one.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type JournalBody = Static<typeof JournalBody>;
