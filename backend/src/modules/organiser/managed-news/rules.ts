import { instantOf, shanghaiText } from '../../../clock/clock.ts';
import { Refusal } from '../../../http/errors.ts';
import { graphemes } from '../../../http/graphemes.ts';
import type { Bilingual } from '../../../http/language.ts';
import { readAll } from '../../../http/read-all.ts';
import { typedLine } from '../../../http/typed-text.ts';
import { sanitiseForeignText, wordsOf } from '../../../rich-text/sanitise.ts';
import { isPictureAddress } from '../../../uploads/index.ts';
import type { ShowNewsRow } from '../../content/index.ts';
import { isLink } from '../console/link.ts';
import { MAX_CONTENT, MAX_PICTURES, MAX_SUMMARY, MAX_TITLE, type NewsBody } from './contract.ts';
import { prompts } from './messages.ts';
import { startOf, type NewsText } from './snapshot.ts';

const refusal = (text: Bilingual, field: string, status?: number) =>
  new Refusal(text, 500, status).about(field);

/** What an editor wrote, cleaned. */
export interface WrittenNews {
  text: NewsText;
  /** Addresses of the pictures in either text that are uploads, with the field that shows each. */
  pictures: { address: string; field: 'contentCn' | 'contentEn' }[];
}

/** Whether a text says or shows something. */
const isWritten = (html: string): boolean => html.includes('<img') || wordsOf(html) !== '';

/** Which languages of an article are not written yet. */
export const missingOf = (text: Pick<NewsText, 'titleCn' | 'titleEn' | 'contentCn' | 'contentEn' | 'link'>) =>
  (['ZH', 'EN'] as const).filter((language) => {
    const [title, content] =
      language === 'ZH' ? [text.titleCn, text.contentCn] : [text.titleEn, text.contentEn];
    return title === '' || (text.link === '' && !isWritten(content));
  });

function lineOf(typed: string, max: number, tooLong: Bilingual, field: string): string {
  const text = typedLine(typed);
  if (graphemes(text) > max) throw refusal(tooLong, field);
  return text;
}

/** The Chinese title; an article has one in one language at least. */
function chineseTitleOf(body: NewsBody): string {
  const title = lineOf(body.titleCn, MAX_TITLE, prompts.titleLong, 'titleCn');
  if (title === '' && typedLine(body.titleEn) === '') throw refusal(prompts.title, 'titleCn');
  return title;
}

function linkOf(typed: string): string {
  const link = typed.trim();
  if (link !== '' && !isLink(link)) throw refusal(prompts.link, 'link');
  return link;
}

/** @throws Refusal naming the fields */
export function readNews(body: NewsBody, before: ShowNewsRow | undefined): WrittenNews {
  const pictures: WrittenNews['pictures'] = [];
  const contentOf = (field: 'contentCn' | 'contentEn') => {
    if (body[field].length > MAX_CONTENT) throw refusal(prompts.contentLong, field);
    // Pictures of the edition's own files stay where they stand; new ones are uploads.
    const stood = (address: string) => before?.[field].includes(`"${address}"`) === true;
    const read = sanitiseForeignText(body[field], (src) => isPictureAddress(src) || stood(src));
    if (read.pictures.length > MAX_PICTURES) throw refusal(prompts.pictures, field);
    pictures.push(...read.pictures.filter((one) => !stood(one)).map((one) => ({ address: one, field })));
    return isWritten(read.html) ? read.html : '';
  };
  const text: NewsText = readAll({
    kind: () => body.kind,
    titleCn: () => chineseTitleOf(body),
    titleEn: () => lineOf(body.titleEn, MAX_TITLE, prompts.titleLong, 'titleEn'),
    descriptionCn: () => lineOf(body.descriptionCn, MAX_SUMMARY, prompts.summaryLong, 'descriptionCn'),
    descriptionEn: () => lineOf(body.descriptionEn, MAX_SUMMARY, prompts.summaryLong, 'descriptionEn'),
    coverImage: () => body.coverImage.trim(),
    link: () => linkOf(body.link),
    contentCn: () => contentOf('contentCn'),
    contentEn: () => contentOf('contentEn'),
  });
  return { text, pictures };
}

/**
 * What becomes public has, in each language that it has, a title and a text.
 * @throws Refusal naming the fields
 */
export function assertWhole({ titleCn, titleEn, contentCn, contentEn, link }: NewsText): void {
  if (link !== '') return;
  const assertSide = (title: string, content: string, side: 'Cn' | 'En') => {
    if (title === '' && content !== '') throw refusal(prompts.titleOfText, `title${side}`);
    if (title !== '' && content === '') throw refusal(prompts.content, `content${side}`);
  };
  readAll({
    chinese: () => assertSide(titleCn, contentCn, 'Cn'),
    english: () => assertSide(titleEn, contentEn, 'En'),
  });
}

/** @throws Refusal naming the field for what is no date of the calendar */
function instantIn(text: string, field: string, wrong: Bilingual): Date {
  const at = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? instantOf(text) : new Date(NaN);
  // 31 February would become a day of March.
  if (Number.isNaN(at.getTime()) || shanghaiText(at) !== text) throw refusal(wrong, field);
  return at;
}

/** A moment of the contract, or none where it is blank. @throws Refusal naming the field */
export const readMoment = (text: string, field: string): Date | null =>
  text === '' ? null : instantIn(text, field, prompts.time);

const isPublicNow = (row: ShowNewsRow | undefined, now: Date): boolean =>
  row?.state === 'published' && (row.publicFrom === null || row.publicFrom <= now);

/** Where an article stands, and its date. */
export type Standing = Pick<ShowNewsRow, 'state' | 'publicFrom' | 'isDated' | 'createdAt'>;

/**
 * Where an article stands after a change, and its date.
 * @throws Refusal naming the fields; 409 for a way that there is not
 */
export function standingOf(
  body: Pick<NewsBody, 'state' | 'publishTime' | 'date'>,
  before: ShowNewsRow | undefined,
  now: Date,
): Standing {
  const wasPublic = isPublicNow(before, now);
  const { state } = body;
  if (state === 'draft' && wasPublic) throw refusal(prompts.noDraft, 'state', 409).because('CONFLICT');
  if (state === 'withdrawn' && !wasPublic && before?.state !== 'withdrawn')
    throw refusal(prompts.noWithdrawal, 'state', 409).because('CONFLICT');

  const publicFrom = () => {
    if (state === 'draft') return null;
    if (state === 'withdrawn') return before?.publicFrom ?? null;
    const wanted = readMoment(body.publishTime, 'publishTime');
    if (wasPublic) {
      if (wanted && wanted > now)
        throw refusal(prompts.alreadyPublic, 'publishTime', 409).because('CONFLICT');
      return before?.publicFrom ?? null;
    }
    if (wanted && wanted <= now) throw refusal(prompts.past, 'publishTime');
    return wanted ?? now;
  };
  const { from } = readAll({
    from: publicFrom,
    date: () => body.date === '' || instantIn(`${body.date} 00:00:00`, 'date', prompts.date),
  });
  if (body.date === '') {
    const keeps = before !== undefined && !before.isDated && (wasPublic || state === 'withdrawn');
    return { state, publicFrom: from, isDated: false, createdAt: keeps ? before.createdAt : (from ?? now) };
  }
  const isOfDay = (at: Date) => shanghaiText(at).startsWith(body.date);
  const newDate = isOfDay(now) ? now : startOf(body.date);
  const keepsDate = before !== undefined && isOfDay(before.createdAt);
  const createdAt = keepsDate ? before.createdAt : newDate;
  return { state, publicFrom: from, isDated: true, createdAt };
}
