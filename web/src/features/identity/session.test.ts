import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from './session';

/** What two tabs of one browser share, and the window of the one that is looked at. */
function openTab() {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const window = Object.assign(new EventTarget(), { localStorage });
  vi.stubGlobal('window', window);
  /** Browsers tell every tab but the one that wrote. */
  const inOtherTab = (change: () => void) => {
    change();
    window.dispatchEvent(new Event('storage'));
  };
  return { kept, inOtherTab };
}

describe('who is signed in, over several tabs', () => {
  let tab: ReturnType<typeof openTab>;
  beforeEach(() => {
    tab = openTab();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    ['visitor', 'visitor'],
    ['zs', 'exhibitor'],
  ] as const)(
    'signing out in one tab, as %s, is seen in another',
    { tags: ['DESIGN-060'] },
    (identity, role) => {
      session.begin(identity);
      const seen: string[] = [];
      const stop = session.subscribe(() => seen.push(session.role()));
      expect(session.role()).toBe(role);
      tab.inOtherTab(() => tab.kept.delete('userIdentity'));
      expect(seen).toEqual(['guest']);
      tab.inOtherTab(() => tab.kept.set('userIdentity', identity));
      expect(seen).toEqual(['guest', role]);
      stop();
      tab.inOtherTab(() => tab.kept.delete('userIdentity'));
      expect(seen).toHaveLength(2);
    },
  );
});
