import type { Context } from '../../context/context.ts';
import { splitTags } from '../page.ts';

/**
 * A text as the schema gives it in both languages.
 * @param cn the Chinese side, blank where it is missing
 * @param en the English side, likewise
 */
export function bilingualText(cn: string, en: string, { locale }: Pick<Context, 'locale'>) {
  const isChinese = locale === 'ZH' ? cn !== '' || en === '' : en === '' && cn !== '';
  return {
    zh: cn || null,
    en: en || null,
    text: isChinese ? cn : en,
    locale: isChinese ? ('ZH' as const) : ('EN' as const),
  };
}

/** Comma-joined words of both sides as the schema gives them. */
export const bilingualWords = (cn: string, en: string) => ({ zh: splitTags(cn), en: splitTags(en) });

/**
 * Addresses of a page of the site in both languages.
 * @param path of the page, with its query, like `/d/product/supplier-detail?id=1`
 */
export function bilingualUrl(path: string, { origin }: Pick<Context, 'origin'>) {
  const address = `${origin}${path}${path.includes('?') ? '&' : '?'}lang=`;
  return { zh: `${address}ZH`, en: `${address}EN` };
}
