import { defineConfig } from 'vitest/config';
import { requirementTags } from '../../scripts/requirement-tags.ts';

export default defineConfig({
  test: {
    tags: requirementTags(),
    include: ['src/**/*.test.ts'],
    maxWorkers: 1,
    // A busy machine needs more than vitest's second for what tests wait for.
    expect: { poll: { timeout: 10_000 } },
  },
});
