import { TextDecoder } from 'node:util';
import type { TextEncoding } from './encoding-names.ts';
import { UnreadableBytes } from './unreadable.ts';

/** Marks with which a file tells its own encoding, and what decodes it. */
const marks: readonly { encoding: TextEncoding; bytes: readonly number[]; label: string }[] = [
  { encoding: 'utf_8', bytes: [0xef, 0xbb, 0xbf], label: 'utf-8' },
  { encoding: 'utf_16', bytes: [0xff, 0xfe], label: 'utf-16le' },
  { encoding: 'utf_16', bytes: [0xfe, 0xff], label: 'utf-16be' },
];

const markOf = (file: Buffer) => marks.find(({ bytes }) => bytes.every((byte, at) => file[at] === byte));

/** The encoding that the mark at the beginning of a file tells; undefined without a mark. */
export const markedEncoding = (file: Buffer): TextEncoding | undefined => markOf(file)?.encoding;

/** Without a mark, the order of the two bytes shows in the zeros of separators and Latin letters. */
function utf16LabelOf(file: Buffer): string {
  const zeros = [0, 0];
  for (const [at, byte] of file.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  return even > odd ? 'utf-16be' : 'utf-16le';
}

function labelOf(encoding: TextEncoding, file: Buffer): string {
  const mark = markOf(file);
  if (mark?.encoding === encoding) return mark.label;
  return encoding === 'utf_16' ? utf16LabelOf(file) : encoding.replaceAll('_', '-');
}

/**
 * What no text has that somebody typed: zeros, and places that an older encoding gives no character. Decoders leave these
 * as control characters or put them into the private area, and report no fault.
 */
const UNTYPED = /[\u0000\u0080-\u009f\ue000-\uf8ff\ufffd]/;

/** Unicode names every character; a file in it may hold what an older encoding cannot. */
const untypedIn = (label: string): RegExp => (label.startsWith('utf-') ? /\u0000/ : UNTYPED);

/** The text of the first bytes; undefined where they are none. */
function begin(label: string, file: Buffer, length: number): string | undefined {
  try {
    const stream = length < file.length;
    return new TextDecoder(label, { fatal: true }).decode(file.subarray(0, length), { stream });
  } catch {
    return undefined;
  }
}

/** What stands before the first bytes that are no text. */
function textBefore(label: string, file: Buffer): string {
  let [good, bad] = [0, file.length + 1];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (begin(label, file, middle) === undefined) bad = middle;
    else good = middle;
  }
  const text = begin(label, file, good) ?? '';
  const at = text.search(untypedIn(label));
  return at < 0 ? text : text.slice(0, at);
}

/** The text of a file in one encoding; undefined where it has bytes that are no text in it. */
export function textIn(encoding: TextEncoding, file: Buffer): string | undefined {
  const label = labelOf(encoding, file);
  const text = begin(label, file, file.length);
  return text === undefined || untypedIn(label).test(text) ? undefined : text;
}

/**
 * The text of a file in the encoding that somebody chose.
 * @throws UnreadableBytes with the line of the first bytes that are no text in it
 */
export function readIn(encoding: TextEncoding, file: Buffer): string {
  const text = textIn(encoding, file);
  if (text !== undefined) return text;
  const before = textBefore(labelOf(encoding, file), file);
  throw new UnreadableBytes(before.split(/\r\n|\r|\n/).length);
}
