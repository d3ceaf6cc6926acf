import { TextDecoder } from 'node:util';
import type { TextEncoding } from './encoding-names.ts';
import { markedEncoding, readIn, textIn } from './encodings.ts';
import { isKoreanSyllable } from './korean.ts';
import { OtherMark, UnknownEncoding, UnreadableSheet } from './unreadable.ts';

/** Of a hundred characters: more that Chinese texts hardly have, and it is no Chinese text. */
const MOST_STRANGE = 20;
/** The same with the second half of GB2312, which has some characters of names. */
const MOST_RARE = 50;
/** From so many syllables of Korean names on it is Korean; of Chinese texts one in ten reads as such a syllable. */
const MOST_KOREAN = 50;
const LONGEST_SAMPLE = 24;

/** Characters that Chinese texts hardly have, and what a reader would see of the first of them. */
interface Counted {
  all: number;
  strange: number;
  rare: number;
  /** Those whose bytes are a capital of the Cyrillic or Greek code pages each. */
  capitals: number;
  /** Those whose bytes are a common syllable of Korean. */
  korean: number;
  /** Place of the first strange one, else of the first one, in bytes. */
  first: number;
}

const korean = new TextDecoder('euc-kr');
const isCapital = (byte: number): boolean => byte >= 0xc0 && byte <= 0xdf;

/**
 * Counts the characters of a text in GB18030 that is not ASCII. GB2312 has its signs in the rows A1 to A3, its common
 * characters from B0 to D7 and the others up to F7, with a second byte from A1 on. Texts of other encodings fall out of
 * that: Western letters beside ASCII ones, Big5 by its second bytes, Shift JIS by its first ones. Korean and texts in
 * capitals do not; they are told by what their bytes say there.
 */
function countOf(file: Buffer): Counted {
  const counted: Counted = { all: 0, strange: 0, rare: 0, capitals: 0, korean: 0, first: -1 };
  let strangeAt = -1;
  for (let at = 0; at < file.length;) {
    const [lead = 0, second = 0] = [file[at], file[at + 1]];
    // 0x80 alone is the sign of the euro.
    if (lead <= 0x80) {
      at += 1;
      continue;
    }
    counted.all += 1;
    if (counted.first < 0) counted.first = at;
    const isLong = second >= 0x30 && second <= 0x39;
    const isSign = lead >= 0xa1 && lead <= 0xa3;
    const isCommon = lead >= 0xb0 && lead <= 0xd7;
    const isRare = lead >= 0xd8 && lead <= 0xf7;
    if (isLong || second < 0xa1 || !(isSign || isCommon || isRare)) {
      counted.strange += 1;
      if (strangeAt < 0) strangeAt = at;
    } else if (isRare) {
      counted.rare += 1;
      if (strangeAt < 0) strangeAt = at;
    } else if (isCommon) {
      if (isCapital(lead) && isCapital(second)) counted.capitals += 1;
      if (isKoreanSyllable(korean.decode(file.subarray(at, at + 2)))) counted.korean += 1;
    }
    at += isLong ? 4 : 2;
  }
  return strangeAt < 0 ? counted : { ...counted, first: strangeAt };
}

/** The cell with the first character that speaks against the encoding, as it would be read. */
function sampleOf(file: Buffer, first: number): string {
  const isEnd = (byte: number) => [0x2c, 0x3b, 0x09, 0x0a, 0x0d, 0x22].includes(byte);
  const from = file.subarray(0, first).findLastIndex(isEnd) + 1;
  const length = file.subarray(first).findIndex(isEnd);
  const cell = file.subarray(from, length < 0 ? undefined : first + length);
  // What has no character there is shown as decoders show it.
  const text = new TextDecoder('gb18030').decode(cell).replace(/[\u0080-\u009f\ue000-\uf8ff]/g, '\ufffd');
  return text.trim().slice(0, LONGEST_SAMPLE);
}

/** Whether what GB18030 makes of a text could be Chinese. */
function isChinese({ all, strange, rare, capitals, korean: syllables }: Counted): boolean {
  const isOver = (part: number, most: number) => part * 100 > all * most;
  if (isOver(strange, MOST_STRANGE) || isOver(strange + rare, MOST_RARE)) return false;
  return capitals < all && syllables * 100 < all * MOST_KOREAN;
}

export interface DecodedText {
  text: string;
  encoding: TextEncoding;
}

/**
 * The text of a file in UTF-8, in UTF-16 with its mark, or in GB18030.
 * @throws UnreadableSheet for what is no text at all
 * @throws UnknownEncoding for what is text in another encoding, or could be GB18030 and would be no Chinese
 */
function recognised(file: Buffer): DecodedText {
  const marked = markedEncoding(file);
  const encoding = marked ?? 'utf_8';
  const text = textIn(encoding, file);
  if (text !== undefined) return { text, encoding };
  if (marked || file.includes(0)) throw new UnreadableSheet('unreadable');
  const read = textIn('gb18030', file);
  const counted = countOf(file);
  if (read !== undefined && isChinese(counted)) return { text: read, encoding: 'gb18030' };
  throw new UnknownEncoding(sampleOf(file, Math.max(0, counted.first)));
}

/**
 * The text of a file.
 * @param chosen its encoding, as its sender says; without one it is recognised
 * @throws UnreadableSheet, and UnknownEncoding where it cannot be recognised
 * @throws OtherMark where the mark of the file tells another encoding; UnreadableBytes for bytes that are no text in it
 */
export function decoded(file: Buffer, chosen?: TextEncoding): DecodedText {
  if (chosen === undefined) return recognised(file);
  const marked = markedEncoding(file);
  if (marked && marked !== chosen) throw new OtherMark(marked);
  return { text: readIn(chosen, file), encoding: chosen };
}
