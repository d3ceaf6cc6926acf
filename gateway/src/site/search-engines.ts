import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { SitemapIndexStream, type SitemapItemLoose, SitemapStream } from 'sitemap';
import type { Context } from '../context/context.ts';
import { publishedSource } from '../modules/catalogue/index.ts';
import { newsSource } from '../modules/content/index.ts';
import { originOf } from './site-origin.ts';
import type { SitePages } from './renderer.ts';

const AN_HOUR = 'public, max-age=3600';
/** More news than a show writes in an edition. */
const NEWS_AT_MOST = 1000;

interface Options {
  siteOrigin: string | null;
  pages: () => Promise<SitePages>;
  /** What a guest may read. */
  guest: () => Context;
}

/** Shanghai time of the REST contract as an instant. */
const instant = (text: string) => `${text.replace(' ', 'T')}+08:00`;

/** A page in both languages, as the site names them (web/src/i18n/locale.ts); the plain address is in the reader's. */
function entry(address: string, changed?: string): SitemapItemLoose {
  const inLanguage = (language: string) => `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
  return {
    url: inLanguage('ZH'),
    ...(changed ? { lastmod: instant(changed) } : {}),
    links: [
      { lang: 'zh-CN', url: inLanguage('ZH') },
      { lang: 'en', url: inLanguage('EN') },
      { lang: 'x-default', url: address },
    ],
  };
}

const sendXml = (reply: FastifyReply, stream: Readable) =>
  reply.headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': AN_HOUR }).send(stream);

/** `robots.txt` and site maps, made from what is public now: an index, the pages, and parts of 5,000 things each. */
export function serveSearchEngines(app: FastifyInstance, { siteOrigin, pages, guest }: Options): void {
  const siteMap = (origin: string, items: SitemapItemLoose[]) =>
    Readable.from(items).pipe(new SitemapStream({ hostname: origin }));

  app.get('/robots.txt', (request, reply) => {
    const lines = [
      'User-agent: *',
      'Disallow: /graphql',
      'Disallow: /d/vistor/center',
      'Disallow: /d/zsCenter',
      `Sitemap: ${originOf(request, siteOrigin)}/sitemap.xml`,
    ];
    return reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': AN_HOUR })
      .send(`${lines.join('\n')}\n`);
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request, siteOrigin);
    const published = publishedSource(guest());
    const [exhibitors, products] = await Promise.all([
      published.parts('exhibitor'),
      published.parts('product'),
    ]);
    const maps = [
      '/sitemap-pages.xml',
      '/sitemap-news.xml',
      ...exhibitors.map((after) => `/sitemap-exhibitor-${after}.xml`),
      ...products.map((after) => `/sitemap-product-${after}.xml`),
    ];
    return sendXml(
      reply,
      Readable.from(maps.map((path) => ({ url: origin + path }))).pipe(new SitemapIndexStream()),
    );
  });

  app.get('/sitemap-pages.xml', async (request, reply) => {
    const { fixed } = await pages();
    return sendXml(
      reply,
      siteMap(
        originOf(request, siteOrigin),
        fixed.map((path) => entry(path)),
      ),
    );
  });

  app.get('/sitemap-news.xml', async (request, reply) => {
    const [{ things }, { records }] = await Promise.all([
      pages(),
      newsSource(guest()).list({ page: 1, pageSize: NEWS_AT_MOST }),
    ]);
    const items = records.map(({ id, updateTime }) => entry(things.news + id, updateTime));
    return sendXml(reply, siteMap(originOf(request, siteOrigin), items));
  });

  app.get<{ Params: { kind: 'exhibitor' | 'product'; after: string } }>(
    '/sitemap-:kind(^exhibitor|product$)-:after(^\\d{1,18}$).xml',
    async (request, reply) => {
      const { kind, after } = request.params;
      const [{ things }, records] = await Promise.all([pages(), publishedSource(guest()).part(kind, after)]);
      const items = records.map(({ id, updateTime }) => entry(things[kind] + id, updateTime));
      return sendXml(reply, siteMap(originOf(request, siteOrigin), items));
    },
  );
}
