import { describe, expect, it } from 'vitest';
import { responsive, sizesText } from './picture-sizes';

describe('sizesText', () => {
  it('names the widest window first', () => {
    expect(sizesText({ base: '100vw', md: '50vw', xl: '295px' })).toBe(
      '(min-width: 1280px) 295px, (min-width: 768px) 50vw, 100vw',
    );
    expect(sizesText('96px')).toBe('96px');
  });
});

describe('responsive', () => {
  it('leaves the measuring to the browser where the picture is lazy', () => {
    expect(responsive('/a?w=1 1w', '96px', true)).toEqual({ srcSet: '/a?w=1 1w', sizes: 'auto, 96px' });
    expect(responsive('/a?w=1 1w', '96px', false)).toEqual({ srcSet: '/a?w=1 1w', sizes: '96px' });
  });

  it('says nothing of a picture with one size', () => {
    expect(responsive(undefined, '96px', true)).toEqual({});
  });
});
