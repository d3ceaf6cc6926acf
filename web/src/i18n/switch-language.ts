import { languageCookie } from '../lib/cookies';
import { scrollBack } from '../lib/scroll-back';
import { type Lang, siteStorage } from '../lib/storage';
import { langOfAddress, withoutLang } from './locale';

const scrollKey = 'scrollAfterSwitch';

function keep(lang: Lang): void {
  siteStorage.setLang(lang);
  document.cookie = languageCookie(lang);
}

/** Who comes by a link in a language goes on in it: it counts as a choice, and the address needs no mark any more. */
export function keepLanguageOfAddress(): void {
  const address = new URL(window.location.href);
  const asked = langOfAddress(address.searchParams);
  if (!asked) return;
  keep(asked);
  window.history.replaceState(window.history.state, '', withoutLang(address));
}

/** Stores the choice and loads the page again at the same address: nothing of the other language remains. */
export function switchLanguage(lang: Lang): void {
  keep(lang);
  try {
    sessionStorage.setItem(scrollKey, String(Math.round(window.scrollY)));
  } catch {
    // Without storage the page starts at its top.
  }
  window.location.reload();
}

/** Brings the reader back to the place of the switch. */
export function restoreScrollAfterSwitch(patience?: number): void {
  let target: number;
  try {
    const stored = sessionStorage.getItem(scrollKey);
    sessionStorage.removeItem(scrollKey);
    target = Number(stored);
  } catch {
    return;
  }
  if (target) scrollBack(target, patience);
}
