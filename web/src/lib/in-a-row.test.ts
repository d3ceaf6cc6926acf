import { expect, it } from 'vitest';
import { inARow } from './in-a-row';

it('leaves out what is missing, and lets no line begin with a dot', () => {
  expect(inARow(['铜杆', undefined, '', null, '3 吨'])).toBe('铜杆\u00A0· 3 吨');
});
