import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { switchLanguage } from './switch-language';

/** A storage of a browser. */
function memory() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

describe('the switch of the language', () => {
  const local = memory();
  const session = memory();
  const document = { cookie: '' };
  /** What was kept when the page was loaded again. */
  let atReload: object[];

  beforeEach(() => {
    atReload = [];
    const kept = () => ({ ...Object.fromEntries(local.values), cookie: document.cookie });
    const reload = () => void atReload.push(kept());
    vi.stubGlobal('window', { localStorage: local, scrollY: 840.6, location: { reload } });
    vi.stubGlobal('sessionStorage', session);
    vi.stubGlobal('document', document);
  });
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ['EN', 'en-US'],
    ['ZH', 'zh-CN'],
  ] as const)(
    'to %s stores lang and locale, and then loads the page again, once',
    { tags: ['SHELL-084'] },
    (lang, locale) => {
      switchLanguage(lang);
      expect(atReload).toEqual([{ lang, locale, cookie: expect.stringContaining(`lang=${lang}`) as string }]);
      // The reader comes back to the same place.
      expect([...session.values.values()]).toEqual(['841']);
    },
  );
});
