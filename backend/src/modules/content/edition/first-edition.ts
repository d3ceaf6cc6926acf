import type { KeptSettings } from '../contract.ts';

/**
 * What a new installation starts with: the 12th edition of the specification (CONST-010..015, CONST-062).
 * From then on the settings are data; the organiser edits them.
 */
export const firstEdition: KeptSettings = {
  number: 12,
  name: { cn: '第十二届国际线缆工业展览会', en: 'The 12th International Wire & Cable Industry Exhibition' },
  venue: { cn: '上海新国际博览中心', en: 'Shanghai New International Expo Centre' },
  venueAddress: { cn: '上海市浦东新区龙阳路 2345 号', en: '2345 Longyang Road, Pudong, Shanghai' },
  city: { cn: '上海', en: 'Shanghai' },
  organiser: { cn: '线缆研究院与展览公司', en: 'The cable research institute with its exhibition company' },
  opensOn: '2025-08-27',
  closesOn: '2025-08-29',
  visitorHours: [
    { date: '2025-08-27', from: '09:30', to: '16:30' },
    { date: '2025-08-28', from: '09:30', to: '16:30' },
    { date: '2025-08-29', from: '09:30', to: '15:00' },
  ],
  preRegistrationClosesAt: '2025-08-26 12:00:00',
  groupRegistrationClosesOn: '2025-08-15',
  isVisitorEnd: null,
  groupMinimum: 5,
  boothApplicationClosesOn: '2025-07-15',
  // Not given by the specification.
  journalClosesAt: '2025-07-20 23:59:59',
  // Every message costs money: those of the mainland and its neighbours. Everybody else proves an e-mail address.
  smsCountries: ['CN', 'HK', 'MO', 'TW', 'JP', 'KR', 'SG', 'MY', 'TH', 'VN'],
  servicesContactEmail: 'services@wirefair.example',
  lastEdition: {
    areaSquareMetres: 57_500,
    visitors: 40_629,
    visitorCountries: 96,
    exhibitors: 900,
    exhibitorCountries: 19,
    // Not given by the specification (DESIGN-055).
    exchanges: 60,
  },
  hotSearches: [
    { cn: '高压电缆', en: 'high voltage cable' },
    { cn: '交联聚乙烯', en: 'XLPE compound' },
    { cn: '拉丝机', en: 'wire drawing machine' },
    { cn: '挤出生产线', en: 'extrusion line' },
    { cn: '火花试验机', en: 'spark tester' },
    { cn: '光纤', en: 'optical fibre' },
  ],
  badges: {
    // A gap of the table (351 to 399) belongs to the band below it (CONFLICT-004), and 400 has its own (CONFLICT-005).
    quota: [
      { fromSquareMetres: 1, badges: 3 },
      { fromSquareMetres: 10, badges: 5 },
      { fromSquareMetres: 19, badges: 8 },
      { fromSquareMetres: 37, badges: 12 },
      { fromSquareMetres: 55, badges: 16 },
      { fromSquareMetres: 73, badges: 20 },
      { fromSquareMetres: 108, badges: 25 },
      { fromSquareMetres: 400, badges: 100 },
    ],
    // The date is not given by the specification.
    closesAt: '2025-08-15 18:00:00',
    isClosed: false,
    contactEmail: 'badges@wirefair.example',
  },
  addresses: {
    visitorPortalZh: null,
    visitorPortalEn: null,
    mobileSite: null,
    japaneseSite: null,
    koreanSite: null,
    thaiSite: null,
    enquiry: null,
    organiserSite: null,
    ebook: null,
    invitationSite: null,
    exhibitorLogin: null,
  },
  addressUse: {
    visitorPortalZh: true,
    visitorPortalEn: true,
    mobileSite: true,
    japaneseSite: true,
    koreanSite: true,
    thaiSite: true,
    enquiry: true,
    organiserSite: true,
    ebook: true,
    invitationSite: true,
    exhibitorLogin: true,
  },
};
