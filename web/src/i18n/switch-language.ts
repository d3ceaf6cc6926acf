import { languageCookie } from '../lib/cookies';
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

/** Brings the reader back to the place of the switch, as soon as the page has grown tall enough. */
export function restoreScrollAfterSwitch(patience = 4000): void {
  let target: number;
  try {
    const stored = sessionStorage.getItem(scrollKey);
    sessionStorage.removeItem(scrollKey);
    target = Number(stored);
  } catch {
    return;
  }
  if (!target) return;
  const giveUp = performance.now() + patience;
  const reached = () => document.documentElement.scrollHeight - window.innerHeight >= target;
  const stop = new AbortController();
  // A reader who scrolls first has decided otherwise.
  for (const event of ['wheel', 'touchstart', 'keydown']) {
    window.addEventListener(event, () => stop.abort(), { once: true, passive: true, signal: stop.signal });
  }
  const step = () => {
    if (stop.signal.aborted) return;
    if (reached() || performance.now() > giveUp) {
      window.scrollTo({ top: target, behavior: 'instant' });
      stop.abort();
    } else requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
