import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../apollo';
import { createCatalogue, type Lang } from '../i18n';
import { basePath, routeAliases, type RouteId, routePatterns } from '../lib/paths';
import { createAppContext, Providers } from './create-app';
import { pageTexts } from './page-texts';
import { metaOf } from './meta/meta';
import { PERSONAL, renderedParameters } from './rendered-parameters';
import { createRoutes } from './routes';

// This file runs without a DOM: whatever touches the window while loading or rendering fails here.

async function open(path: string, lang: Lang = 'ZH') {
  const noService: typeof fetch = () => Promise.resolve(new Response('{"data":null}', { status: 503 }));
  const client = createClient({
    locale: lang,
    uri: 'http://gateway/graphql',
    fetch: noService,
    ssrMode: true,
  });
  const catalogue = createCatalogue(lang);
  await catalogue.load('shell');
  const app = createAppContext(client, catalogue, { origin: 'http://site' });
  const handler = createStaticHandler(createRoutes(app), { basename: basePath });
  const context = await handler.query(new Request(`http://site${basePath}${path}`));
  if (context instanceof Response) throw new Error(`answered ${context.status}`);
  const handle: unknown = context.matches.at(-1)?.route.handle;
  const html = () =>
    renderToString(
      <Providers app={app}>
        <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} />
      </Providers>,
    );
  return { handle, html };
}

const exhibition = {
  ZH: '第十二届国际线缆工业展览会',
  EN: 'The 12th International Wire & Cable Industry Exhibition',
};

/** Every address as it is in print, with its title in both languages; none: the exhibition's name alone. */
const pages: Record<RouteId, readonly [path: string, zh: string, en: string]> = {
  home: ['/', '', ''],
  about: ['/about', '展会概况', 'About the exhibition'],
  media: ['/media', '合作媒体', 'Partner media'],
  news: ['/dynamic', '新闻动态', 'News'],
  newsDetail: ['/dynamic-detail', '新闻详情', 'Article'],
  transport: ['/transport', '交通与住宿', 'Travel and hotels'],
  exhibitorLogin: ['/zsLogin', '展商登录', 'Exhibitor login'],
  exhibitorPassword: ['/zsPassword', '展商找回密码', 'Password reset for exhibitors'],
  exhibitorCentre: ['/zsCenter', '展商中心', 'Exhibitor centre'],
  boothApply: ['/zwApply', '展位申请', 'Apply for a booth'],
  exhibitorFiles: ['/czsList', '展商名单', 'Exhibitor lists'],
  exhibitProcess: ['/czProcess', '参展流程', 'How to exhibit'],
  publicityApply: ['/zsPropagateApply', '宣传推广申请', 'Publicity services'],
  resourceCentre: ['/resource-center', '资源中心', 'Resource centre'],
  materials: ['/vistor/materials', '观众资料下载', 'Downloads for visitors'],
  register: ['/vistor/register', '参观登记', 'Visitor pre-registration'],
  registerGroup: ['/vistor/register-cgt', '团体参观登记', 'Group registration'],
  registerWizard: ['/vistor/register-gz', '个人参观登记', 'Register to visit'],
  visitorLogin: ['/vistor/login', '观众登录', 'Visitor login'],
  visitorPassword: ['/vistor/password', '观众找回密码', 'Password reset for visitors'],
  visitorCentre: ['/vistor/center', '观众中心', 'Visitor centre'],
  factory: ['/vistor/factory', '走进工厂', 'Factory tour'],
  visa: ['/visa-apply', '签证邀请', 'Visa invitation'],
  meetIndustry: ['/meet/industry-conference', '行业大会', 'Industry conference'],
  meetTechnical: ['/meet/technical-exchange', '技术交流会', 'Technical exchange'],
  meetCloud: ['/meet/cable-cloud', '线缆云课堂', 'Cable cloud'],
  meetOverseas: ['/meet/overseas-exhibition', '海外展会', 'Overseas exhibitions'],
  meetOther: ['/meet/other', '其他活动', 'Other events'],
  productHome: ['/product/home', '产品与供应商', 'Products and suppliers'],
  supplier: ['/product/supplier', '产品与供应商名录', 'Product and supplier directory'],
  supplierDetail: ['/product/supplier-detail', '供应商详情', 'Supplier'],
  productDetail: ['/product/product-detail', '产品详情', 'Product'],
  buyerPosts: ['/product/asktobuy', '采购需求', 'Sourcing requests'],
  videos: ['/product/PopularVideos', '热门视频', 'Popular videos'],
  recommendedProducts: ['/product/Recommended', '推荐产品', 'Recommended products'],
  recommendedExhibitors: ['/product/ExhibitorRecommendation', '推荐展商', 'Recommended exhibitors'],
  release: ['/product/release', '发布采购需求', 'Post a sourcing request'],
  search: ['/search', '全站搜索', 'Search'],
  share: ['/share', '邀请函', 'Invitation'],
  videoPreview: ['/video-preview', '视频播放', 'Video'],
  newsletter: ['/newsletter', '确认订阅展会快讯', 'Confirm your subscription'],
  unsubscribe: ['/unsubscribe', '退订展会快讯', 'Unsubscribe from the newsletter'],
  mailbox: ['/mailbox', '演示信箱', 'Demo mailbox'],
  developers: ['/developers', '开发者', 'Developers'],
  legal: ['/legal', '法律信息', 'Legal information'],
  organiser: ['/organiser', '管理后台', 'Organiser console'],
  organiserLogin: ['/organiser/login', '登录管理后台', 'Organiser login'],
  organiserProvider: ['/organiser/login/provider', '登录管理后台', 'Organiser login'],
  organiserWelcome: ['/organiser/welcome', '加入管理后台', 'Join the organiser console'],
};
const ids = Object.keys(pages) as RouteId[];
// A page whose loader could not be served shows what went wrong; its title is proven in the browser.
const asksFirst: readonly RouteId[] = [
  'supplierDetail',
  'productDetail',
  'meetIndustry',
  'meetTechnical',
  'meetCloud',
  'meetOther',
  'organiser',
];

/** Each of these routes answers at its address in print. */
async function expectOwnPages(routes: readonly RouteId[]) {
  for (const id of routes) {
    expect((await open(pages[id][0])).handle, pages[id][0]).toMatchObject({ meta: id });
  }
}

describe('routes without a browser', { timeout: 60_000 }, () => {
  it('every address leads to its own page', async () => {
    expect(Object.keys(routePatterns)).toEqual(ids);
    await expectOwnPages(ids);
  });

  it(
    'home and what tells about the exhibition lead to their own pages',
    { tags: ['SHELL-002', 'SHELL-003', 'SHELL-004', 'SHELL-005', 'SHELL-007'] },
    async () => {
      await expectOwnPages(['home', 'about', 'legal', 'media', 'news', 'transport']);
    },
  );

  it(
    "the exhibitors' addresses lead to their own pages",
    { tags: ['SHELL-008', 'SHELL-011', 'SHELL-012', 'SHELL-013', 'SHELL-014'] },
    async () => {
      await expectOwnPages([
        'exhibitorLogin',
        'exhibitorFiles',
        'exhibitProcess',
        'publicityApply',
        'resourceCentre',
      ]);
    },
  );

  it(
    "the visitors' addresses lead to their own pages",
    { tags: ['SHELL-015', 'SHELL-017', 'SHELL-018', 'SHELL-020', 'SHELL-021'] },
    async () => {
      await expectOwnPages(['materials', 'register', 'registerGroup', 'visitorLogin', 'visitorCentre']);
    },
  );

  it(
    'factory tour, visa and share lead to their own pages',
    { tags: ['SHELL-022', 'SHELL-023', 'SHELL-039'] },
    async () => {
      await expectOwnPages(['factory', 'visa', 'share']);
    },
  );

  it(
    'the events lead to their own pages',
    { tags: ['SHELL-024', 'SHELL-025', 'SHELL-026', 'SHELL-027', 'SHELL-028'] },
    async () => {
      await expectOwnPages(['meetIndustry', 'meetTechnical', 'meetCloud', 'meetOverseas', 'meetOther']);
    },
  );

  it(
    'products and suppliers lead to their own pages',
    { tags: ['SHELL-029', 'SHELL-034', 'SHELL-035', 'SHELL-036'] },
    async () => {
      await expectOwnPages(['productHome', 'videos', 'recommendedProducts', 'recommendedExhibitors']);
    },
  );

  it.each(['ZH', 'EN'] as const)(
    'every page has its title in %s, with the name of the exhibition',
    { tags: ['SHELL-041', 'SHELL-044', 'SHELL-045', 'CONFLICT-026', 'DESIGN-053'] },
    async (lang) => {
      for (const id of ids.filter((one) => !asksFirst.includes(one))) {
        const [path, zh, en] = pages[id];
        const own = lang === 'ZH' ? zh : en;
        const title = own ? `${own} - ${exhibition[lang]}` : exhibition[lang];
        expect((await open(path, lang)).html(), path).toContain(
          `<title>${title.replace('&', '&amp;')}</title>`,
        );
      }
    },
  );

  it.each(['ZH', 'EN'] as const)(
    'every page has description and keywords of its route in %s, and no others',
    { tags: ['SHELL-042', 'SHELL-043'] },
    async (lang) => {
      const catalogue = createCatalogue(lang);
      await catalogue.load('shell', ...Object.values(pageTexts).flat());
      const { formatMessage } = catalogue.intl();
      const contentsOf = (html: string, name: string) =>
        [...html.matchAll(new RegExp(`<meta name="${name}" content="([^"]*)"`, 'g'))].map(
          ([, content]) => content,
        );
      const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
      for (const id of ids.filter((one) => !asksFirst.includes(one))) {
        const [path] = pages[id];
        const html = (await open(path, lang)).html();
        const { description, keywords } = metaOf(id);
        const about = formatMessage({ id: description }, { name: exhibition[lang] });
        expect(contentsOf(html, 'description'), path).toEqual([escaped(about)]);
        expect(contentsOf(html, 'keywords'), path).toEqual([escaped(formatMessage({ id: keywords }))]);
      }
    },
  );

  it('the second spelling of the materials shows the same page', { tags: ['SHELL-016'] }, async () => {
    for (const { path, of } of routeAliases) expect((await open(path)).handle).toMatchObject({ meta: of });
    expect(routeAliases.map(({ path }) => path)).toContain('/vistor/Materials');
  });

  it('another letter case is another address', { tags: ['SHELL-034'] }, async () => {
    expect((await open('/product/popularvideos')).handle).toMatchObject({ meta: 'notFound' });
  });

  it('no page that is rendered for guests reads a query parameter that it does not declare', async () => {
    const read = vi.spyOn(URLSearchParams.prototype, 'get');
    for (const id of ids) {
      const declared = renderedParameters[id];
      if (declared === PERSONAL) continue;
      read.mockClear();
      const { html } = await open(`${pages[id][0]}?id=1&tab=range`);
      if (!asksFirst.includes(id)) html();
      for (const [name] of read.mock.calls) expect(declared, `${id} reads ${name}`).toContain(name);
    }
    read.mockRestore();
  });

  it(
    'header and footer stand on every page except the video preview',
    { tags: ['SHELL-047', 'PUB-084'] },
    async () => {
      const home = (await open('/')).html();
      expect(home).toContain('<header');
      expect(home).toContain('<footer');
      const video = (await open('/video-preview?url=/files/a.mp4')).html();
      expect(video).not.toContain('<header');
      expect(video).not.toContain('<footer');
      expect(video).toContain('src="/files/a.mp4"');
    },
  );

  it.each(['', '?url=', '?url=javascript:alert(1)', '?url=//evil.example/a.mp4', '?url=data:video/mp4,x'])(
    'the video preview says so where %j is nothing to play',
    { tags: ['PUB-085', 'PUB-086'] },
    async (query) => {
      const html = (await open(`/video-preview${query}`, 'EN')).html();
      expect(html).toContain('There is no video to play.');
      expect(html).not.toContain('<video');
    },
  );

  it(
    'a guest finds the logins, two codes to scan and the subscription',
    { tags: ['SHELL-053', 'SHELL-067', 'SHELL-068'] },
    async () => {
      const html = (await open('/about', 'EN')).html();
      expect(html).toContain('href="/d/zsLogin"');
      expect(html).toContain('href="/d/vistor/login"');
      expect(html.match(/<figure/g)).toHaveLength(2);
      expect(html).toContain('Subscribe to the newsletter');
    },
  );

  it(
    'nothing Chinese remains on an English page but the sign of the switch',
    { tags: ['SHELL-087'] },
    async () => {
      const html = (await open('/', 'EN')).html();
      const han = html
        .replaceAll('切换到中文', '')
        .replaceAll('日本語', '')
        .match(/\p{Script=Han}+/gu);
      expect(new Set(han)).toEqual(new Set(['中']));
    },
  );
});
