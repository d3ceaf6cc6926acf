import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  // Whole starts are watched from outside here: generous, because the machine may be building as well.
  test: {
    include: ['test/**/*.test.mjs'],
    globalSetup: ['test/temporary-folder.mjs'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
