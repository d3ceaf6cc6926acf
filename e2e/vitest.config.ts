import { defineConfig } from 'vitest/config';
import { requirementTags } from '../scripts/requirement-tags.ts';
import { LongestFirst } from './longest-first.ts';

/** What looks at the demo's edition as it was loaded, before others write into it. */
const reading = [
  ...['about', 'content-pages', 'directory', 'documents', 'events', 'every-page', 'health', 'home'],
  ...['invitation', 'news', 'recommended', 'rendering', 'search', 'shell-room', 'site', 'travel'],
].map((name) => `src/${name}.spec.ts`);

const options = {
  testTimeout: 30_000,
  hookTimeout: 180_000,
};

export default defineConfig({
  test: {
    tags: requirementTags(),
    globalSetup: ['src/global-setup.ts'],
    // Pages of a real browser: several at once on two cores only wait for each other.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // As long as the browser's own waiting: a page on a busy machine needs more than vitest's second.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      { extends: true, test: { ...options, name: 'reading', include: reading, sequence: { groupOrder: 0 } } },
      {
        extends: true,
        test: {
          ...options,
          name: 'writing',
          include: ['src/**/*.spec.ts'],
          exclude: reading,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
