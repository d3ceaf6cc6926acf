import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CLIP_NAMES, exhibitorBundleAt, sharedRecords } from '../edition.ts';
import { eventParts } from '../events/index.ts';
import { drawArtwork } from './index.ts';

const size = { exhibitors: 920 };
const shared = sharedRecords(size);
const bundles = Array.from({ length: 60 }, (_, i) => exhibitorBundleAt(i * 15, size));

const urls = [
  ...bundles.flatMap((b) => [
    b.exhibitor.logoUrl,
    ...b.products.map((p) => p.imageUrl),
    ...b.articles.map((a) => a.coverImage),
  ]),
  ...shared.videos.map((v) => v.coverImage),
  ...shared.articles.map((a) => a.coverImage),
  ...shared.banners.flatMap((b) => [b.image.cn, b.image.en]),
  ...eventParts.flatMap(({ rows }) =>
    rows().flatMap(({ values: { cover_image: cover } }) => (typeof cover === 'string' ? [cover] : [])),
  ),
  ...Object.values(shared.config).flatMap(
    (value) => value.match(/\/files\/demo\/[a-z]+\/[a-z-]+\.svg/g) ?? [],
  ),
];

/** Enough of a parser to find what a browser would refuse: nesting, quotes and attributes given twice. */
function faults(svg: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s[\w-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, end: string, name: string, attributes: string, empty: string) => {
      if (end) {
        if (open.pop() !== name) found.push(`</${name}> closes nothing`);
      } else if (!empty) open.push(name);
      const names = [...attributes.matchAll(/\s([\w-]+)="/g)].map((m) => m[1] ?? '');
      if (new Set(names).size !== names.length) found.push(`attribute twice in <${name}${attributes}>`);
      return '';
    },
  );
  if (open.length > 0) found.push(`left open: ${open.join(' ')}`);
  if (/[<>]/.test(rest)) found.push(`not markup: ${rest.slice(0, 80)}`);
  if (/NaN|undefined|Infinity/.test(svg)) found.push('a number is missing');
  return found;
}

describe('pictures of the demo edition', () => {
  it('draws every picture that a record names, well-formed and below 40 kB', () => {
    expect(urls.length).toBeGreaterThan(450);
    for (const url of urls) {
      const picture = drawArtwork(url.replace('/files/demo/', ''));
      expect(picture, url).not.toBeNull();
      expect(faults(picture ?? ''), url).toEqual([]);
      expect(Buffer.byteLength(picture ?? ''), url).toBeLessThan(40_000);
    }
  });

  it('draws the same picture each time, and another for each record', () => {
    const product = '/product/120000000101.svg'.slice(1);
    const [first, other] = [drawArtwork(product), drawArtwork('product/120000000102.svg')];
    expect(drawArtwork(product)).toBe(first);
    expect(other).not.toBe(first);
  });

  it('knows no other paths', () => {
    for (const path of [
      '',
      'product/1.svg',
      'product/120000000199.svg',
      'logo/1299999999.svg',
      'banner/9.svg',
      'poster/need-cn.svg',
      '../../etc/passwd',
      'page/visa-fr.svg',
      'video/1300000061.svg',
      'article/1500000999.svg',
    ]) {
      expect(drawArtwork(path), path).toBeNull();
    }
  });

  it('keeps the clips it promises, each at most 350 kB', () => {
    for (const name of CLIP_NAMES) {
      const { size: bytes } = statSync(new URL(`../../../assets/demo/clips/${name}.mp4`, import.meta.url));
      expect(bytes, name).toBeGreaterThan(20_000);
      expect(bytes, name).toBeLessThanOrEqual(350 * 1024);
    }
  });
});
