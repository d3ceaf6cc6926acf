import { describe, expect, it } from 'vitest';
import { contentAddress, fileAddress } from './content-address';

describe('addresses that the organiser entered', () => {
  it('tells pages of the site from addresses outside', () => {
    expect(contentAddress(' /about?tab=range ')).toEqual({ to: '/about?tab=range' });
    expect(contentAddress('https://media.example/')).toEqual({ href: 'https://media.example/' });
    expect(contentAddress('www.media.example')).toEqual({ href: 'https://www.media.example/' });
    expect(fileAddress('/files/a.html')).toBe('/files/a.html');
    expect(fileAddress('https://files.example/a.pdf')).toBe('https://files.example/a.pdf');
  });

  it.each([
    '',
    null,
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'about',
  ])('leads nowhere from %j', (raw) => {
    expect(contentAddress(raw)).toBeUndefined();
    expect(fileAddress(raw)).toBeUndefined();
  });
});
