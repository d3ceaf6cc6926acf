import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.spec.ts'],
    globalSetup: ['src/global-setup.ts'],
    // Pages of a real browser: several at once on two cores only wait for each other.
    maxWorkers: 2,
    testTimeout: 30_000,
    // Two browsers and three servers share two cores. `npm test` names what passed only the second time.
    retry: 1,
    // As long as the browser's own waiting: a page on a busy machine needs more than vitest's second.
    expect: { poll: { timeout: 10_000 } },
    // The first start of the system loads its demo edition.
    hookTimeout: 180_000,
  },
});
