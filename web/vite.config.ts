import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { siteGroups } from './scripts/chunks.ts';
import { compileMessages } from './scripts/compile.ts';
import { inlineStart } from './scripts/inline-start.ts';
import { offlineWorkers } from './scripts/offline-workers.ts';
import { precompress } from './scripts/precompress.ts';
import { slimLibraries } from './scripts/slim-libraries.ts';

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

/** The package's exports name its development build only; the production one has no warnings in it. */
function productionRouter(): Plugin {
  return {
    name: 'wirefair-production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source !== 'react-router' && source !== 'react-router/dom') return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') };
    },
  };
}

/** The gateway sends what is compressed here (gateway/src/site/asset-store.ts). */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'wirefair-compressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    // After the files of public/ have been copied.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        await precompress(folder);
      },
    },
  };
}

/** Stand-ins for parts that the page never uses. */
const slimmer = {
  // Messages are compiled at build time: the ICU parser (7 KiB gzip) stays out of the page.
  '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
  // Only emotion's withTheme uses it, and nothing here uses withTheme (1.3 KiB gzip).
  'hoist-non-react-statics': fileURLToPath(new URL('src/lib/return-target.ts', import.meta.url)),
};

export default defineConfig(({ isSsrBuild, command }) => ({
  base: '/d/',
  plugins: [
    messages(),
    productionRouter(),
    react(),
    isSsrBuild ? null : [slimLibraries(), inlineStart(), offlineWorkers(), compressed()],
  ],
  // What renders on the server brings everything with it: it runs wherever the built site lies. Tests take libraries as
  // Node loads them: bundled, each worker would compile all of them.
  ssr: process.env.VITEST ? {} : { noExternal: true, target: 'node' },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  resolve: {
    // rxjs in modern syntax, without helper functions for old browsers.
    conditions: ['es2015', ...defaultClientConditions],
    // Tests check the raw texts and need the parser; react-intl's development build complains without it.
    alias: process.env.VITEST || command === 'serve' ? {} : slimmer,
  },
  server: {
    proxy: {
      '/graphql': gateway,
      '/files': gateway,
      '/poster': gateway,
      '/app/uploads': gateway,
      '/organiser/uploads': gateway,
      '/organiser/exports': gateway,
    },
  },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist-server' : 'dist',
    copyPublicDir: !isSsrBuild,
    // For whoever runs the site and looks for a fault; the files do not name them, and the gateway does not serve them.
    sourcemap: 'hidden',
    // The largest chunk is React itself; a warning above it means that something leaked into the start.
    chunkSizeWarningLimit: 260,
    rolldownOptions: {
      output: isSsrBuild
        ? {}
        : {
            // Libraries change rarely: apart from the site's code they stay cached over a release. Only their
            // always-needed parts are named, so that lazy parts (dialog machines, carousel) stay lazy.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
                {
                  name: 'router',
                  test: /node_modules[\\/](react-router|react-router-dom)[\\/]/,
                  priority: 20,
                },
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
                ...siteGroups,
              ],
            },
          },
    },
  },
}));
