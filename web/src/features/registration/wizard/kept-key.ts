const NAME = 'visitRegistration';

function store(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[kind];
  } catch {
    // Blocked: the registration then lasts as long as the page.
    return undefined;
  }
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/**
 * The key of the registration that is under way in this browser. Unfinished it outlives the tab, so that the same person
 * goes on; finished it is this tab's alone, for whoever uses the computer next must not read it.
 */
export const keptKey = {
  read: (): string | null =>
    attempt(() => store('sessionStorage')?.getItem(NAME) ?? store('localStorage')?.getItem(NAME)) ?? null,
  keep: (key: string): void => {
    attempt(() => store('sessionStorage')?.setItem(NAME, key));
    attempt(() => store('localStorage')?.setItem(NAME, key));
  },
  finish: (key: string): void => {
    attempt(() => store('sessionStorage')?.setItem(NAME, key));
    attempt(() => store('localStorage')?.removeItem(NAME));
  },
  forget: (): void => {
    attempt(() => store('sessionStorage')?.removeItem(NAME));
    attempt(() => store('localStorage')?.removeItem(NAME));
  },
};
