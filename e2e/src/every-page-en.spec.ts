import { describe, it } from 'vitest';
import { expectEveryPage, expectRetry } from './every-page.ts';

describe('every page, EN', () => {
  it(
    'speaks one language, fits the screen, is accessible in both themes',
    { tags: ['SHELL-009', 'SHELL-087', 'ERR-060'], timeout: 600_000 },
    () => expectEveryPage('EN'),
  );

  // Pages show all troubles alike: of this one, a page whose parts fail alone and one that fails as a whole.
  it('a server that answers nonsense leaves a page that says so and tries again', { timeout: 120_000 }, () =>
    expectRetry('EN', { status: 200, body: '<html>no JSON</html>' }, ['/', '/search?globalSearch=a']),
  );
});
