import { createHash } from 'node:crypto';
import { Refusal } from '../../../http/errors.ts';
import { graphemes } from '../../../http/graphemes.ts';
import type { Bilingual } from '../../../http/language.ts';
import { readAll } from '../../../http/read-all.ts';
import { sanitiseForeignText, wordsOf } from '../../../rich-text/sanitise.ts';
import { isPictureAddress } from '../../../uploads/index.ts';
import { typedLine } from '../../../http/typed-text.ts';
import { MAX_CONTENT, MAX_FILES, MAX_PICTURES, MAX_TITLE, type PromotionArticleBody } from './contract.ts';

/** What a company wrote, cleaned. */
export interface ArticleText {
  titleCn: string;
  titleEn: string;
  imageUrl: string;
  contentCn: string;
  contentEn: string;
  /** Addresses of the pictures in either content, with the field that shows each. */
  pictures: { address: string; field: 'contentCn' | 'contentEn' }[];
  /** Addresses, each once. */
  files: string[];
}

const prompts = {
  titleCn: { ZH: '请输入中文标题', EN: 'Enter the Chinese title' },
  titleEn: { ZH: '请输入英文标题', EN: 'Enter the English title' },
  titleLong: {
    ZH: `标题不能超过 ${MAX_TITLE} 个字符`,
    EN: `The title cannot exceed ${MAX_TITLE} characters`,
  },
  imageUrl: { ZH: '请上传封面图片', EN: 'Upload a cover picture' },
  contentCn: { ZH: '请输入中文内容', EN: 'Enter the Chinese content' },
  contentEn: { ZH: '请输入英文内容', EN: 'Enter the English content' },
  contentLong: {
    ZH: '内容过长，请精简后再提交',
    EN: 'The content is too long. Please shorten it and submit again',
  },
  pictures: {
    ZH: `每篇内容最多 ${MAX_PICTURES} 张图片`,
    EN: `At most ${MAX_PICTURES} pictures in each content`,
  },
  files: { ZH: `最多上传 ${MAX_FILES} 个附件`, EN: `At most ${MAX_FILES} attachments` },
} satisfies Record<string, Bilingual>;

const refusal = (text: Bilingual, field: keyof PromotionArticleBody) =>
  new Refusal(text, 500, undefined, field);

/** A title is one line. */
function titleOf(body: PromotionArticleBody, field: 'titleCn' | 'titleEn'): string {
  const title = typedLine(body[field]);
  if (title === '') throw refusal(prompts[field], field);
  if (graphemes(title) > MAX_TITLE) throw refusal(prompts.titleLong, field);
  return title;
}

function contentOf(body: PromotionArticleBody, field: 'contentCn' | 'contentEn') {
  const written = body[field] ?? '';
  if (written.length > MAX_CONTENT) throw refusal(prompts.contentLong, field);
  const { html, pictures } = sanitiseForeignText(written, isPictureAddress);
  if (pictures.length > MAX_PICTURES) throw refusal(prompts.pictures, field);
  if (wordsOf(html) === '') throw refusal(prompts[field], field);
  return { html, pictures: pictures.map((address) => ({ address, field })) };
}

function coverOf(body: PromotionArticleBody): string {
  const address = typedLine(body.imageUrl);
  if (address === '') throw refusal(prompts.imageUrl, 'imageUrl');
  return address;
}

function filesOf(body: PromotionArticleBody): string[] {
  const files = [...new Set((body.files ?? '').split(',').map(typedLine))].filter(
    (address) => address !== '',
  );
  if (files.length > MAX_FILES) throw refusal(prompts.files, 'files');
  return files;
}

/**
 * What a company wrote, checked in the order of the form and cleaned.
 * @throws Refusal naming the fields (VAL-059)
 */
export function readArticle(body: PromotionArticleBody): ArticleText {
  const { chinese, english, ...text } = readAll({
    titleCn: () => titleOf(body, 'titleCn'),
    titleEn: () => titleOf(body, 'titleEn'),
    imageUrl: () => coverOf(body),
    chinese: () => contentOf(body, 'contentCn'),
    english: () => contentOf(body, 'contentEn'),
    files: () => filesOf(body),
  });
  return {
    ...text,
    contentCn: chinese.html,
    contentEn: english.html,
    pictures: [...chinese.pictures, ...english.pictures],
  };
}

/** The same for the same article. */
export const fingerprintOf = ({ titleCn, titleEn, contentCn, contentEn }: ArticleText): string =>
  createHash('sha256')
    .update(JSON.stringify([titleCn, titleEn, contentCn, contentEn]))
    .digest('hex');
