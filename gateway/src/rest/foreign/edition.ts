import type { Adaptations } from '../adaptation.ts';
import type { Schemas } from '../operations.ts';

type EditionRecord = Schemas['Edition'];

/** `yyyy-MM-dd HH:mm:ss` in Shanghai. */
const shanghaiTime = (instant: Date): string =>
  new Date(instant.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** What the specification says of the 12th edition (CONST-010..015, CONST-062). */
const facts: Omit<EditionRecord, 'now' | 'hasVisitorEnd' | 'isBoothApplicationOpen'> = {
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
  journalClosesAt: '2025-07-20 23:59:59',
  smsCountries: ['CN'],
  servicesContactEmail: '',
  lastEdition: {
    areaSquareMetres: 57_500,
    visitors: 40_629,
    visitorCountries: 96,
    exhibitors: 900,
    exhibitorCountries: 19,
    exchanges: 60,
  },
  hotSearches: [],
  badges: { quota: [], closesAt: '2025-08-15 18:00:00', isClosed: false, contactEmail: '' },
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
  isDemoClock: false,
  demoReviewSeconds: null,
  isPublicDemo: false,
  revision: 0,
};

/**
 * The edition for a server that does not tell it: the specification gives its facts, and a call for its end alone.
 * @param hasVisitorEnd what the call for the end status answers (REST-092)
 * @param at the moment of asking
 */
function specifiedEdition(hasVisitorEnd: boolean, at: Date): EditionRecord {
  const now = shanghaiTime(at);
  return {
    ...facts,
    now,
    hasVisitorEnd,
    isBoothApplicationOpen: now.slice(0, 10) <= facts.boothApplicationClosesOn,
  };
}

export const edition = {
  get: {
    '/app/content/edition': {
      instead: async (calls) =>
        specifiedEdition(await calls.getPublic('/app/content/end-status'), new Date()),
    },
  },
} satisfies Adaptations;
