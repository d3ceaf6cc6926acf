import type { Bilingual } from './language.ts';

const regions = {
  ZH: new Intl.DisplayNames('zh-CN', { type: 'region' }),
  EN: new Intl.DisplayNames('en-GB', { type: 'region' }),
};

/**
 * Names that an organiser in Shanghai uses, where those of Node differ. The site has the same
 * (`web/src/i18n/format.ts`).
 */
const ownNames: Record<string, Bilingual> = {
  HK: { ZH: '中国香港', EN: 'Hong Kong, China' },
  MO: { ZH: '中国澳门', EN: 'Macao, China' },
  TW: { ZH: '中国台湾', EN: 'Taiwan, China' },
};

/** The name of a country or region by its ISO 3166-1 alpha-2 code; what is no such code stands as it is. */
export function countryName(code: string): Bilingual {
  if (!/^[A-Z]{2}$/.test(code)) return { ZH: code, EN: code };
  return ownNames[code] ?? { ZH: regions.ZH.of(code) ?? code, EN: regions.EN.of(code) ?? code };
}
