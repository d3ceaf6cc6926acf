import { defineConfig } from 'vitest/config';
import { longestFirstSequencer } from '../scripts/longest-first.ts';
import { requirementTags } from '../scripts/requirement-tags.ts';
import { serviceKitSources } from '../scripts/service-kit-sources.ts';

// A busy machine needs more than vitest's second for what tests wait for.
const common = { expect: { poll: { timeout: 10_000 } }, tags: requirementTags(), alias: serviceKitSources };

/**
 * Unit tests stand beside the code; tests of the whole service run twice, on the embedded database and, where
 * TEST_DATABASE_URL names a server (`npm test` starts one), on PostgreSQL. What needs several processes on one
 * database runs there alone (test/several).
 */
const service = (name: string, setup: string, more: { include?: string[]; pollMs?: number } = {}) => ({
  test: {
    ...common,
    ...(more.pollMs === undefined ? {} : { expect: { poll: { timeout: more.pollMs } } }),
    maxWorkers: 3,
    // Loading and warming up the service takes longer than most files' tests: a worker does it once. Each file has a
    // service and a database of its own all the same.
    isolate: false,
    name,
    include: ['test/*.test.ts', ...(more.include ?? [])],
    globalSetup: setup,
    // Longer than what is waited for within a test or a hook, so that what did not come is told.
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 3,
    // It takes the time of ten other files, on one processor.
    sequence: { sequencer: longestFirstSequencer(['captcha-picture']) },
    projects: [
      { test: { ...common, name: 'unit', include: ['src/**/*.test.ts'], testTimeout: 30_000 } },
      service('pglite', 'test/support/setup-pglite.ts'),
      ...(process.env['TEST_DATABASE_URL']
        ? [
            service('postgres', 'test/support/setup-postgres.ts', {
              include: ['test/several/*.test.ts'],
              // A restore of another test on the same server is one transaction, which holds back the log of changes: half
              // a minute on a slow machine.
              pollMs: 60_000,
            }),
          ]
        : []),
    ],
  },
});
