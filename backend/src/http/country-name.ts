import type { Bilingual } from './language.ts';

const regions = {
  ZH: new Intl.DisplayNames('zh-CN', { type: 'region' }),
  EN: new Intl.DisplayNames('en-GB', { type: 'region' }),
};

/** A country by its ISO 3166-1 code in words; what is no such code stands as it is. */
export const countryName = (code: string): Bilingual =>
  /^[A-Z]{2}$/.test(code)
    ? { ZH: regions.ZH.of(code) ?? code, EN: regions.EN.of(code) ?? code }
    : { ZH: code, EN: code };
