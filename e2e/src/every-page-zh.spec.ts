import { describe, it } from 'vitest';
import { expectEveryPage, expectRetry } from './every-page.ts';

// Each language is a file of its own, for two workers.
describe('every page, ZH', () => {
  it(
    'speaks one language, fits the screen, is accessible in both themes',
    { tags: ['SHELL-009', 'SHELL-087', 'ERR-060'], timeout: 600_000 },
    () => expectEveryPage('ZH'),
  );

  it('a server that is away leaves a page that says so and tries again', { timeout: 120_000 }, () =>
    expectRetry('ZH', { status: 503, body: '' }, [
      ...['/', '/search?globalSearch=a', '/about', '/dynamic', '/transport', '/meet/technical-exchange'],
      '/czsList',
    ]),
  );
});
