import { expect, it } from 'vitest';
import { readBoothNumber } from './terms.ts';

it.each(['E1-A01', 'ｅ１－ａ０１', 'E1–A01', 'E1—A01', 'E1\u2212A01', ' e1\u2010a01\u200B '])(
  '%j is the booth E1-A01',
  (text) => {
    expect(readBoothNumber(text)).toBe('E1-A01');
  },
);
