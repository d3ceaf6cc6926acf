/** Where the site stands on its origin; the router adds it by itself, full addresses need it. */
export const basePath = '/d';

/** Every address of the site: patterns for the router, builders for links. Letter case is part of them. */
export const routePatterns = {
  home: '/',
  about: '/about',
  media: '/media',
  news: '/dynamic',
  newsDetail: '/dynamic-detail',
  transport: '/transport',
  exhibitorLogin: '/zsLogin',
  exhibitorPassword: '/zsPassword',
  exhibitorCentre: '/zsCenter',
  boothApply: '/zwApply',
  exhibitorFiles: '/czsList',
  exhibitProcess: '/czProcess',
  publicityApply: '/zsPropagateApply',
  resourceCentre: '/resource-center',
  materials: '/vistor/materials',
  register: '/vistor/register',
  registerGroup: '/vistor/register-cgt',
  registerWizard: '/vistor/register-gz',
  visitorLogin: '/vistor/login',
  visitorPassword: '/vistor/password',
  visitorCentre: '/vistor/center',
  factory: '/vistor/factory',
  visa: '/visa-apply',
  meetIndustry: '/meet/industry-conference',
  meetTechnical: '/meet/technical-exchange',
  meetCloud: '/meet/cable-cloud',
  meetOverseas: '/meet/overseas-exhibition',
  meetOther: '/meet/other',
  productHome: '/product/home',
  supplier: '/product/supplier',
  supplierDetail: '/product/supplier-detail',
  productDetail: '/product/product-detail',
  buyerPosts: '/product/asktobuy',
  videos: '/product/PopularVideos',
  recommendedProducts: '/product/Recommended',
  recommendedExhibitors: '/product/ExhibitorRecommendation',
  release: '/product/release',
  search: '/search',
  share: '/share',
  videoPreview: '/video-preview',
  newsletter: '/newsletter',
  unsubscribe: '/unsubscribe',
  mailbox: '/mailbox',
  developers: '/developers',
  legal: '/legal',
  organiser: '/organiser',
  organiserLogin: '/organiser/login',
  organiserProvider: '/organiser/login/provider',
  organiserWelcome: '/organiser/welcome',
} as const;

export type RouteId = keyof typeof routePatterns;

/** Second spelling of an address that is in print; it shows the same page. */
export const routeAliases: { path: string; of: RouteId }[] = [{ path: '/vistor/Materials', of: 'materials' }];

type QueryValue = string | number | null | undefined;

/** Address with the given query; empty values leave no trace, so equal states have equal addresses. */
export function withQuery(path: string, query: Record<string, QueryValue>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

export type AboutTab = 'intro' | 'range' | 'review' | 'contact';
export const legalTabs = ['privacy', 'terms', 'imprint', 'accessibility'] as const;
export type LegalTab = (typeof legalTabs)[number];
export type NewsTab = 'news' | 'focus' | 'newsletter';
export type TransportTab = 'traffic' | 'hotels';
export type DevelopersTab = 'guide' | 'reference';
export type DirectoryTab = 'product' | 'supplier';
export type SearchListGroup = 'news' | 'exhibitorLists' | 'materials';
export type CategoryCode = '1' | '2' | '3' | '4' | '5' | '6' | '7';

const at = (id: RouteId) => (): string => routePatterns[id];
const atWith =
  <Query extends Record<string, QueryValue>>(id: RouteId) =>
  (query?: Query): string =>
    withQuery(routePatterns[id], query ?? {});

export const paths = {
  /** `logos`: the chosen tab of exhibitors' logos, 1 to 5. */
  home: atWith<{ logos?: number | undefined }>('home'),
  about: atWith<{ tab?: AboutTab }>('about'),
  media: at('media'),
  legal: atWith<{ tab: LegalTab }>('legal'),
  developers: atWith<{ tab?: DevelopersTab; search?: string }>('developers'),
  news: atWith<{ tab?: NewsTab; page?: number }>('news'),
  /** `from`: the list that it was opened from, for the way back. */
  newsDetail: (id: string, from: { tab?: NewsTab; page?: number } = {}) =>
    withQuery(routePatterns.newsDetail, { id, ...from }),
  transport: atWith<{ tab?: TransportTab; sort?: string }>('transport'),
  /** `return`: route to go to once signed in. */
  exhibitorLogin: atWith<{ return?: string; mode?: string }>('exhibitorLogin'),
  exhibitorPassword: atWith<{ return?: string }>('exhibitorPassword'),
  exhibitorCentre: atWith<{ menu?: string }>('exhibitorCentre'),
  boothApply: atWith<{ code?: string; invite?: string }>('boothApply'),
  exhibitorFiles: at('exhibitorFiles'),
  exhibitProcess: at('exhibitProcess'),
  publicityApply: at('publicityApply'),
  resourceCentre: at('resourceCentre'),
  materials: at('materials'),
  register: atWith<{ code?: string | undefined; invite?: string; source?: string }>('register'),
  registerGroup: at('registerGroup'),
  registerWizard: atWith<{ code?: string; invite?: string; scene?: string; source?: string }>(
    'registerWizard',
  ),
  visitorLogin: atWith<{ return?: string; mode?: string }>('visitorLogin'),
  visitorPassword: atWith<{ return?: string }>('visitorPassword'),
  visitorCentre: atWith<{ menu?: string }>('visitorCentre'),
  /** A panel of the centre of whoever is signed in; `query` is the panel's own. */
  centre: (role: 'visitor' | 'exhibitor', menu?: string, query: Record<string, QueryValue> = {}) =>
    withQuery(routePatterns[role === 'visitor' ? 'visitorCentre' : 'exhibitorCentre'], { menu, ...query }),
  factory: at('factory'),
  visa: atWith<{ type?: 'visitor' | 'exhibitor' }>('visa'),
  meetIndustry: at('meetIndustry'),
  meetTechnical: at('meetTechnical'),
  meetCloud: at('meetCloud'),
  meetOverseas: at('meetOverseas'),
  meetOther: at('meetOther'),
  productHome: at('productHome'),
  directory: atWith<{
    tab?: DirectoryTab;
    search?: string | undefined;
    category?: string | number | undefined;
    hall?: string | undefined;
    country?: string | undefined;
    page?: number | undefined;
  }>('supplier'),
  /** `page` is that of its news. */
  supplierDetail: (id: string, page = 1) =>
    withQuery(routePatterns.supplierDetail, { id, page: page === 1 ? null : page }),
  productDetail: (id: string) => withQuery(routePatterns.productDetail, { id }),
  /** `type`: codes of a publish and a purchase type, comma-joined. */
  buyerPosts: atWith<{
    id?: string | undefined;
    keyword?: string | undefined;
    type?: string;
    page?: number | undefined;
  }>('buyerPosts'),
  videos: atWith<{ page?: number }>('videos'),
  recommendedProducts: atWith<{ page?: number }>('recommendedProducts'),
  recommendedExhibitors: atWith<{ page?: number }>('recommendedExhibitors'),
  release: at('release'),
  /** The invitation card of an exhibitor; `index` 0 in Chinese, 1 in English, none in the site's language. */
  share: atWith<{ id?: string; index?: 0 | 1 }>('share'),
  /** `list`: all finds of one group, by page. */
  search: (text: string, list: { group?: SearchListGroup; page?: number } = {}) =>
    withQuery(routePatterns.search, { globalSearch: text, ...list }),
  /** What the demo sent; nothing elsewhere. */
  mailbox: atWith<{ recipient?: string; page?: number | null }>('mailbox'),
  /** The organiser's console; `menu` is its panel, the rest the panel's own. */
  organiser: (query: { menu?: string } & Record<string, QueryValue> = {}) =>
    withQuery(routePatterns.organiser, query),
  /** `return`: page of the console to go to once signed in. */
  organiserLogin: atWith<{ return?: string }>('organiserLogin'),
  /** Where the identity provider of the staff sends them back. */
  organiserProvider: at('organiserProvider'),
  videoPreview: (url: string) => withQuery(routePatterns.videoPreview, { url }),
};
