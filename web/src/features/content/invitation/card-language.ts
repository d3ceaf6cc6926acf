import type { Lang } from '../../../i18n';

/** Language of the card by `?index=` of its address: 0 Chinese, 1 English, otherwise the site's (PUB-082). */
export function cardLanguage(index: string | null, site: Lang): Lang {
  if (index === '0') return 'ZH';
  return index === '1' ? 'EN' : site;
}
