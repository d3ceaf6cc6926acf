import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { requirementTags } from '../scripts/requirement-tags.ts';
import { serviceKitSources } from '../scripts/service-kit-sources.ts';

export default defineConfig({
  // The runner would take graphql's other build than Node and our libraries do; two copies do not mix.
  resolve: { alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }] },
  test: {
    tags: requirementTags(),
    alias: serviceKitSources,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 30_000,
    maxWorkers: 2,
    // Loading the schema takes longer than most files' tests: a worker does it once.
    isolate: false,
    // A busy machine needs more than vitest's second for what tests wait for.
    expect: { poll: { timeout: 10_000 } },
  },
});
