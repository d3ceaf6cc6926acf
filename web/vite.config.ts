import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { compileMessages } from './scripts/compile.ts';

const gateway = process.env.WIREFAIR_GATEWAY ?? 'http://127.0.0.1:4000';

/** Keeps the compiled catalogues and the union of message ids in step with the messages/ folders. */
function messages(): Plugin {
  return {
    name: 'wirefair-messages',
    configResolved: () => void compileMessages(),
    handleHotUpdate: ({ file }) => {
      if (/\/messages\/(zh|en)\.json$/.test(file)) compileMessages();
    },
  };
}

export default defineConfig({
  base: '/d/',
  plugins: [messages(), react()],
  resolve: {
    alias: {
      // Messages are compiled at build time: the ICU parser (7 KiB gzip) stays out of the page.
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
    },
  },
  server: {
    proxy: { '/graphql': gateway, '/files': gateway },
  },
  build: {
    target: 'es2022',
    sourcemap: true,
    // The largest chunk is React itself; a warning above it means that something leaked into the start.
    chunkSizeWarningLimit: 260,
    rolldownOptions: {
      output: {
        // Libraries change rarely: apart from the site's code they stay cached over a release. Only their
        // always-needed parts are named, so that lazy parts (dialog machines, carousel) stay lazy.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
            { name: 'router', test: /node_modules[\\/](react-router|react-router-dom)[\\/]/, priority: 20 },
            {
              name: 'graphql',
              test: /node_modules[\\/](@apollo|graphql|rxjs|@wry|optimism|graphql-tag|tslib)[\\/]/,
              priority: 20,
            },
            {
              name: 'style',
              test: /node_modules[\\/](@emotion|stylis|@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/](styled-system|preset-base))/,
              priority: 20,
            },
          ],
        },
      },
    },
  },
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
  },
});
