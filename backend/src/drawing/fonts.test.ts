import { describe, expect, it } from 'vitest';
import { layOut } from './draw.ts';
import { text } from './element.ts';
import { drawable } from './fonts.ts';

/** The outlines of a text, alone on a drawing. */
const outlinesOf = async (line: string): Promise<(string | undefined)[]> => {
  const drawing = await layOut(text(line, { fontSize: 40 }), { width: 900, height: 80 });
  return [...drawing.matchAll(/<path [^>]*\bd="([^"]*)"/g)].map(([, outline]) => outline);
};

describe('a name on a drawing', () => {
  it.each([
    '江南电缆集团有限公司',
    '臺灣電線電纜股份有限公司',
    '㙟龘䶮鎔氏线缆',
    'Łódzkie Kable Źródła Sp. z o.o.',
    'Kablo Sanayi ve Ticaret A.Ş. İğdır',
    'Ελληνικά Καλώδια Α.Ε.',
    'Кабельный завод «Электропровод»',
    'Công ty Cổ phần Dây và Cáp điện Việt Nam',
  ])('is drawn whole: %s', async (name) => {
    expect(await drawable(name)).toBe(name);
    // A character without a shape would be drawn like this one, which no face has.
    const none = await outlinesOf('\u0E01');
    for (const char of new Set(name.replaceAll(' ', '')))
      expect(await outlinesOf(char), char).not.toEqual(none);
  });

  it.each(['한국전선', 'สายไฟไทย', 'الكابلات', 'Cable \u{1F389}'])('is not drawn at all: %s', async (name) => {
    expect(await drawable(name)).toBeUndefined();
  });
});
