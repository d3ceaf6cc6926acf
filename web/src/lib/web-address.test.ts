import { describe, expect, it } from 'vitest';
import { toWebAddress } from './web-address';

describe('website of a company', { tags: ['DIR-044'] }, () => {
  it('opens web pages only', () => {
    expect(toWebAddress('https://www.junqi.example/cn')).toEqual({
      href: 'https://www.junqi.example/cn',
      host: 'junqi.example',
    });
    expect(toWebAddress('http://a.example')?.href).toBe('http://a.example/');
  });

  it('takes a bare host as https', () => {
    expect(toWebAddress(' www.junqi.example ')?.href).toBe('https://www.junqi.example/');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    'mailto:a@b.example',
    'no site',
    '',
    null,
  ])('refuses %s', (raw) => {
    expect(toWebAddress(raw)).toBeUndefined();
  });
});
