import { describe, expect, it } from 'vitest';
import { srcSetOf } from './picture-widths';

const uploaded = `/files/uploads/${'0a'.repeat(16)}`;

describe('srcSetOf', () => {
  it('offers every width of an uploaded picture', () => {
    expect(srcSetOf(`${uploaded}.png`)?.split(', ')).toEqual(
      [160, 320, 640, 960, 1280, 1920].map((width) => `${uploaded}.png?w=${width} ${width}w`),
    );
    expect(srcSetOf(`${uploaded}.jpg`)).toContain(`${uploaded}.jpg?w=160 160w, `);
  });

  it('offers nothing of what has one size', () => {
    for (const address of [
      '/files/demo/product/120000000103.svg',
      `${uploaded}.pdf`,
      `${uploaded}.jpg?w=320`,
      `https://example.org${uploaded}.jpg`,
      `/files/uploads/x.jpg`,
      `${uploaded}.jpg 1w, https://example.org/x.jpg`,
      '',
    ]) {
      expect(srcSetOf(address), address).toBeUndefined();
    }
  });
});
