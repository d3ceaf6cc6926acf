import { TextDecoder } from 'node:util';
import { textEncodings, type TextEncoding } from './encoding-names.ts';
import { markedEncoding, textIn } from './encodings.ts';
import { isKoreanSyllable } from './korean.ts';

/** Cells that show how an encoding reads a text. */
const SAMPLES = 5;
const LONGEST_SAMPLE = 40;
/** Characters that are judged; more say nothing new. */
const JUDGED = 20_000;
/** Part of a text's characters: with fewer that its languages have, nobody wrote it in that encoding. */
const LEAST_FITTING = 0.5;

/** How an encoding reads a text. */
export interface Reading {
  encoding: TextEncoding;
  /** The first cells with characters beyond ASCII. */
  samples: string[];
}

/** Signs that names and addresses have in any language. */
const SIGNS = /[\u00a0«»“”„‘’–—·°№§©®™€£，、。；：（）《》【】　～－]/gu;
/** A capital behind a small letter: letters of another code page. */
const SUDDEN_CAPITAL = /\p{Ll}(?=\p{Lu})/gu;

/** The characters of a set that its country uses every day: those with a first byte between two. */
function everyday(label: string, from: number, to: number): Set<string> {
  const pairs: number[] = [];
  for (let lead = from; lead <= to; lead += 1) {
    for (let second = 0x40; second <= 0xfe; second += 1) pairs.push(lead, second, 0x0a);
  }
  const cells = new TextDecoder(label).decode(Uint8Array.from(pairs)).split('\n');
  return new Set(cells.filter((cell) => /^\p{Script=Han}$/u.test(cell)));
}

const simplified = everyday('gb18030', 0xb0, 0xd7);
const traditional = everyday('big5', 0xa4, 0xc6);
const japanese = everyday('shift_jis', 0x88, 0x98);
const isOf = (script: RegExp) => (character: string) => script.test(character);

/** Which characters beyond ASCII the languages of an encoding have. */
const fits: Record<TextEncoding, (character: string) => boolean> = {
  utf_8: () => true,
  utf_16: () => true,
  gb18030: (character) => simplified.has(character),
  big5: (character) => traditional.has(character),
  shift_jis: (character) => /[\u3040-\u30ff]/.test(character) || japanese.has(character),
  euc_kr: isKoreanSyllable,
  windows_1252: isOf(/\p{Script=Latin}/u),
  windows_1250: isOf(/\p{Script=Latin}/u),
  windows_1251: isOf(/\p{Script=Cyrillic}/u),
  windows_1253: isOf(/\p{Script=Greek}/u),
};

/** How well a text fits the languages of its encoding, from 0 to 1. */
function fitOf(encoding: TextEncoding, text: string): number {
  const judged = text.slice(0, JUDGED).replace(SIGNS, '');
  const characters = [...judged].filter((character) => character > '\u007f');
  if (characters.length === 0) return 1;
  const strange = judged.match(SUDDEN_CAPITAL)?.length ?? 0;
  return (characters.filter(fits[encoding]).length - strange) / characters.length;
}

function samplesOf(text: string): string[] {
  const cells = text.split(/[,;\t\r\n"]/).map((cell) => cell.trim());
  const telling = new Set(cells.filter((cell) => /[^\u0000-\u007f]/.test(cell)));
  return [...telling].slice(0, SAMPLES).map((cell) => cell.slice(0, LONGEST_SAMPLE));
}

/**
 * How each encoding that can read a text reads it, the most likely first; all that can where none is likely. A file with
 * a mark is read as its mark tells.
 */
export function readingsOf(file: Buffer): Reading[] {
  const marked = markedEncoding(file);
  const isAmong = (encoding: TextEncoding) =>
    marked === undefined ? encoding !== 'utf_16' || file.includes(0) : encoding === marked;
  const read = textEncodings.filter(isAmong).flatMap((encoding) => {
    const text = textIn(encoding, file);
    return text === undefined ? [] : [{ encoding, samples: samplesOf(text), fit: fitOf(encoding, text) }];
  });
  const likely = read.filter(({ fit }) => fit >= LEAST_FITTING);
  return (likely.length > 0 ? likely : read)
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ encoding, samples }) => ({ encoding, samples }));
}
