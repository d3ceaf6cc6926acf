import { describe, expect, it } from 'vitest';
import { excerpt, textParts } from './parts';

const marked = (text: string, query: string) =>
  textParts(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('textParts', () => {
  it.each([
    ['高压交联电缆', '电缆', '高压交联[电缆]'],
    ['交联聚乙烯绝缘料', '交联聚乙烯', '[交联聚乙烯]绝缘料'],
    ['电缆附件与电力电缆', '电力电缆', '[电缆]附件与[电力电缆]'],
    ['35 kV 高压电缆', '35kV 电缆', '[35 kV] 高压[电缆]'],
    ['YJV22 3×240 与 3×2400', '3x240', 'YJV22 [3×240] 与 3×2400'],
    ['3C×240 mm²', '3*240', '[3C×240] mm²'],
    ['4×95+1×50 heavy', '4x95+1x50', '[4×95]+[1×50] heavy'],
    ['H07RN-F with high hopes', 'h07rnf', '[H07RN-F] with high hopes'],
    ['ZR-YJV22 and YJV-22', 'yjv22', 'ZR-[YJV22] and [YJV-22]'],
    ['Extrusion lines and extruders', 'extrusion line', '[Extrusion] [lines] and extruders'],
    ['testing of tests', 'Testing', '[testing] of [tests]'],
    ['scable Cable cables', 'cable', 'scable [Cable] [cables]'],
    ['铜杆', '铜', '[铜]杆'],
    ['a+b (c)', '+ (', 'a+b (c)'],
    ['C++ wires', 'c wire', '[C]++ [wires]'],
    ['<b>电缆</b>', '电缆', '<b>[电缆]</b>'],
    ['nothing here', 'zqx', 'nothing here'],
    ['nothing here', '', 'nothing here'],
  ])('%s for %s', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it('gives all of the text back, whatever is searched for', () => {
    const text = '𠮷野 家の Ünïcödé 电缆 🧵 cable-1.5';
    for (const query of ['𠮷野', 'ünï', '🧵', '1.5', '.*', '\\', '[']) {
      expect(
        textParts(text, query)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }
  });
});

describe('excerpt', () => {
  it('starts shortly before what lies deep, and not within a word', () => {
    const text = `${'several words before it comes, '.repeat(5)}the spark tester is mentioned`;
    const cut = excerpt(text, 'spark tester');
    expect(cut).toMatch(/^…\w+.*the spark tester is mentioned$/);
    expect(text).toContain(` ${cut.slice(1)}`);
    expect(excerpt(`${'电缆设备'.repeat(40)}火花机`, '火花')).toMatch(/^….{24}火花机$/);
  });

  it('leaves a text alone where it is near or nowhere', () => {
    expect(excerpt('near\n the  start', 'start')).toBe('near the start');
    expect(excerpt('x'.repeat(300), 'zqx')).toBe('x'.repeat(300));
  });
});
