import { describe, expect, it } from 'vitest';
import { createSiteStorage, parseQueryKey, siteStorage, toLang } from './storage';

function memory(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial));
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

describe('browser storage', () => {
  it('stores lang and locale together', { tags: ['DESIGN-060', 'SHELL-094'] }, () => {
    const backend = memory();
    const storage = createSiteStorage(() => backend);
    storage.setLang('EN');
    expect(Object.fromEntries(backend.values)).toEqual({ lang: 'EN', locale: 'en-US' });
    storage.setLang('ZH');
    expect(Object.fromEntries(backend.values)).toEqual({ lang: 'ZH', locale: 'zh-CN' });
  });

  it('ZH is the default, any other value is English', { tags: ['SHELL-082', 'SHELL-086'] }, () => {
    expect(toLang(null)).toBe('ZH');
    expect(toLang('')).toBe('ZH');
    expect(toLang('ZH')).toBe('ZH');
    expect(toLang('EN')).toBe('EN');
    expect(toLang('fr')).toBe('EN');
  });

  it('userIdentity holds zs or visitor and nothing else', { tags: ['SHELL-093'] }, () => {
    const backend = memory({ userIdentity: 'admin' });
    const storage = createSiteStorage(() => backend);
    expect(storage.userIdentity()).toBeNull();
    storage.setUserIdentity('zs');
    expect(storage.userIdentity()).toBe('zs');
    storage.setUserIdentity(null);
    expect(backend.values.has('userIdentity')).toBe(false);
  });

  it('queryKey keeps visa type and search scope apart', { tags: ['SHELL-095'] }, () => {
    const backend = memory();
    const storage = createSiteStorage(() => backend);
    storage.rememberQuery({ visaType: 'visitor' });
    storage.rememberQuery({ scope: 'product' });
    expect(storage.queryKey()).toEqual({ visaType: 'visitor', scope: 'product' });
  });

  it('reads the plain strings of older versions', { tags: ['SHELL-095'] }, () => {
    expect(parseQueryKey('exhibitor')).toEqual({ visaType: 'exhibitor' });
    expect(parseQueryKey('"supplier"')).toEqual({ scope: 'supplier' });
    expect(parseQueryKey('{"scope":"nonsense","visaType":"visitor"}')).toEqual({ visaType: 'visitor' });
    expect(parseQueryKey('[broken')).toEqual({});
    expect(parseQueryKey(null)).toEqual({});
  });

  it('the change-a-menu marker counts once', { tags: ['SHELL-096'] }, () => {
    const backend = memory();
    const storage = createSiteStorage(() => backend);
    storage.setCentreMenu('publish-demand');
    expect(storage.takeCentreMenu()).toBe('publish-demand');
    expect(storage.takeCentreMenu()).toBeNull();
  });

  it('works without storage: private mode throws, a server has none', () => {
    const blocked = createSiteStorage(() => {
      throw new Error('SecurityError');
    });
    expect(blocked.lang()).toBeNull();
    expect(() => blocked.setLang('EN')).not.toThrow();
    expect(siteStorage.userIdentity()).toBeNull();
  });
});
