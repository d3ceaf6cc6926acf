import type { MessageId } from '../../../i18n';
import { graphemes } from '../../../lib/graphemes';
import { isRecord } from '../../../lib/objects';
import { type OwnExhibitFragment, saveExhibitLimits } from './exhibits.generated';

/** Fields in the order of the form, which is the order of their errors. */
export const exhibitFields = [
  'titleCn',
  'titleEn',
  'categoryCode',
  'imageUrl',
  'videoUrl',
  'descriptionCn',
  'descriptionEn',
  'tagsCn',
  'tagsEn',
] as const;
type ExhibitField = (typeof exhibitFields)[number];

type FileField = 'imageUrl' | 'videoUrl';
type TextField = Exclude<ExhibitField, FileField>;
const textFields = exhibitFields.filter(
  (field): field is TextField => field !== 'imageUrl' && field !== 'videoUrl',
);

/** What the form holds; blank for no text, null for no file. Tags are one text, with commas between them. */
export type ExhibitValues = Record<TextField, string> & Record<FileField, string | null>;
type ExhibitMistakes = Partial<Record<ExhibitField, MessageId>>;

export const emptyValues: ExhibitValues = {
  titleCn: '',
  titleEn: '',
  categoryCode: '',
  tagsCn: '',
  tagsEn: '',
  imageUrl: null,
  videoUrl: null,
  descriptionCn: '',
  descriptionEn: '',
};

const lengths: Partial<Record<ExhibitField, number>> = saveExhibitLimits;
/** Most characters of a field; 0 where no length is checked. */
export const mostOf = (field: ExhibitField): number => lengths[field] ?? 0;
const MAX_TAGS = 10;
const LONGEST_TAG = 30;

/** Between two tags: a comma, an enumeration comma or a semicolon, of either script, or the end of a line. */
const SEPARATOR = /[,，、;；\r\n]/;

/** The tags of a text, each once, in their order (EXH-062). */
export const tagsOf = (text: string): string[] =>
  [...new Set(text.split(SEPARATOR).map((tag) => tag.replace(/\s+/g, ' ').trim()))].filter(
    (tag) => tag !== '',
  );

/** The tags that are missing where those of the other language are there: pages in their language show the others. */
export function missingTags(cn: readonly string[], en: readonly string[]): 'tagsCn' | 'tagsEn' | undefined {
  if (cn.length > 0 && en.length === 0) return 'tagsEn';
  return cn.length === 0 && en.length > 0 ? 'tagsCn' : undefined;
}

export const valuesOf = ({ texts, category, imageUrl, videoUrl }: OwnExhibitFragment): ExhibitValues => ({
  titleCn: texts?.titleCn ?? '',
  titleEn: texts?.titleEn ?? '',
  categoryCode: category?.id ?? '',
  tagsCn: texts?.tagsCn.join(', ') ?? '',
  tagsEn: texts?.tagsEn.join(', ') ?? '',
  imageUrl: imageUrl ?? null,
  videoUrl: videoUrl ?? null,
  descriptionCn: texts?.descriptionCn ?? '',
  descriptionEn: texts?.descriptionEn ?? '',
});

const needs: Partial<Record<ExhibitField, MessageId>> = {
  titleCn: 'exhibits.need.titleCn',
  titleEn: 'exhibits.need.titleEn',
  imageUrl: 'exhibits.need.imageUrl',
  descriptionCn: 'exhibits.need.descriptionCn',
  descriptionEn: 'exhibits.need.descriptionEn',
};

function mistakeOf(field: ExhibitField, text: string): MessageId | undefined {
  const length = graphemes(text.replace(/\r\n?/g, '\n').trim());
  if (length === 0) return needs[field];
  if (field === 'tagsCn' || field === 'tagsEn') {
    const tags = tagsOf(text);
    if (tags.length > MAX_TAGS) return 'exhibits.manyTags';
    return tags.some((tag) => graphemes(tag) > LONGEST_TAG) ? 'exhibits.longTag' : undefined;
  }
  const most = mostOf(field);
  return most > 0 && length > most ? 'exhibits.long' : undefined;
}

/** What is missing or too long (VAL-054..056); the server checks again. */
export function checkValues(values: ExhibitValues): ExhibitMistakes {
  const mistakes: ExhibitMistakes = {};
  for (const field of exhibitFields) {
    const mistake = mistakeOf(field, values[field] ?? '');
    if (mistake) mistakes[field] = mistake;
  }
  return mistakes;
}

/** Reads what the browser kept; null for what is no draft. */
export function parseValues(kept: unknown): ExhibitValues | null {
  if (!isRecord(kept)) return null;
  const text = (field: ExhibitField) => {
    const value = kept[field];
    return typeof value === 'string' ? value.slice(0, 10_000) : '';
  };
  const values = { ...emptyValues };
  for (const field of textFields) values[field] = text(field);
  for (const field of ['imageUrl', 'videoUrl'] as const) values[field] = text(field) || null;
  return values;
}
