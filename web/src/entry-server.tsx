import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createClient } from './apollo';
import { createAppContext, Providers } from './app/create-app';
import { isRouteHandle } from './app/page-route';
import { createRoutes } from './app/routes';
import { servedElement } from './app/served-page';
import { watchPreloads } from './app/watch-preloads';
import { preloadEdition } from './features/edition';
import { createCatalogue, type Lang, langOfAddress, localeFacts, withoutLang } from './i18n';
import { isRecord } from './lib/objects';
import { basePath } from './lib/paths';
import { servedStyles } from './ui/theme/style-cache';

export { sitePages } from './app/site-pages';

/** What a page is told. */
export interface PageAnswer {
  /** The GraphQL response, JSON. */
  body: string;
  /** Whether it may be another one for somebody who is signed in. */
  isPersonal: boolean;
}

/** What whoever serves the site asks for. */
export interface RenderRequest {
  /** The built index.html. */
  template: string;
  /** Full address of the page. */
  url: string;
  /** Language where the address asks for none: ZH or EN. */
  language: Lang;
  /** Answers a GraphQL request, JSON, as for a guest. */
  ask: (body: string, language: Lang) => Promise<PageAnswer>;
}

export interface RenderedPage {
  status: number;
  /** `lang` of the document. */
  language: string;
  html: string;
}

/** Elements that belong into the head; React puts them before everything else. */
const headElements = /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)+/;

/** The name of the operation in the body of a GraphQL request. */
function operationIn(body: string): string {
  const asked: unknown = JSON.parse(body);
  const name = isRecord(asked) ? asked['operationName'] : undefined;
  return typeof name === 'string' ? name : '';
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

/** What the template shows until a browser has the page (web/index.html). */
const waitingRoom = /<!-- waiting -->[^]*<!-- \/waiting -->/;

/**
 * Renders a page for a guest, with its data. Knows no server: files, addresses and answers come from the caller.
 * @returns null for a page that only a browser can show
 * @throws whatever keeps the page from being complete; the caller then sends the template
 */
export async function render({ template, url, language, ask }: RenderRequest): Promise<RenderedPage | null> {
  const asked = new URL(url);
  const lang = langOfAddress(asked.searchParams) ?? language;
  const address = withoutLang(asked);

  const catalogue = createCatalogue(lang);
  const personal = new Set<string>();
  const client = createClient({
    locale: lang,
    uri: `${address.origin}/graphql`,
    ssrMode: true,
    fetch: async (_address, init) => {
      if (typeof init?.body !== 'string') throw new TypeError('the HTTP link sends texts only');
      const { body, isPersonal } = await ask(init.body, lang);
      if (isPersonal) personal.add(operationIn(init.body));
      return new Response(body);
    },
  });
  const left = new Set<string>();
  const app = createAppContext(client, catalogue, {
    origin: address.origin,
    leaveToBrowser: () => left.add('by its loader'),
  });
  const preloads = watchPreloads(app);
  const handler = createStaticHandler(createRoutes(preloads.app), { basename: basePath });

  try {
    const [context] = await Promise.all([
      handler.query(new Request(address)),
      preloadEdition(client),
      catalogue.load('shell'),
    ]);
    if (context instanceof Response || context.errors) return null;
    const handle: unknown = context.matches.at(-1)?.route.handle;
    if (!isRouteHandle(handle) || handle.personal || left.size > 0) return null;
    await preloads.settled();

    // Compatible with no markup between the elements: selectors that count children stay true.
    const styles = createCache({ key: 'css' });
    styles.compat = true;
    const emotion = createEmotionServer(styles);

    const faults: unknown[] = [];
    const { prelude } = await prerender(
      <StrictMode>
        <CacheProvider value={styles}>
          <Providers app={app}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </Providers>
        </CacheProvider>
      </StrictMode>,
      {
        // Everything is here: nothing may arrive later by a script, which the site's policy would not run.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onError: (error: unknown) => {
          faults.push(error);
        },
      },
    );
    const markup = await textOf(prelude);
    if (faults.length > 0) throw new Error('the page is not complete', { cause: faults[0] });

    const head = headElements.exec(markup)?.[0] ?? '';
    const body = markup.slice(head.length);
    const styleTags = servedStyles(
      emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(body)),
    );
    const served = servedElement({
      lang,
      origin: address.origin,
      cache: client.cache.extract(),
      // In one order, for equal pages have equal tags.
      personal: [...personal].toSorted(),
    });
    const isMissing =
      handle.meta === 'notFound' || /<meta name="robots" content="noindex, missing"/.test(head);
    return {
      status: isMissing ? 404 : 200,
      language: localeFacts[lang].html,
      html: template
        .replace(/<html lang="[^"]*"/, `<html lang="${localeFacts[lang].html}"`)
        .replace('</head>', () => `${head}${styleTags}</head>`)
        .replace(waitingRoom, '')
        .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${served}`),
    };
  } finally {
    preloads.release();
  }
}
