import { TextDecoder } from 'node:util';
import { UnknownEncoding, UnreadableSheet } from './unreadable.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
/** What Chinese spreadsheet programs write; it holds GBK and GB2312. */
const chinese = new TextDecoder('gb18030', { fatal: true });
/** Spreadsheet programs write it with its mark, and only that tells it from the others. */
const utf16: readonly (readonly [mark: readonly [number, number], code: TextDecoder])[] = [
  [[0xff, 0xfe], new TextDecoder('utf-16le', { fatal: true })],
  [[0xfe, 0xff], new TextDecoder('utf-16be', { fatal: true })],
];

/** Of a hundred characters: more that Chinese texts hardly have, and it is no Chinese text. */
const MOST_STRANGE = 20;
/** The same with the second half of GB2312, which has some characters of names. */
const MOST_RARE = 50;
const LONGEST_SAMPLE = 24;

/** Characters that Chinese texts hardly have, and what a reader would see of the first of them. */
interface Counted {
  all: number;
  strange: number;
  rare: number;
  /** Place of the first strange one, in bytes. */
  first: number;
}

/**
 * Counts the characters of a text in GB18030 that is not ASCII. GB2312 has its signs in the rows A1 to A3, its common
 * characters from B0 to D7 and the others up to F7, with a second byte from A1 on. Texts of other encodings fall out of
 * that: Western letters beside ASCII ones, Big5 by its second bytes, Shift JIS by its first ones.
 */
function countOf(file: Buffer): Counted {
  const counted: Counted = { all: 0, strange: 0, rare: 0, first: -1 };
  for (let at = 0; at < file.length;) {
    const [lead = 0, second = 0] = [file[at], file[at + 1]];
    // 0x80 alone is the sign of the euro.
    if (lead <= 0x80) {
      at += 1;
      continue;
    }
    counted.all += 1;
    const isLong = second >= 0x30 && second <= 0x39;
    const isSign = lead >= 0xa1 && lead <= 0xa3;
    const isCommon = lead >= 0xb0 && lead <= 0xd7;
    const isRare = lead >= 0xd8 && lead <= 0xf7;
    if (isLong || second < 0xa1 || !(isSign || isCommon || isRare)) {
      counted.strange += 1;
      if (counted.first < 0) counted.first = at;
    } else if (isRare) {
      counted.rare += 1;
      if (counted.first < 0) counted.first = at;
    }
    at += isLong ? 4 : 2;
  }
  return counted;
}

/** The cell with the first character that speaks against the encoding, as it would be read. */
function sampleOf(file: Buffer, first: number): string {
  const isEnd = (byte: number) => [0x2c, 0x3b, 0x09, 0x0a, 0x0d, 0x22].includes(byte);
  const from = file.subarray(0, first).findLastIndex(isEnd) + 1;
  const length = file.subarray(first).findIndex(isEnd);
  const cell = file.subarray(from, length < 0 ? undefined : first + length);
  return new TextDecoder('gb18030').decode(cell).trim().slice(0, LONGEST_SAMPLE);
}

/** The text in one encoding; undefined where it is none in it. */
function textIn(code: TextDecoder, file: Buffer): string | undefined {
  try {
    const text = code.decode(file);
    // What has such characters is no text that somebody typed.
    return text.includes('\u0000') ? undefined : text;
  } catch {
    return undefined;
  }
}

/**
 * The text of a file in UTF-8, in UTF-16 with its mark, or in GB18030.
 * @throws UnreadableSheet for what is text in none of them
 * @throws UnknownEncoding for what could be GB18030, and would be no Chinese
 */
export function decoded(file: Buffer): string {
  const marked = utf16.find(([[one, two]]) => file[0] === one && file[1] === two)?.[1];
  const text = textIn(marked ?? utf8, file);
  if (text !== undefined) return text;
  const read = marked ? undefined : textIn(chinese, file);
  if (read === undefined) throw new UnreadableSheet('unreadable');
  const { all, strange, rare, first } = countOf(file);
  if (strange * 100 > all * MOST_STRANGE || (strange + rare) * 100 > all * MOST_RARE)
    throw new UnknownEncoding(sampleOf(file, first));
  return read;
}
