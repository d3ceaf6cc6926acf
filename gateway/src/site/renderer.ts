import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { pathToFileURL } from 'node:url';
import type { Locale } from '../context/locale.ts';

/** A rendered page, as the site's own code answers (web/src/entry-server.tsx). */
export interface RenderedPage {
  status: number;
  /** For `content-language`. */
  language: string;
  html: string;
}

/** Addresses that search engines should know (web/src/app/site-pages.ts). */
export interface SitePages {
  fixed: string[];
  /** Beginnings of the addresses of things; their ids follow. */
  things: { exhibitor: string; product: string; news: string };
}

/** Renders pages of the site for guests. */
export interface Renderer {
  /**
   * @param url full address of the page
   * @returns null for a page that only a browser can show
   * @throws when the page cannot be made, or there is too much to do already
   */
  render: (url: string, language: Locale) => Promise<RenderedPage | null>;
  /** Which pages the site has; the first call loads its code. */
  pages: () => Promise<SitePages>;
  close: () => Promise<void>;
}

/** Answers a GraphQL request as for a guest: JSON in and out. */
export type Ask = (body: string, language: Locale) => Promise<string>;

interface Question {
  id: number;
  body: string;
  language: Locale;
}

/** Makes the page fail, which is then sent without content: a question that is never answered would hold it up. */
const NO_ANSWER = JSON.stringify({ errors: [{ message: 'The question could not be answered' }] });
/** Longer than every read that a page waits for; a page that takes longer never ends. */
const HARD_LIMIT_MS = 20_000;
/** Pages that wait for their data side by side. */
const AT_ONCE = 16;
/** Pages that wait for their turn; more than this are sent without content. */
const MAX_WAITING = 32;

/**
 * Renders in one thread beside the API's.
 * @param site.entry file of the site's code for servers
 * @param site.template its index.html
 */
export function createRenderer(site: { entry: string; template: string }, ask: Ask): Renderer {
  const pool = new Piscina({
    filename: new URL('./render-worker.js', import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: AT_ONCE,
    maxQueue: MAX_WAITING,
    idleTimeout: Infinity,
    workerData: { entry: pathToFileURL(site.entry).href, template: site.template },
  });

  return {
    async render(url, language) {
      const { port1, port2 } = new MessageChannel();
      port1.on('message', ({ id, body, language: asked }: Question) => {
        void ask(body, asked)
          .catch(() => NO_ANSWER)
          .then((answer) => port1.postMessage({ id, answer }));
      });
      try {
        return (await pool.run(
          { page: { url, language }, port: port2 },
          { transferList: [port2], signal: AbortSignal.timeout(HARD_LIMIT_MS) },
        )) as RenderedPage | null;
      } finally {
        port1.close();
      }
    },
    pages: async () => (await pool.run(null)) as SitePages,
    close: () => pool.destroy(),
  };
}
