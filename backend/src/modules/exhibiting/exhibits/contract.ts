import Type, { type Static } from 'typebox';
import { characters } from '../../../http/characters.ts';
import { UNITS_PER_GRAPHEME } from '../../../http/graphemes.ts';
import { PageQuery } from '../../../http/page.ts';
import { ReviewFields, StatusQuery } from '../../../review/index.ts';

/** Most characters of each text, as people count them (VAL-056, CONST-037). */
export const longest = { titleCn: 100, titleEn: 150, descriptionCn: 300, descriptionEn: 400 } as const;
export const MAX_TAGS = 10;
/** Characters of one tag. */
export const LONGEST_TAG = 30;
/** Bytes of a video (VAL-058, CONST-038, CONFLICT-040). */
export const MAX_VIDEO = 2 * 1024 * 1024;

const TAGS_UNITS = MAX_TAGS * (LONGEST_TAG + 1) * UNITS_PER_GRAPHEME;

/** An exhibit as its company sees it (EXH-060). */
export const Exhibit = Type.Object(
  {
    id: Type.String(),
    companyId: Type.String({ description: 'Id of the company.' }),
    titleCn: Type.String(),
    titleEn: Type.String(),
    classify: Type.String({ description: 'Code of a leaf of the classification; blank for none.' }),
    fillTags: Type.String({ description: 'Chinese tags, comma-joined.' }),
    fillTagsEn: Type.String({ description: 'English tags, comma-joined.' }),
    imageUrl: Type.String(),
    videoUrl: Type.String({ description: 'An mp4; blank for none.' }),
    descriptionCn: Type.String(),
    descriptionEn: Type.String(),
    createdTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Shanghai time.' }),
    updateTime: Type.String({ description: 'When it was written last, Shanghai time.' }),
    ...ReviewFields,
  },
  { $id: 'Exhibit', description: "One of the caller's company's own products." },
);
export type Exhibit = Static<typeof Exhibit>;

export const ExhibitQuery = Type.Object({ ...PageQuery, status: StatusQuery });

const written = (field: keyof typeof longest, description: string) =>
  Type.Optional(characters(longest[field], { description }));

/**
 * What a company writes of an exhibit. State, owner and dates are no part of it: unknown fields are refused. Missing
 * ones are let through to the rules, which ask for them in words.
 */
export const ExhibitBody = Type.Object(
  {
    id: Type.Optional(
      Type.String({
        pattern: '^[0-9]{0,32}$',
        description: 'Of a rejected exhibit that is handed in again; omitted or blank for a new one.',
      }),
    ),
    titleCn: written('titleCn', 'Name in Chinese.'),
    titleEn: written('titleEn', 'Name in English.'),
    classify: Type.Optional(
      Type.String({ maxLength: 10, description: 'Code of a leaf of the classification; blank for none.' }),
    ),
    fillTags: Type.Optional(
      Type.String({ maxLength: TAGS_UNITS, description: `Chinese tags, comma-joined, at most ${MAX_TAGS}.` }),
    ),
    fillTagsEn: Type.Optional(Type.String({ maxLength: TAGS_UNITS, description: 'English tags, likewise.' })),
    imageUrl: Type.Optional(
      Type.String({
        maxLength: 300,
        description: 'Address of a picture (jpg, png) that this account uploaded.',
      }),
    ),
    videoUrl: Type.Optional(
      Type.String({
        maxLength: 300,
        description: 'Address of a video (mp4, at most 2 MB) that this account uploaded; blank for none.',
      }),
    ),
    descriptionCn: written('descriptionCn', `In Chinese, at most ${longest.descriptionCn} characters.`),
    descriptionEn: written('descriptionEn', `In English, at most ${longest.descriptionEn} characters.`),
  },
  { additionalProperties: false },
);
export type ExhibitBody = Static<typeof ExhibitBody>;
