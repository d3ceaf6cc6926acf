import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Bundles of messages in both languages. */
const textsOf = (...bundles: string[]): RegExp[] =>
  bundles.flatMap((bundle) =>
    ['zh', 'en'].map((lang) => new RegExp(`/src/i18n/compiled/${lang}/${bundle}\\.json$`)),
  );

/** What every page loads after its entry. */
const EVERYWHERE = [/\/src\/app\/create-app\.tsx$/, /\/src\/ui\/toast-list\.tsx$/, ...textsOf('shell')];

/**
 * The workers, with what they need at once. Each part has to be found in a build: one that was renamed would be missed
 * for the first time without a network.
 */
const workers = {
  site: EVERYWHERE,
  door: [
    ...EVERYWHERE,
    /\/src\/routes\/organiser\.tsx$/,
    /\/src\/features\/organiser\/door\/index\.ts$/,
    /\/src\/ui\/motion-features\.ts$/,
    /\/src\/i18n\/further-texts\.ts$/,
    /\/node_modules\/jsqr\//,
    ...textsOf('console', 'door', 'scanning'),
  ],
};

/** What the list of files needs to know of a file of a build. */
export type BuiltFile =
  | { type: 'asset'; fileName: string }
  | {
      type: 'chunk';
      fileName: string;
      isEntry: boolean;
      isDynamicEntry: boolean;
      facadeModuleId: string | null;
      /** File names of the chunks that it cannot run without. */
      imports: string[];
    };

/**
 * The files of a build that a worker keeps at once: the entry, the parts, all that these import, the fonts.
 * @param parts modules that its pages load lazily
 * @throws Error where one of the parts is not in the build
 */
export function filesOf(
  built: readonly BuiltFile[],
  parts: readonly RegExp[],
): { entry: string; files: string[] } {
  const chunks = new Map(built.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('the build has no entry');
  const found = new Set<string>();
  const add = (fileName: string): void => {
    if (found.has(fileName)) return;
    found.add(fileName);
    chunks.get(fileName)?.imports.forEach(add);
  };
  add(entry.fileName);
  for (const part of parts) {
    const chunk = [...chunks.values()].find(
      ({ isDynamicEntry, facadeModuleId }) => isDynamicEntry && part.test(facadeModuleId ?? ''),
    );
    if (!chunk) throw new Error(`pages without a network need ${part.source}, which the build does not have`);
    add(chunk.fileName);
  }
  const fonts = built.map(({ fileName }) => fileName).filter((name) => name.endsWith('.woff2'));
  return { entry: entry.fileName, files: [...found, ...fonts].sort() };
}

/**
 * Writes `site-worker.js` and `door-worker.js` beside the page: the service workers of src/ with the files of this build,
 * so that each build has workers of its own, and browsers see that they are others.
 */
export function offlineWorkers(): Plugin {
  let root = '';
  let base = '';
  return {
    name: 'wirefair-offline-workers',
    apply: 'build',
    configResolved: (config) => {
      root = resolve(config.root, config.build.outDir);
      base = config.base;
    },
    async writeBundle(_options, bundle) {
      const page = await readFile(resolve(root, 'index.html'), 'utf8');
      for (const [name, parts] of Object.entries(workers)) {
        const { entry, files } = filesOf(Object.values(bundle), parts);
        const addresses = [...files.map((file) => base + file), `${base}favicon.svg`];
        const build = createHash('sha256').update(page).update(addresses.join()).digest('hex').slice(0, 16);
        const facts = JSON.stringify({ build, entry: base + entry, files: addresses });
        const source = fileURLToPath(new URL(`../src/${name}-worker.js`, import.meta.url));
        await writeFile(
          resolve(root, `${name}-worker.js`),
          `self.${name} = ${facts};\n${await readFile(source, 'utf8')}`,
        );
      }
    },
  };
}
