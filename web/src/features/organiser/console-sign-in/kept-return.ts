const KEY = 'consoleReturn';

/** The page of the console that somebody wanted who is at the identity provider meanwhile, in this tab. */
export const keptReturn = {
  keep(target: string): void {
    try {
      window.sessionStorage.setItem(KEY, target);
    } catch {
      // Without storage the console opens at its first page.
    }
  },
  read(): string | null {
    try {
      return window.sessionStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
};
