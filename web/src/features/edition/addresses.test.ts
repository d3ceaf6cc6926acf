import { describe, expect, it } from 'vitest';
import { mobileRedirect, outsideAddresses } from './addresses';

const none = {
  visitorPortal: null,
  mobileSite: null,
  japaneseSite: null,
  koreanSite: null,
  thaiSite: null,
  enquiry: null,
  organiserSite: null,
  ebook: null,
  invitationSite: null,
  exhibitorLogin: null,
};
const mobile = 'https://m.example.org/';
const site = 'https://www.example.org';

describe('addresses outside the site', () => {
  it('SHELL-089, SHELL-090, DESIGN-032 small screens go to the mobile site', () => {
    expect(mobileRedirect(mobile, { width: 767, height: 900 }, site)).toBe(mobile);
    expect(mobileRedirect(mobile, { width: 1200, height: 431 }, site)).toBe(mobile);
  });

  it('SHELL-091 exactly 768 by 432 stays', () => {
    expect(mobileRedirect(mobile, { width: 768, height: 432 }, site)).toBeUndefined();
  });

  it('SHELL-089, DESIGN-032 without a mobile site nobody is sent away', () => {
    expect(mobileRedirect(undefined, { width: 320, height: 400 }, site)).toBeUndefined();
  });

  it('DESIGN-032 a mobile site that is this very site sends nobody in circles', () => {
    const small = { width: 320, height: 640 };
    for (const own of [`${site}/d`, `${site}/d/`, `${site}/d/product/home?a=1`])
      expect(mobileRedirect(own, small, site), own).toBeUndefined();
    for (const other of [`${site}/m/`, `${site}/`, `${site}/demo/`])
      expect(mobileRedirect(other, small, site), other).toBe(other);
  });

  it('DESIGN-032, SHELL-052 takes web addresses only', () => {
    const settings = { ...none, koreanSite: 'javascript:alert(1)', thaiSite: 'https://th.example.org/' };
    expect(outsideAddresses(settings)).toMatchObject({ thaiSite: 'https://th.example.org/' });
    expect(outsideAddresses(settings).koreanSite).toBeUndefined();
    expect(outsideAddresses(none).mobileSite).toBeUndefined();
  });
});
