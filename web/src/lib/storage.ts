import { isRecord } from './objects';

/** The values the site keeps in the browser (specification, section 3). The session itself is a cookie. */
export type Lang = 'ZH' | 'EN';
export type UserIdentity = 'zs' | 'visitor';
export type Theme = 'light' | 'dark';
/** Panel that a centre opens first, set by a page that sends the user there. */
export type CentreMenu = 'publish-demand';

/** Last choices under one key; each use has its own member so that none overwrites another. */
export interface QueryKey {
  visaType?: 'exhibitor' | 'visitor';
  scope?: 'supplier' | 'product';
}

type Backend = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keys = {
  lang: 'lang',
  locale: 'locale',
  userIdentity: 'userIdentity',
  queryKey: 'queryKey',
  centreMenu: 'changeMenu',
  theme: 'theme',
} as const;

/** Older versions stored the bare word. */
function fromPlainString(raw: string): QueryKey {
  const word = raw.replace(/^"|"$/g, '');
  if (word === 'exhibitor' || word === 'visitor') return { visaType: word };
  if (word === 'supplier' || word === 'product') return { scope: word };
  return {};
}

export function parseQueryKey(raw: string | null): QueryKey {
  if (!raw) return {};
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch {
    return fromPlainString(raw);
  }
  if (!isRecord(value)) return fromPlainString(raw);
  const { visaType, scope } = value;
  return {
    ...(visaType === 'exhibitor' || visaType === 'visitor' ? { visaType } : {}),
    ...(scope === 'supplier' || scope === 'product' ? { scope } : {}),
  };
}

/** ZH is the default; any other stored value means English. */
export function toLang(raw: string | null | undefined): Lang {
  return !raw || raw === 'ZH' ? 'ZH' : 'EN';
}

export function createSiteStorage(backend: () => Backend) {
  // Private mode and blocked storage throw on access, not only on use: both must leave the page working.
  const get = (key: string): string | null => {
    try {
      return backend().getItem(key);
    } catch {
      return null;
    }
  };
  const set = (key: string, value: string | null): void => {
    try {
      if (value === null) backend().removeItem(key);
      else backend().setItem(key, value);
    } catch {
      // The choice then lasts as long as the page.
    }
  };
  return {
    lang: (): Lang | null => {
      const raw = get(keys.lang);
      return raw === null ? null : toLang(raw);
    },
    setLang(lang: Lang): void {
      set(keys.lang, lang);
      set(keys.locale, lang === 'ZH' ? 'zh-CN' : 'en-US');
    },
    userIdentity: (): UserIdentity | null => {
      const raw = get(keys.userIdentity);
      return raw === 'zs' || raw === 'visitor' ? raw : null;
    },
    setUserIdentity: (identity: UserIdentity | null): void => set(keys.userIdentity, identity),
    queryKey: (): QueryKey => parseQueryKey(get(keys.queryKey)),
    rememberQuery(choice: QueryKey): void {
      set(keys.queryKey, JSON.stringify({ ...parseQueryKey(get(keys.queryKey)), ...choice }));
    },
    setCentreMenu: (menu: CentreMenu): void => set(keys.centreMenu, menu),
    /** Reads the marker and takes it away: it counts once. */
    takeCentreMenu(): CentreMenu | null {
      const raw = get(keys.centreMenu);
      if (raw !== null) set(keys.centreMenu, null);
      return raw === 'publish-demand' ? raw : null;
    },
    theme: (): Theme | null => {
      const raw = get(keys.theme);
      return raw === 'light' || raw === 'dark' ? raw : null;
    },
    setTheme: (theme: Theme): void => set(keys.theme, theme),
  };
}

export type SiteStorage = ReturnType<typeof createSiteStorage>;

/** Touches `window` only when a value is read or written, so importing it on a server is safe. */
export const siteStorage: SiteStorage = createSiteStorage(() => window.localStorage);
