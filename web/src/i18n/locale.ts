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

/** Stored choice, then the cookie, then Chinese. */
export function chooseLang(storage: Pick<SiteStorage, 'lang'>, cookies: string): Lang {
  return storage.lang() ?? toLang(readCookie(cookies, 'lang'));
}
