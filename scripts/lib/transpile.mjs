// Builds a server: takes the types out of its sources, file by file. `npm run typecheck` is what reads the types.
import fs from 'node:fs';
import path from 'node:path';
import { transformWithOxc } from 'vite';

const isTest = (name) => name.endsWith('.test.ts');
const isSource = (name) => /\.(ts|js)$/.test(name) && !name.endsWith('.d.ts') && !isTest(name);

/** As tsconfig.base.json has it: imports of values stay, and name the files that are written here. */
const OPTIONS = {
  target: 'es2023',
  sourcemap: true,
  typescript: { onlyRemoveTypeImports: true, rewriteImportExtensions: 'rewrite' },
};

async function transpileFile(source, target) {
  const { code, map } = await transformWithOxc(fs.readFileSync(source, 'utf8'), source, OPTIONS);
  const name = path.basename(target);
  map.file = name;
  map.sources = [path.relative(path.dirname(target), source).replaceAll(path.sep, '/')];
  delete map.sourcesContent;
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, `${code}\n//# sourceMappingURL=${name}.map\n`);
  fs.writeFileSync(`${target}.map`, JSON.stringify(map));
}

/**
 * Writes `dist` from `src`, both in `folder`, tests left out. What `dist` had before goes.
 * @returns how many files were written, without their source maps
 * @throws where a source is not well-formed
 */
export async function transpile(folder) {
  const [source, target] = [path.join(folder, 'src'), path.join(folder, 'dist')];
  const files = fs.readdirSync(source, { recursive: true }).filter((name) => isSource(path.basename(name)));
  fs.rmSync(target, { recursive: true, force: true });
  for (const file of files) {
    await transpileFile(path.join(source, file), path.join(target, file.replace(/\.ts$/, '.js')));
  }
  return files.length;
}
