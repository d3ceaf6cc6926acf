import { expect, it } from 'vitest';
import { countryCodeOf } from './countries.ts';

it.each([
  ['Taiwan, China', 'TW'],
  ['中国台湾', 'TW'],
  ['台湾', 'TW'],
  ['Hong Kong, China', 'HK'],
  ['香港', 'HK'],
  ['Macao, China', 'MO'],
  ['澳门', 'MO'],
  ['China', 'CN'],
  ['Atlantis', undefined],
])('an import takes %s for %s', (name, code) => {
  expect(countryCodeOf(name)).toBe(code);
});
