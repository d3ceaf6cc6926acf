// What the demo says of the site is there: names in quotation marks are names of the site, links lead to its pages.
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../lib/paths.mjs';

const filesBelow = (folder, suits) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true })
    .filter(suits)
    .map((name) => path.join(ROOT, folder, name));

const demo = filesBelow('backend/src/demo', (name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).map(
  (file) => ({ file: path.relative(ROOT, file), text: fs.readFileSync(file, 'utf8') }),
);

/** Every word of the interface, in both languages. */
const labels = new Set(
  filesBelow('web/src', (name) => /(^|\/)messages\/(en|zh)\.json$/.test(name)).flatMap((file) =>
    Object.values(JSON.parse(fs.readFileSync(file, 'utf8'))),
  ),
);

/** In quotation marks, and no names of the site: mottoes, terms of the trade, what somebody says, places on a map. */
const sayings = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, 'fixtures', 'demo-sayings.json'), 'utf8'),
);

/** Functions that the product does not have. A line goes when its function comes. */
const missing = [
  [/floor plans?|展位图|展馆平面图(?!旁)/gi, 'a plan of the halls to look at'],
  [/小程序|\b(mobile|phone) app\b|\bour app\b/gi, 'an app'],
  [/在线直播|线上直播|live ?stream/gi, 'a live picture'],
];

const found = (pattern) =>
  demo.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([, name]) => ({ file, name })));

describe('the demo', () => {
  it('names functions of the site as the site does', () => {
    const names = found(/“([^”\n]+)”/g);
    expect(names.length).toBeGreaterThan(20);
    const unknown = names.filter(({ name }) => !labels.has(name) && !sayings.includes(name));
    expect(unknown).toEqual([]);
    const said = new Set(names.map(({ name }) => name));
    expect(sayings.filter((saying) => !said.has(saying))).toEqual([]);
  });

  it.each(missing)('does not speak of %s', (pattern) => {
    const told = demo.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([name]) => [file, name]));
    expect(told).toEqual([]);
  });

  it('leads to pages that there are', async () => {
    const { routePatterns } = await import(path.join(ROOT, 'web/src/lib/paths.ts'));
    const pages = new Set(Object.values(routePatterns));
    // In rich text, of banners (`banner(1, …, '/d/about')`), of categories.
    const links = found(/(?:href=\\?"|link: '|link: `|^\s+'|`)(\/(?!files\/)[a-zA-Z][^"'`$\s]*)/gm);
    expect(links.length).toBeGreaterThan(5);
    const lost = links.filter(({ name }) => !pages.has(name.replace(/^\/d(?=\/)/, '').replace(/\?.*$/, '')));
    expect(lost).toEqual([]);
  });
});
