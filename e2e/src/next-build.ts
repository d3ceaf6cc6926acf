import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const BUILT = resolve(import.meta.dirname, '../../web/dist');
const ASSET = /[\w.-]+-[\w-]{8}\.(?:js|css|woff2)\b/g;
const TEXT = /\.(html|js|css)$/;

const WORKERS = ['door-worker.js', 'site-worker.js'];

/**
 * The site as another release leaves it: every file of `assets/` has another name, and the page says `data-build` on
 * its root element once its code runs.
 * @returns the folder; whoever asks removes it
 */
export function nextBuild(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'wirefair-next-build-'));
  const assets = new Set(readdirSync(join(BUILT, 'assets')).filter((file) => !/\.(br|gz|map)$/.test(file)));
  const renamed = (file: string) => (assets.has(file) ? file.replace(/\.(\w+)$/, `-${name}.$1`) : file);
  const written = (text: string) => text.replace(ASSET, renamed);
  mkdirSync(join(folder, 'assets'));
  for (const file of assets) {
    const from = join(BUILT, 'assets', file);
    const to = join(folder, 'assets', renamed(file));
    if (TEXT.test(file)) writeFileSync(to, written(readFileSync(from, 'utf8')));
    else cpSync(from, to);
  }
  for (const file of ['index.html', ...WORKERS])
    writeFileSync(join(folder, file), written(readFileSync(join(BUILT, file), 'utf8')));
  cpSync(join(BUILT, 'favicon.svg'), join(folder, 'favicon.svg'));

  let entry = '';
  for (const file of WORKERS) {
    const worker = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), worker.replace(/"build":"\w+"/, `"build":"${name}"`));
    entry = /"entry":"\/d\/([^"]+)"/.exec(worker)?.[1] ?? '';
  }
  const mark = `document.documentElement.dataset.build=${JSON.stringify(name)};`;
  writeFileSync(join(folder, entry), mark + readFileSync(join(folder, entry), 'utf8'));
  return folder;
}
