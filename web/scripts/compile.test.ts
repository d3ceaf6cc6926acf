import { expect, it } from 'vitest';
import { keepTogether } from './compile.ts';

it('keeps numbers at their units, ranges whole, dots at what stands before them, and "e-mail" in one piece', () => {
  expect(keepTogether('JPG or PNG, up to 2 MB.')).toBe('JPG or PNG, up to 2\u00A0MB.');
  expect(keepTogether('{booth} · {area} m²')).toBe('{booth}\u00A0· {area}\u00A0m²');
  expect(keepTogether('{date}, {from}–{to}')).toBe('{date}, {from}\u2060–\u2060{to}');
  expect(keepTogether('We have sent the code to your e-mail address.')).toBe(
    'We have sent the code to your e-\u2060mail address.',
  );
});

it('leaves names of fields as they are', () => {
  expect(keepTogether('E-mail address')).toBe('E-mail address');
});
