import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { requirementTags } from '../scripts/requirement-tags.ts';

export default defineConfig({
  // The samples name the package as partners do; their tests take its sources.
  resolve: { alias: { '@wirefair/client': path.join(import.meta.dirname, 'src/index.ts') } },
  test: { tags: requirementTags(), include: ['src/**/*.test.ts', 'samples/**/*.test.ts'], maxWorkers: 1 },
});
