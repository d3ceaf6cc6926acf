import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createClient } from '../apollo';
import { createCatalogue, type Lang } from '../i18n';
import { basePath, routeAliases, type RouteId, routePatterns } from '../lib/paths';
import { createAppContext, Providers } from './create-app';
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
  const app = createAppContext(client, catalogue);
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

/** Requirement of each address, in the order of the checklist. */
const ids: Record<RouteId, string> = {
  home: 'SHELL-002',
  about: 'SHELL-003',
  media: 'SHELL-004',
  news: 'SHELL-005',
  newsDetail: 'SHELL-006',
  transport: 'SHELL-007',
  exhibitorLogin: 'SHELL-008',
  exhibitorCentre: 'SHELL-009',
  boothApply: 'SHELL-010',
  exhibitorFiles: 'SHELL-011',
  exhibitProcess: 'SHELL-012',
  publicityApply: 'SHELL-013',
  resourceCentre: 'SHELL-014',
  materials: 'SHELL-015',
  register: 'SHELL-017',
  registerGroup: 'SHELL-018',
  registerWizard: 'SHELL-019',
  visitorLogin: 'SHELL-020',
  visitorCentre: 'SHELL-021',
  factory: 'SHELL-022',
  visa: 'SHELL-023',
  meetIndustry: 'SHELL-024',
  meetTechnical: 'SHELL-025',
  meetCloud: 'SHELL-026',
  meetOverseas: 'SHELL-027',
  meetOther: 'SHELL-028',
  productHome: 'SHELL-029',
  supplier: 'SHELL-030',
  supplierDetail: 'SHELL-031',
  productDetail: 'SHELL-032',
  buyerPosts: 'SHELL-033',
  videos: 'SHELL-034',
  recommendedProducts: 'SHELL-035',
  recommendedExhibitors: 'SHELL-036',
  release: 'SHELL-037',
  search: 'SHELL-038',
  share: 'SHELL-039',
  videoPreview: 'SHELL-040',
};

describe('routes without a browser', () => {
  it.each((Object.keys(routePatterns) as RouteId[]).map((id) => [ids[id], routePatterns[id], id] as const))(
    '%s %s resolves',
    async (_requirement, path, id) => {
      expect((await open(path)).handle).toEqual({ meta: id });
    },
  );

  it('SHELL-016 the second spelling of the materials shows the same page', async () => {
    for (const { path, of } of routeAliases) expect((await open(path)).handle).toEqual({ meta: of });
    expect(routeAliases.map(({ path }) => path)).toContain('/vistor/Materials');
  });

  it('SHELL-034 another letter case is another address', async () => {
    expect((await open('/product/popularvideos')).handle).toEqual({ meta: 'notFound' });
  });

  it('SHELL-047 header and footer stand on every page except the video preview', async () => {
    const home = (await open('/')).html();
    expect(home).toContain('<header');
    expect(home).toContain('<footer');
    const video = (await open('/video-preview?url=/files/a.mp4')).html();
    expect(video).not.toContain('<header');
    expect(video).not.toContain('<footer');
    expect(video).toContain('src="/files/a.mp4"');
  });

  it('SHELL-041 SHELL-044 the title comes from the route, or is the name of the exhibition', async () => {
    expect((await open('/')).html()).toContain('<title>第十二届国际线缆工业展览会</title>');
    expect((await open('/about', 'EN')).html()).toContain(
      '<title>About the exhibition - The 12th International',
    );
  });

  it('SHELL-053 SHELL-067 SHELL-068 a guest finds the logins, two codes to scan and the subscription', async () => {
    const html = (await open('/about', 'EN')).html();
    expect(html).toContain('href="/d/zsLogin"');
    expect(html).toContain('href="/d/vistor/login"');
    expect(html.match(/<figure/g)).toHaveLength(2);
    expect(html).toContain('Subscribe to the newsletter');
  });

  it('SHELL-087 nothing Chinese remains on an English page but the sign of the switch', async () => {
    const html = (await open('/', 'EN')).html();
    const han = html
      .replaceAll('切换到中文', '')
      .replaceAll('日本語', '')
      .match(/\p{Script=Han}+/gu);
    expect(new Set(han)).toEqual(new Set(['中']));
  });
});
