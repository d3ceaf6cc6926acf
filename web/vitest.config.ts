import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { requirementTags } from '../scripts/requirement-tags.ts';
import viteConfig from './vite.config.ts';

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      tags: requirementTags(),
      environment: 'node',
      // Loading React and the site's code takes longer than most files' tests: a worker does it once.
      isolate: false,
      include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
      // Otherwise one on two cores: vitest leaves a core to itself, which needs none.
      maxWorkers: 2,
    },
  }),
);
