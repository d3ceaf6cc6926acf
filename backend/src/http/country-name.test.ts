import { expect, it } from 'vitest';
import { countryName } from './country-name.ts';

it.each([
  ['TW', '中国台湾', 'Taiwan, China'],
  ['HK', '中国香港', 'Hong Kong, China'],
  ['MO', '中国澳门', 'Macao, China'],
  ['CN', '中国', 'China'],
  ['DE', '德国', 'Germany'],
  ['elsewhere', 'elsewhere', 'elsewhere'],
  ['', '', ''],
])('the country or region %s is %s and %s', (code, zh, en) => {
  expect(countryName(code)).toEqual({ ZH: zh, EN: en });
});
