import { expect, it } from 'vitest';
import { textOf } from './text.ts';

// Longer than what is decoded the ordinary way; an odd offset, as in the middle of a packet.
const long = (text: string) => Buffer.from(`x${text.repeat(500)}`).subarray(1);

it.each([
  ['nothing', Buffer.from('')],
  ['a few bytes', Buffer.from('{"ok":"高压"}')],
  ['ASCII', long('high voltage ')],
  ['Latin letters beyond ASCII', long('câblé ')],
  ['Chinese', long('高压电缆 220 kV ')],
  ['characters beyond the basic plane', long('😀𠮷')],
  ['a byte order mark', long('\ufeff{}')],
  ['broken bytes', Buffer.concat([long('高压'), Buffer.from([0xff, 0xfe, 0x61])])],
  ['a character cut off', long('高压').subarray(0, -1)],
  ['a surrogate in bytes', Buffer.concat([long('高压'), Buffer.from([0xed, 0xa0, 0x80])])],
])('decodes %s as Node does', (_name, body) => {
  expect(textOf(body)).toBe(body.toString());
});
