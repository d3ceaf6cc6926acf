import type { Page } from 'playwright-core';
import { inject } from 'vitest';

/** Somebody of the demo's staff: all rights, reviews only, door only. */
export type StaffRole = 'organiser' | 'reviewer' | 'door';

/** Gives the browser of a page a session of the console. @param token of the session */
export const keepConsole = (at: Page, token: string): Promise<void> =>
  at
    .context()
    .addCookies([
      { name: 'console', value: token, url: inject('baseUrl'), httpOnly: true, sameSite: 'Strict' },
    ]);

/** Signs a page in to the console as one of the demo's staff. The session is everybody's: nobody signs out of it. */
export const enterConsole = (at: Page, who: StaffRole = 'organiser'): Promise<void> =>
  keepConsole(at, inject('consoleSessions')[who]);
