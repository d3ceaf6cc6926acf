import { describe, expect, it } from 'vitest';
import type { SettledEditionFragment } from './edition.generated';
import { daysOf, inputOf, mistakesOf, parseValues, sameValues, tabs, valuesOf, withoutRow } from './values';

const words = { cn: '词', en: 'word' };
const edition: SettledEditionFragment = {
  id: '12',
  number: 12,
  status: 'CURRENT',
  version: 3,
  names: { name: words, venue: words, venueAddress: words, city: words, organiser: words },
  dates: {
    opensOn: '2025-08-27',
    closesOn: '2025-08-28',
    visitorHours: [
      { date: '2025-08-27', from: '09:30', to: '16:30' },
      { date: '2025-08-28', from: '09:30', to: '15:00' },
    ],
  },
  deadlines: {
    preRegistrationClosesAt: '2025-08-26 12:00:00',
    groupRegistrationClosesOn: '2025-08-15',
    groupMinimum: 5,
    boothApplicationClosesOn: '2025-07-15',
    journalClosesAt: '2025-07-20 23:59:59',
    badgesCloseAt: '2025-08-15 18:00:00',
  },
  figures: {
    areaSquareMetres: 1,
    visitors: 2,
    visitorCountries: 3,
    exhibitors: 4,
    exhibitorCountries: 5,
    exchanges: 6,
  },
  searches: [words, { cn: '电缆', en: 'cable' }],
  quota: [
    { fromSquareMetres: 1, badges: 3 },
    { fromSquareMetres: 10, badges: 5 },
    { fromSquareMetres: 19, badges: 8 },
  ],
  flags: { isVisitorEnd: null, areBadgesClosed: false },
  addresses: {
    visitorPortalZh: null,
    visitorPortalEn: null,
    mobileSite: null,
    japaneseSite: null,
    koreanSite: null,
    thaiSite: null,
    enquiry: null,
    organiserSite: 'https://o.example/',
    ebook: null,
    invitationSite: null,
    exhibitorLogin: null,
  },
  addressUse: {
    visitorPortalZh: true,
    visitorPortalEn: true,
    mobileSite: false,
    japaneseSite: true,
    koreanSite: true,
    thaiSite: true,
    enquiry: false,
    organiserSite: true,
    ebook: true,
    invitationSite: true,
    exhibitorLogin: true,
  },
  messaging: { smsCountries: ['CN', 'HK'] },
  contacts: { servicesContactEmail: 's@b.example', badgesContactEmail: 'b@b.example' },
};

describe('what stands in the form of an edition', () => {
  it('is sent as it was read where nothing was typed, on every page', () => {
    const { id: _id, number: _number, status: _status, version: _version, ...sections } = edition;
    const sent = Object.assign({}, ...tabs.map((tab) => inputOf(valuesOf(edition, tab), tab))) as object;
    expect(sent).toEqual(sections);
    for (const tab of tabs) expect(mistakesOf(valuesOf(edition, tab)), tab).toEqual([]);
  });

  it('is the same whatever its version, and survives being kept by the browser', () => {
    const values = valuesOf(edition, 'quota');
    const kept = parseValues(JSON.parse(JSON.stringify({ ...values, version: '4' })));
    expect(kept && sameValues(values, kept)).toBe(true);
    expect(parseValues({ 'quota-count': '1' })).toBeNull();
    expect(parseValues(null)).toBeNull();
  });

  it('uses the addresses of a form that was kept before there were switches', () => {
    const { addressUse: _use, ...older } = edition;
    const kept = Object.entries(valuesOf(edition, 'addresses')).filter(
      ([field]) => !field.startsWith('addressUse-'),
    );
    expect(inputOf(Object.fromEntries(kept), 'addresses')).toEqual({
      addresses: older.addresses,
      addressUse: Object.fromEntries(Object.keys(older.addresses).map((key) => [key, true])),
    });
  });

  it('loses a row by moving up those behind it', () => {
    const values = valuesOf(edition, 'quota');
    const after = { ...values, ...withoutRow(values, 'quota', 1) };
    expect(inputOf(after, 'quota').quota).toEqual([edition.quota[0], edition.quota[2]]);
    expect(after['quota-2-badges']).toBe('');
    expect(mistakesOf({ ...after, 'quota-count': '3' })).toEqual([
      { field: 'quota-2-fromSquareMetres', kind: 'missing' },
      { field: 'quota-2-badges', kind: 'missing' },
    ]);
  });

  it('has hours for the days that the dates name', () => {
    expect(daysOf('2025-08-30', '2025-09-01')).toEqual(['2025-08-30', '2025-08-31', '2025-09-01']);
    expect(daysOf('2025-08-30', '2025-08-29')).toEqual([]);
    expect(daysOf('', '2025-08-29')).toEqual([]);
    const longer = { ...valuesOf(edition, 'dates'), 'dates-closesOn': '2025-08-29' };
    expect(mistakesOf(longer)).toEqual([
      { field: 'dates-visitorHours-2-from', kind: 'missing' },
      { field: 'dates-visitorHours-2-to', kind: 'missing' },
    ]);
    expect(mistakesOf({ ...valuesOf(edition, 'figures'), 'figures-visitors': '1.5' })).toEqual([
      { field: 'figures-visitors', kind: 'number' },
    ]);
  });
});
