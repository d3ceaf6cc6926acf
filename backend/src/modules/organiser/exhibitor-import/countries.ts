import { countryName } from '../../../http/country-name.ts';
import type { Bilingual } from '../../../http/language.ts';
import { choiceOf, plain } from '../../../spreadsheets/list/index.ts';

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
/** Codes that name no country: unions, reserved, unknown. */
const NONE = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

/** Other names that lists of companies have. */
const otherNames: Record<string, readonly string[]> = {
  CN: [
    '中国大陆',
    '中华人民共和国',
    'PRC',
    'P.R. China',
    "People's Republic of China",
    'China Mainland',
    'Mainland China',
  ],
  HK: ['香港', '中国香港', 'Hong Kong', 'Hong Kong, China', 'Hongkong'],
  MO: ['澳门', '中国澳门', 'Macau', 'Macao', 'Macao, China'],
  TW: ['台湾', '中国台湾', '台湾省', 'Taiwan', 'Taiwan, China'],
  US: ['USA', 'U.S.A.', 'United States of America', 'America', '美利坚合众国'],
  GB: ['UK', 'U.K.', 'Great Britain', 'England', '大不列颠'],
  KR: ['Korea', 'South Korea', 'Republic of Korea', 'Korea, Republic of', '大韩民国'],
  RU: ['Russian Federation'],
  AE: ['UAE'],
  CZ: ['Czech Republic'],
  TR: ['Turkey', 'Türkiye', 'Turkiye'],
  NL: ['Holland', 'The Netherlands'],
  VN: ['Viet Nam'],
};

function codesByName(): Map<string, string> {
  const found = new Map<string, string>();
  const words = ['zh-CN', 'en-GB'].map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  );
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    // A code of a country that is no more is another's by now.
    const isCurrent = new Intl.Locale(`und-${code}`).region === code && !NONE.has(code);
    const names = isCurrent ? words.flatMap((language) => language.of(code) ?? []) : [];
    if (names.length === 0) continue;
    for (const name of [code, choiceOf(countryName(code)), ...names]) found.set(plain(name), code);
  }
  for (const [code, names] of Object.entries(otherNames))
    for (const name of names) found.set(plain(name), code);
  return found;
}

const codes = codesByName();

/** Where most companies of the list come from. */
const FIRST = ['CN', 'HK', 'MO', 'TW'];

/** All countries and regions as a drop-down list offers them, by their English names behind the first ones. */
export function offeredCountries(): Bilingual[] {
  const others = [...new Set(codes.values())].filter((code) => !FIRST.includes(code)).map(countryName);
  const order = new Intl.Collator('en').compare;
  return [...FIRST.map(countryName), ...others.toSorted((one, other) => order(one.EN, other.EN))];
}

/** The ISO 3166-1 alpha-2 code of a country by its name in either language, or by the code; undefined for what is none. */
export const countryCodeOf = (text: string): string | undefined => codes.get(plain(text));
