import type { RouteId } from '../lib/paths';

/** A page for one person: it is never rendered on a server. */
export const PERSONAL = 'personal';

/**
 * What a server needs to know of a page to render it: the names of the query parameters that the page reads while it
 * is rendered. All other parameters are left out, so that addresses that differ only in them share one rendered page.
 */
export const renderedParameters: Record<RouteId, readonly string[] | typeof PERSONAL> = {
  home: ['logos'],
  about: ['tab'],
  developers: ['tab', 'search'],
  media: [],
  news: ['tab', 'page'],
  newsDetail: ['id', 'tab', 'page'],
  transport: ['tab', 'sort'],
  exhibitorLogin: PERSONAL,
  exhibitorCentre: PERSONAL,
  boothApply: [],
  exhibitorFiles: [],
  exhibitProcess: [],
  publicityApply: [],
  resourceCentre: [],
  materials: [],
  register: ['code', 'invite', 'source', 'scene'],
  registerGroup: [],
  registerWizard: PERSONAL,
  visitorLogin: PERSONAL,
  visitorCentre: PERSONAL,
  factory: [],
  visa: ['type'],
  meetIndustry: [],
  meetTechnical: [],
  meetCloud: [],
  meetOverseas: [],
  meetOther: [],
  productHome: [],
  supplier: ['tab', 'search', 'category', 'page'],
  supplierDetail: ['id', 'page'],
  productDetail: ['id'],
  buyerPosts: ['id', 'keyword', 'type', 'page'],
  videos: ['page'],
  recommendedProducts: ['page'],
  recommendedExhibitors: ['page'],
  release: PERSONAL,
  search: ['globalSearch', 'group', 'page'],
  share: ['id', 'index'],
  videoPreview: ['url'],
  newsletter: PERSONAL,
  unsubscribe: PERSONAL,
  mailbox: PERSONAL,
  organiser: PERSONAL,
  organiserLogin: PERSONAL,
  organiserProvider: PERSONAL,
  organiserWelcome: PERSONAL,
};
