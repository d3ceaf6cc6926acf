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
  it('small screens go to the mobile site', { tags: ['SHELL-089', 'SHELL-090', 'DESIGN-032'] }, () => {
    expect(mobileRedirect(mobile, { width: 767, height: 900 }, site)).toBe(mobile);
    expect(mobileRedirect(mobile, { width: 1200, height: 431 }, site)).toBe(mobile);
  });

  it('exactly 768 by 432 stays', { tags: ['SHELL-091'] }, () => {
    expect(mobileRedirect(mobile, { width: 768, height: 432 }, site)).toBeUndefined();
  });

  it('without a mobile site nobody is sent away', { tags: ['SHELL-089', 'DESIGN-032'] }, () => {
    expect(mobileRedirect(undefined, { width: 320, height: 400 }, site)).toBeUndefined();
  });

  it('a mobile site that is this very site sends nobody in circles', { tags: ['DESIGN-032'] }, () => {
    const small = { width: 320, height: 640 };
    for (const own of [`${site}/d`, `${site}/d/`, `${site}/d/product/home?a=1`])
      expect(mobileRedirect(own, small, site), own).toBeUndefined();
    for (const other of [`${site}/m/`, `${site}/`, `${site}/demo/`])
      expect(mobileRedirect(other, small, site), other).toBe(other);
  });

  it('takes web addresses only', { tags: ['DESIGN-032', 'SHELL-052'] }, () => {
    const settings = { ...none, koreanSite: 'javascript:alert(1)', thaiSite: 'https://th.example.org/' };
    expect(outsideAddresses(settings)).toMatchObject({ thaiSite: 'https://th.example.org/' });
    expect(outsideAddresses(settings).koreanSite).toBeUndefined();
    expect(outsideAddresses(none).mobileSite).toBeUndefined();
  });
});
