import { readCookie } from '../lib/cookies';
import { type Lang, type SiteStorage, toLang } from '../lib/storage';

export type { Lang };

interface LocaleFacts {
  /** Folder of the compiled catalogues. */
  catalogue: 'zh' | 'en';
  /** `lang` attribute of the document. */
  html: 'zh-CN' | 'en';
  /** For Intl: British English writes dates as 27 August 2025. */
  intl: 'zh-CN' | 'en-GB';
}

export const localeFacts: Record<Lang, LocaleFacts> = {
  ZH: { catalogue: 'zh', html: 'zh-CN', intl: 'zh-CN' },
  EN: { catalogue: 'en', html: 'en', intl: 'en-GB' },
};

/** Names the language in an address, so that each language of a page can be linked (`hreflang`). */
const LANG_PARAMETER = 'lang';

/** The language that an address asks for, if it does. */
export function langOfAddress(address: URLSearchParams): Lang | null {
  const asked = address.get(LANG_PARAMETER);
  return asked ? toLang(asked.toUpperCase()) : null;
}

/** The same address without its wish for a language. */
export function withoutLang(address: URL): URL {
  const plain = new URL(address);
  plain.searchParams.delete(LANG_PARAMETER);
  return plain;
}

/** The same address in one language. Without a mark it follows the settings of the browser (`x-default`). */
export function inLang(address: URL, lang: Lang): URL {
  const marked = withoutLang(address);
  marked.searchParams.set(LANG_PARAMETER, lang);
  return marked;
}

/**
 * What the address asks for, then the stored choice, then the cookie, then the language in which the page came: the
 * gateway chooses it by `accept-language`, Chinese where the browser accepts neither.
 * @param came `lang` of the document
 */
export function chooseLang(
  address: URLSearchParams,
  storage: Pick<SiteStorage, 'lang'>,
  cookies: string,
  came: string,
): Lang {
  const kept = storage.lang() ?? readCookie(cookies, 'lang');
  return langOfAddress(address) ?? toLang(kept ?? (came.startsWith('en') ? 'EN' : 'ZH'));
}
