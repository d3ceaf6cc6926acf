import { describe, expect, it } from 'vitest';
import { useGateway } from './support/gateway.ts';

const portals = {
  visitorPortalZh: 'https://register.example.org/zh',
  visitorPortalEn: 'https://register.example.org/en',
};

async function portal(addresses: object, language: string) {
  const { query } = await useGateway({ '/app/content/edition': () => ({ addresses }) });
  const { data } = await query('{ edition { addresses { visitorPortal } } }', { headers: { language } });
  return (data as unknown as { edition: { addresses: { visitorPortal: string | null } } }).edition.addresses
    .visitorPortal;
}

describe('addresses of the edition', () => {
  it('the registration portal has the address of the site’s language', { tags: ['SHELL-055'] }, async () => {
    expect(await portal(portals, 'ZH')).toBe(portals.visitorPortalZh);
    expect(await portal(portals, 'EN')).toBe(portals.visitorPortalEn);
  });

  it(
    'without a portal there is none, and the site’s own page takes its place',
    { tags: ['DESIGN-032', 'SHELL-055', 'CONFLICT-012'] },
    async () => {
      const none = { visitorPortalZh: null, visitorPortalEn: null };
      expect(await portal(none, 'ZH')).toBeNull();
      expect(await portal({ ...none, visitorPortalEn: '' }, 'EN')).toBeNull();
    },
  );
});
