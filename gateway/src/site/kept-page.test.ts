import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodingFor } from '../http/compression.ts';
import { KeptPage } from './kept-page.ts';
import { PageStore } from './page-store.ts';
import { required } from '../../test/support/required.ts';

/** A page as the site's are: most of it repeats, some of it is its own. */
const htmlOf = (count: number): string =>
  Array.from(
    { length: 1500 },
    (_, at) => `<p class="chakra-text css-1x">展品 ${count * at} Product ${at}</p>`,
  ).join('\n');
const kept = (count: number) => KeptPage.of({ status: 200, language: 'zh-CN', html: htmlOf(count) });

describe('a page that is kept', () => {
  it('is given back as it was rendered, in each form', async () => {
    const page = await kept(7);
    const html = htmlOf(7);
    expect(await page.text()).toBe(html);
    expect(page.textBytes).toBe(Buffer.byteLength(html));
    const inForm = async (accepted: string) =>
      page.in(required(encodingFor(accepted, page.textBytes), 'encoding'));
    expect(brotliDecompressSync(await inForm('gzip, br')).toString()).toBe(html);
    const zipped = await inForm('gzip');
    expect(gunzipSync(zipped).toString()).toBe(html);
    expect(await inForm('gzip')).toBe(zipped);
    expect(page.size).toBeGreaterThanOrEqual((await inForm('br')).length + zipped.length);
  });

  it('has a tag of its text', async () => {
    expect((await kept(1)).tag).toBe((await kept(1)).tag);
    expect((await kept(1)).tag).not.toBe((await kept(2)).tag);
  });
});

describe('the store of pages', () => {
  it('holds a thousand pages of a hundred thousand characters that are asked for again', async () => {
    const store = new PageStore();
    const page = await kept(3);
    expect(page.textBytes).toBeGreaterThan(80_000);
    const stored = { page, stamp: '', madeAt: 0, revision: 1 };
    for (let count = 0; count < 1000; count += 1) {
      store.set(`page ${count}`, stored);
      store.get(`page ${count}`);
    }
    expect(store.get('page 0')).toBe(stored);
  });
});
