import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Metrics } from '@wirefair/service-kit/metrics';
import { late, within } from '@wirefair/service-kit/within';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context/context.ts';
import { editionSource } from '../modules/content/index.ts';
import { limitedLog } from '../graphql/log-limit.ts';
import type { RestClient } from '../rest/client.ts';
import { policyWith } from '../http/security-headers.ts';
import { inlineScripts } from './inline-scripts.ts';
import type { KeptPage } from './kept-page.ts';
import { pageAddresses } from './page-address.ts';
import { PageBodies } from './page-bodies.ts';
import { renderAllowance } from './render-allowance.ts';
import {
  type Failure,
  type RenderedPages,
  renderedPages,
  type RenderedPagesOptions,
} from './rendered-pages.ts';
import { AssetStore } from './asset-store.ts';
import { type Ask, createRenderer, type Renderer, type SitePages } from './renderer.ts';
import { serveSearchEngines } from './search-engines.ts';
import type { SiteConfig } from './site-config.ts';
import { siteMetrics, type SiteMetrics } from './site-metrics.ts';
import { originOf } from './site-origin.ts';
import { siteStamp } from './site-stamp.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Renders pages that most visitors come by, so that the first of them are not answered without content: a renderer
     * that has just begun takes more than a second for a page. To be called before `listen` where another gateway serves
     * meanwhile. Takes three seconds at most; what fails is left to the first visitor.
     */
    renderFirstPages(): Promise<void>;
  }
}

/** After so long no further page is rendered before the gateway listens, milliseconds. */
const FIRST_PAGES_MS = 3000;

const A_YEAR = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';
const notBuilt = '<!doctype html><title>Wirefair</title><p>The site is not built: run npm start.</p>';

/** How long browsers keep a file of the site: a worker has the same name in each build, and no old one may run. */
function cacheControlOf(path: string): string {
  if (path.includes('/assets/')) return A_YEAR;
  // Its compressed forms, too.
  return /-worker\.js(\.br|\.gz)?$/.test(path) ? 'no-cache' : AN_HOUR;
}

/** Of a site whose pages are all made in the browser. */
const onlyHome: SitePages = {
  rendered: [],
  notFound: '/d/404',
  personal: [],
  fixed: ['/d/'],
  things: { exhibitor: '', product: '', news: '' },
};

/**
 * Stands in rendered pages for the origin of a site whose origin is not configured, so that what a client says of it
 * in its header `Host` gets into that client's answer only, and never into a page that others are served.
 */
const ORIGIN_OF_REQUEST = 'http://origin-of-request.invalid';

/**
 * Serves the built site under /d/ (SHELL-001): files with a hash in their name for a year; every other address is a
 * page, rendered as for a guest with its data, whoever asks for it, else the one page that finds its route itself.
 */
export async function serveSite(
  app: FastifyInstance,
  config: SiteConfig,
  { ask, guest, rest, metrics }: { ask: Ask; guest: () => Context; rest: RestClient; metrics: Metrics },
): Promise<void> {
  const built = existsSync(join(config.webDist, 'index.html'));
  const plain = built ? await readFile(join(config.webDist, 'index.html'), 'utf8') : notBuilt;

  if (built) {
    await app.register(fastifyStatic, {
      root: config.webDist,
      prefix: '/d/',
      // Files known at start get a route each; every other address falls to the pages below.
      wildcard: false,
      // Source maps hold the whole source.
      globIgnore: ['**/*.map'],
      index: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheControlOf(path));
      },
    });
  }

  if (built && config.assetsDir !== null) await serveOtherAssets(app, config.webDist, config.assetsDir);
  else answerMissingAssets(app);

  // The page without content: the browser reads the language from it where nobody has chosen one (web/src/boot.js).
  const plainIn = { ZH: plain, EN: plain.replace('<html lang="zh-CN"', '<html lang="en"') };
  const bodies = new PageBodies(config.siteOrigin ? undefined : ORIGIN_OF_REQUEST);
  const policyOfPages = policyWith(inlineScripts(plain));
  const policyInWechat = policyWith([...inlineScripts(plain), WECHAT_SCRIPTS]);
  const canRender = built && existsSync(config.webServer);
  const measures = siteMetrics(metrics);
  const renderer = canRender
    ? measures.measured(createRenderer({ entry: config.webServer, template: plain }, ask))
    : undefined;
  const pages =
    renderer &&
    rendering(app, renderer, config, measures, {
      stampOf: siteStamp(
        () => editionSource(guest()).read(),
        () => rest.forgetPublic(),
      ),
      revisionOf: () => rest.publicRevision(),
    });
  app.decorate('renderFirstPages', async () => {
    await within(pages?.renderFirst() ?? Promise.resolve(), FIRST_PAGES_MS);
  });
  serveSearchEngines(app, {
    siteOrigin: config.siteOrigin,
    pages: renderer?.pages ?? (() => Promise.resolve(onlyHome)),
    guest,
  });

  app.get('/', (_request, reply) => reply.redirect('/d/'));
  app.get('/d', (request, reply) => reply.redirect(request.url.replace(/^\/d/, '/d/')));
  app.setNotFoundHandler((_request, reply) => reply.status(404).send({ error: 'Not found' }));
  app.get('/d/*', async (request, reply) => {
    pageHeaders(reply, isWechat(request) ? policyInWechat : policyOfPages);
    const page = mayRender(request) ? await pages?.find(request) : undefined;
    measures.sent(Boolean(page));
    if (!page) return reply.status(built ? 200 : 503).send(plainIn[request.locale]);
    return bodies.send(page, { origin: originOf(request, config.siteOrigin), request, reply });
  });
}

/** Files of another release, which are nowhere: not a page. */
function answerMissingAssets(app: FastifyInstance): void {
  app.get('/d/assets/*', (_request, reply) => {
    reply.callNotFound();
  });
}

/** Serves what this build does not have and others have left in the folder that all share. */
async function serveOtherAssets(app: FastifyInstance, webDist: string, folder: string): Promise<void> {
  const store = new AssetStore(join(webDist, 'assets'), folder);
  const report = (error: unknown) => app.log.error({ err: error }, 'the shared folder of the site’s files');
  // Without it everything but old pages goes on.
  await store.refresh().catch(report);
  store.start(report);
  app.addHook('onClose', async () => store.stop());
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/d/assets/',
    decorateReply: false,
    dotfiles: 'ignore',
    index: false,
    preCompressed: true,
    setHeaders: (reply) => {
      reply.header('cache-control', A_YEAR);
    },
  });
}

/** Where WeChat's own browser gets the JS-SDK that lets a page be shared in it; no other browser is let there. */
const WECHAT_SCRIPTS = 'https://res.wx.qq.com';
const isWechat = ({ headers }: FastifyRequest): boolean =>
  /MicroMessenger/i.test(headers['user-agent'] ?? '');

/** `x-render: off` shows to who looks for a fault what the browser makes of the page alone. */
const mayRender = ({ headers }: FastifyRequest): boolean => headers['x-render'] !== 'off';

function pageHeaders(reply: FastifyReply, policy: string): void {
  void reply.headers({
    'content-security-policy': policy,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    // The language may come from a cookie or from the browser's settings. A signed-in reader gets the same
    // page with the same tag: it holds nothing of theirs, and no session reaches what makes it.
    vary: 'cookie, language, accept-language, accept-encoding',
  });
}

/** One line in this time at most tells of pages that were sent without content, milliseconds. */
const LOG_EVERY_MS = 60_000;

/** The pages of the site, rendered. */
interface Rendering {
  /** @returns the rendered page for a request; null where the page without content has to do */
  find: (request: FastifyRequest) => Promise<KeptPage | null>;
  /** Renders the pages that search engines know, in both languages, one after the other, for so long as is allowed. */
  renderFirst: () => Promise<void>;
}

/** Stands for the gateway itself among the clients whose pages are counted. */
const OWN_CLIENT = 'gateway';

function rendering(
  app: FastifyInstance,
  renderer: Renderer,
  { siteOrigin, render }: SiteConfig,
  measures: SiteMetrics,
  changes: Pick<RenderedPagesOptions, 'stampOf' | 'revisionOf'>,
): Rendering {
  // The text of the query may hold what is secret.
  const failures = limitedLog<{ failure: Failure; path: string | undefined }>(
    LOG_EVERY_MS,
    ({ failure: { reason, error }, path }, count) =>
      app.log.warn({ reason, err: error, path, count }, 'pages sent without content'),
  );
  const pages: RenderedPages = renderedPages({
    renderer,
    origin: siteOrigin ?? ORIGIN_OF_REQUEST,
    times: render,
    allowance: renderAllowance(render.perClient),
    onFailure: (failure, { address }) => {
      measures.failed(failure);
      failures.add({ failure, path: address.split('?')[0] });
    },
    ...changes,
  });
  let addresses: Promise<ReturnType<typeof pageAddresses>> | undefined;
  const knownAddresses = () => {
    addresses ??= renderer.pages().then(pageAddresses);
    addresses.catch(() => {
      addresses = undefined;
    });
    return addresses;
  };

  app.addHook('onListen', () => {
    // Loads the site's code before the first visitor comes.
    knownAddresses().catch((error: unknown) => app.log.error({ err: error }, 'pages cannot be rendered'));
  });
  app.addHook('onClose', async () => {
    failures.close();
    await renderer.close();
  });
  return {
    find: async ({ url, locale, ip }) => {
      // Where the site's code cannot be loaded, the log has said so.
      const known = await within(
        knownAddresses().catch(() => null),
        render.waitMs,
      );
      const page = known === late ? null : known?.(url, locale);
      return page ? pages.find(page, ip) : null;
    },
    renderFirst: async () => {
      const endsAt = performance.now() + FIRST_PAGES_MS;
      const known = await knownAddresses().catch(() => null);
      const { fixed } = await renderer.pages().catch(() => onlyHome);
      const wanted = fixed.flatMap((path) => [known?.(path, 'ZH'), known?.(path, 'EN')]);
      for (const page of wanted) {
        if (page && performance.now() < endsAt) await pages.find(page, OWN_CLIENT);
      }
    },
  };
}
