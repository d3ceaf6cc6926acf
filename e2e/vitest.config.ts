import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { longestFirstSequencer } from '../scripts/longest-first.ts';
import { requirementTags } from '../scripts/requirement-tags.ts';
import { LONGEST } from './longest.ts';

/** What looks at the demo's edition as it was loaded, before others write into it. */
const reading = [
  ...['about', 'content-pages', 'directory', 'documents', 'events', 'every-page-*', 'health', 'home'],
  ...[
    'invitation',
    'layout-shift',
    'news',
    'recommended',
    'rendering',
    'search',
    'shell-room',
    'site',
    'travel',
  ],
].map((name) => `src/${name}.spec.ts`);

/** More than the two cores: while one test waits, for a review or for a server that starts, another one works. */
const WORKERS = 3;

/**
 * A part of the specs. It does not extend the options below: each part would start a system of its own, where one
 * system is started for the whole run and known to all parts.
 */
const part = (
  name: string,
  groupOrder: number,
  files: { include: string[]; exclude?: string[] },
): TestProjectInlineConfiguration => ({
  test: {
    ...files,
    name,
    tags: requirementTags(),
    setupFiles: ['src/setup.ts'],
    // A worker keeps its browser from file to file; each test has pages without a trace of the one before.
    isolate: false,
    maxWorkers: WORKERS,
    // Longer than the longest wait for one thing within a test (40 s), so that what did not come is told.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    // As long as the browser's own waiting: a page on a busy machine needs more than vitest's second.
    expect: { poll: { timeout: 10_000 } },
    sequence: { groupOrder },
  },
});

export default defineConfig({
  test: {
    tags: requirementTags(),
    globalSetup: ['src/global-setup.ts'],
    maxWorkers: WORKERS,
    sequence: { sequencer: longestFirstSequencer(LONGEST) },
    projects: [
      part('reading', 0, { include: reading }),
      part('writing', 1, { include: ['src/**/*.spec.ts'], exclude: reading }),
    ],
  },
});
