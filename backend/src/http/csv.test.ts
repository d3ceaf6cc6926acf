import { describe, expect, it } from 'vitest';
import { csvLines } from './csv.ts';

describe('csvLines', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('takes the power from %j', (text) => {
    expect(csvLines([[text]])).toBe(`"'${text}"\r\n`);
  });

  it('quotes what would end a cell and leaves the rest alone', () => {
    expect(csvLines([['N3-B27', '线缆, "优"', 'a\nb']])).toBe('N3-B27,"线缆, ""优""","a\nb"\r\n');
  });

  it('makes nothing of nothing, so that parts can be put together', () => {
    expect(csvLines([])).toBe('');
    expect(csvLines([['a'], ['b']])).toBe(csvLines([['a']]) + csvLines([['b']]));
  });
});
