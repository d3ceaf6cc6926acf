import { beforeAll, describe, expect, inject, it } from 'vitest';
import { page } from './browser.ts';
import { changeAnswer } from './graphql.ts';
import { first, required } from './required.ts';
import { png } from './sample-png.ts';

interface Banners {
  banners: { imageUrl: string }[];
}

/** Sends a picture as a form of the site does. @returns its address */
async function upload(content: Buffer): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'banner.png');
  const answer = await fetch(`${inject('baseUrl')}/app/uploads/file?kind=image`, {
    method: 'POST',
    headers: { token: inject('sessions').exhibitor },
    body,
  });
  return ((await answer.json()) as { message: string }).message;
}

describe('pictures that people sent', () => {
  let address: string;
  beforeAll(async () => {
    address = await upload(png(1800, 600));
  });

  /** The first banner as a window of this width shows it, and everything of the picture that was loaded for it. */
  async function bannerAt(width: number) {
    const at = await page({ width });
    await changeAnswer<Banners>(at, 'HomeBanners', ({ banners }) => {
      for (const banner of banners) banner.imageUrl = address;
    });
    const loaded: string[] = [];
    at.on('response', (response) => {
      if (response.url().includes(address)) loaded.push(response.url());
    });
    await at.goto('/d/');
    const image = at.locator(`main img[src="${address}"]`).first();
    await image.waitFor();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth))
      .toBeGreaterThan(0);
    const source = await image.evaluate((element: HTMLImageElement) => element.currentSrc);
    return { image, loaded, source };
  }

  it('a phone loads a smaller file than a desktop, and neither the picture itself', async () => {
    const bytes = [];
    for (const width of [375, 1440]) {
      const { loaded, source } = await bannerAt(width);
      expect(source).toContain(`${address}?w=`);
      expect(new Set(loaded)).toEqual(new Set([source]));
      const file = await fetch(source);
      expect(file.headers.get('content-type')).toBe('image/webp');
      bytes.push((await file.arrayBuffer()).byteLength);
    }
    expect(bytes[0]).toBeLessThan(required(bytes[1], 'bytes[1]') / 2);
  });

  it('every width that a page offers is one that the server has', async () => {
    const { image } = await bannerAt(375);
    const offered = required(await image.getAttribute('srcset'), 'srcset')
      .split(', ')
      .map((one) => first(one.split(' ')));
    expect(offered).toHaveLength(6);
    const types = await Promise.all(
      offered.map(async (one) => {
        const file = await fetch(inject('baseUrl') + one);
        expect(file.status, one).toBe(200);
        return file.headers.get('content-type');
      }),
    );
    // The picture is 1800 wide: the widest place gets the picture itself.
    expect(types).toEqual([...Array.from({ length: 5 }, () => 'image/webp'), 'image/jpeg']);
  });
});
