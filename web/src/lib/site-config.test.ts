import { describe, expect, it } from 'vitest';
import { mobileRedirect, parseSiteConfig, visitorPortal } from './site-config';

const config = parseSiteConfig(
  '{"mobileSite":"https://m.example.org/","visitorPortalEn":"https://p.example.org/en"}',
);

describe('site configuration', () => {
  it('SHELL-089 SHELL-090 small screens go to the mobile site', () => {
    expect(mobileRedirect(config, { width: 767, height: 900 })).toBe('https://m.example.org/');
    expect(mobileRedirect(config, { width: 1200, height: 431 })).toBe('https://m.example.org/');
  });

  it('SHELL-091 exactly 768 by 432 stays', () => {
    expect(mobileRedirect(config, { width: 768, height: 432 })).toBeUndefined();
  });

  it('SHELL-089 without a mobile site nobody is sent away', () => {
    expect(mobileRedirect({}, { width: 320, height: 400 })).toBeUndefined();
  });

  it('SHELL-055 the visitor portal depends on the language', () => {
    expect(visitorPortal(config, 'EN')).toBe('https://p.example.org/en');
    expect(visitorPortal(config, 'ZH')).toBeUndefined();
  });

  it('takes web addresses only', () => {
    expect(parseSiteConfig('{"korean":"javascript:alert(1)","thai":7,"other":"https://x.example"}')).toEqual(
      {},
    );
    expect(parseSiteConfig('not json')).toEqual({});
    expect(parseSiteConfig('')).toEqual({});
  });
});
