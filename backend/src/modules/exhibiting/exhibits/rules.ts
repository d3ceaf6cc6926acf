import { createHash } from 'node:crypto';
import { Refusal } from '../../../http/errors.ts';
import { graphemes, firstGraphemes } from '../../../http/graphemes.ts';
import type { Bilingual } from '../../../http/language.ts';
import { readAll } from '../../../http/read-all.ts';
import { typedLine, typedLines } from '../../../http/typed-text.ts';
import { longest, LONGEST_TAG, MAX_TAGS, type ExhibitBody } from './contract.ts';

/** What a company wrote of an exhibit, as it is kept. */
export interface ExhibitText {
  titleCn: string;
  titleEn: string;
  briefCn: string;
  briefEn: string;
  descriptionCn: string;
  descriptionEn: string;
  /** Leaf of the classification, or blank. */
  categoryCode: string;
  tagsCn: string[];
  tagsEn: string[];
  imageUrl: string;
  /** Blank for none. */
  videoUrl: string;
}

type Field = keyof typeof longest;

const names: Record<Field, Bilingual> = {
  titleCn: { ZH: '展品中文名称', EN: 'exhibit name in Chinese' },
  titleEn: { ZH: '展品英文名称', EN: 'exhibit name in English' },
  descriptionCn: { ZH: '中文描述', EN: 'description in Chinese' },
  descriptionEn: { ZH: '英文描述', EN: 'description in English' },
};

const prompts = {
  image: { ZH: '请上传展品图片', EN: 'Upload a picture of the exhibit' },
  classify: { ZH: '展品分类不正确，请重新选择', EN: 'The category is not valid. Please select it again' },
  manyTags: { ZH: `标签最多 ${MAX_TAGS} 个`, EN: `At most ${MAX_TAGS} tags` },
  longTag: {
    ZH: `每个标签不能超过 ${LONGEST_TAG} 个字符`,
    EN: `A tag cannot exceed ${LONGEST_TAG} characters`,
  },
} satisfies Record<string, Bilingual>;

const refusal = (text: Bilingual, field: keyof ExhibitBody) => new Refusal(text, 500, undefined, field);

function needed(field: Field, text: string): string {
  const name = names[field];
  const limit = longest[field];
  if (text === '') throw refusal({ ZH: `请输入${name.ZH}`, EN: `Enter the ${name.EN}` }, field);
  if (graphemes(text) > limit) {
    throw refusal(
      { ZH: `${name.ZH}不能超过 ${limit} 个字符`, EN: `The ${name.EN} cannot exceed ${limit} characters` },
      field,
    );
  }
  return text;
}

/** Between two tags: a comma, an enumeration comma or a semicolon, of either script, or the end of a line. */
const SEPARATOR = /[,，、;；\r\n]/;

/** Each tag once, in their order. */
function tagsOf(body: ExhibitBody, field: 'fillTags' | 'fillTagsEn'): string[] {
  const tags = [...new Set((body[field] ?? '').split(SEPARATOR).map(typedLine))].filter((tag) => tag !== '');
  if (tags.length > MAX_TAGS) throw refusal(prompts.manyTags, field);
  if (tags.some((tag) => graphemes(tag) > LONGEST_TAG)) throw refusal(prompts.longTag, field);
  return tags;
}

/** Cards and result lists show the beginning of the description. */
function briefOf(description: string, most: number): string {
  const line = description.split('\n')[0] ?? '';
  return graphemes(line) > most ? `${firstGraphemes(line, most - 1).trimEnd()}…` : line;
}

function categoryOf(body: ExhibitBody, isLeaf: (code: string) => boolean): string {
  const code = typedLines(body.classify);
  if (code !== '' && !isLeaf(code)) throw refusal(prompts.classify, 'classify');
  return code;
}

function imageOf(body: ExhibitBody): string {
  const address = typedLines(body.imageUrl);
  if (address === '') throw refusal(prompts.image, 'imageUrl');
  return address;
}

/**
 * What a company wrote of an exhibit, checked in the order of the form.
 * @param isLeaf whether a code names a leaf of the classification
 * @throws Refusal naming the fields (VAL-054..056)
 */
export function readExhibit(body: ExhibitBody, isLeaf: (code: string) => boolean): ExhibitText {
  const text = readAll({
    titleCn: () => needed('titleCn', typedLine(body.titleCn)),
    titleEn: () => needed('titleEn', typedLine(body.titleEn)),
    categoryCode: () => categoryOf(body, isLeaf),
    tagsCn: () => tagsOf(body, 'fillTags'),
    tagsEn: () => tagsOf(body, 'fillTagsEn'),
    imageUrl: () => imageOf(body),
    descriptionCn: () => needed('descriptionCn', typedLines(body.descriptionCn)),
    descriptionEn: () => needed('descriptionEn', typedLines(body.descriptionEn)),
    videoUrl: () => typedLines(body.videoUrl),
  });
  return { ...text, briefCn: briefOf(text.descriptionCn, 60), briefEn: briefOf(text.descriptionEn, 120) };
}

/** The same for the same exhibit; its files are no part of it, for each sending of one has an address of its own. */
export const fingerprintOf = (text: ExhibitText): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        text.titleCn,
        text.titleEn,
        text.categoryCode,
        text.tagsCn,
        text.tagsEn,
        text.descriptionCn,
        text.descriptionEn,
      ]),
    )
    .digest('hex');
