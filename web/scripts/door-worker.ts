import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const worker = fileURLToPath(new URL('../src/door-worker.js', import.meta.url));

/** Bundles of messages that the door's page shows, in both languages. */
const BUNDLES = 'shell|console|door|scanning';

/**
 * What the door's page loads after its entry. Each has to be found in a build: a part that was renamed would be missed
 * for the first time at a door without a network.
 */
const PARTS = [
  /\/src\/app\/create-app\.tsx$/,
  /\/src\/routes\/organiser\.tsx$/,
  /\/src\/features\/organiser\/door\/index\.ts$/,
  /\/src\/ui\/toast-list\.tsx$/,
  /\/src\/ui\/motion-features\.ts$/,
  /\/node_modules\/jsqr\//,
  ...BUNDLES.split('|').flatMap((bundle) =>
    ['zh', 'en'].map((lang) => new RegExp(`/src/i18n/compiled/${lang}/${bundle}\\.json$`)),
  ),
];

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
 * The files of a build that the door's page is made of: the entry, the parts above, all that these import, the fonts.
 * @param parts modules that the page loads lazily
 * @throws Error where one of the parts is not in the build
 */
export function doorFiles(
  built: readonly BuiltFile[],
  parts: readonly RegExp[] = PARTS,
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
    if (!chunk) throw new Error(`the page of the door needs ${part.source}, which the build does not have`);
    add(chunk.fileName);
  }
  const fonts = built.map(({ fileName }) => fileName).filter((name) => name.endsWith('.woff2'));
  return { entry: entry.fileName, files: [...found, ...fonts].sort() };
}

/**
 * Writes `door-worker.js` beside the page: the service worker of src/door-worker.js with the files of this build, so
 * that each build has a worker of its own, and browsers see that it is another.
 */
export function doorWorker(): Plugin {
  let root = '';
  let base = '';
  return {
    name: 'wirefair-door-worker',
    apply: 'build',
    configResolved: (config) => {
      root = resolve(config.root, config.build.outDir);
      base = config.base;
    },
    async writeBundle(_options, bundle) {
      const { entry, files } = doorFiles(Object.values(bundle));
      const addresses = [...files.map((file) => base + file), `${base}favicon.svg`];
      const page = await readFile(resolve(root, 'index.html'), 'utf8');
      const build = createHash('sha256').update(page).update(addresses.join()).digest('hex').slice(0, 16);
      const facts = JSON.stringify({ build, entry: base + entry, files: addresses });
      await writeFile(
        resolve(root, 'door-worker.js'),
        `self.door = ${facts};\n${await readFile(worker, 'utf8')}`,
      );
    },
  };
}
