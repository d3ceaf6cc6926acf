import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { late, within } from '@wirefair/service-kit/within';
import PQueue from 'p-queue';
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

/** What the site tells of its pages (web/src/app/site-pages.ts). */
export interface SitePages {
  /** Paths of the pages that may be rendered, and the query parameters that each of them reads. */
  rendered: { path: string; parameters: readonly string[] }[];
  /** Path that is rendered in the place of every path that is none of the site's. */
  notFound: string;
  /** Paths of pages for one person, which are never rendered. */
  personal: string[];
  /** Addresses that search engines should know. */
  fixed: string[];
  /** Beginnings of the addresses of things; their ids follow. */
  things: { exhibitor: string; product: string; news: string };
}

/** A page to render. */
export interface RenderOrder {
  /** Full address of the page. */
  url: string;
  language: Locale;
  /** Whether it replaces a page that visitors have seen already; such pages are rendered before others. */
  isRefresh: boolean;
}

/** Renders pages of the site for guests. */
export interface Renderer {
  /**
   * @returns null for a page that only a browser can show
   * @throws RendererBusy when too many pages wait already; RenderTimeout; whatever fails in the page
   */
  render: (order: RenderOrder) => Promise<RenderedPage | null>;
  /** Which pages the site has; the first call loads its code. */
  pages: () => Promise<SitePages>;
  /** Pages that wait for their turn, and pages that are being rendered. */
  load: () => { waiting: number; running: number };
  close: () => Promise<void>;
}

/** Too many pages wait to be rendered. */
export class RendererBusy extends Error {
  constructor() {
    super('too many pages wait to be rendered');
  }
}

/** A page was not there in time. */
export class RenderTimeout extends Error {
  constructor(timeoutMs: number) {
    super(`the page was not rendered within ${timeoutMs} ms`);
  }
}

/** What a page is told. */
export interface PageAnswer {
  /** The GraphQL response, JSON. */
  body: string;
  /** Whether it may be another one for somebody else: the browser of who is signed in asks once more. */
  isPersonal: boolean;
}

/** Answers a GraphQL request, JSON, as for a guest. */
export type Ask = (body: string, language: Locale) => Promise<PageAnswer>;

interface Question {
  id: number;
  body: string;
  language: Locale;
}

/** Makes the page fail, which is then sent without content: a question that is never answered would hold it up. */
const NO_ANSWER: PageAnswer = {
  body: JSON.stringify({ errors: [{ message: 'The question could not be answered' }] }),
  isPersonal: false,
};

export interface RendererLimits {
  /** Pages rendered side by side: while one waits for its data, another is made. */
  atOnce: number;
  /** Pages that wait for their turn, counted separately for refreshed and for new pages; more are refused. */
  waiting: number;
  /** A page that takes longer has failed, milliseconds. Longer than every read that a page waits for. */
  timeoutMs: number;
}

const defaultLimits: RendererLimits = { atOnce: 6, waiting: 32, timeoutMs: 20_000 };

/** A thread that renders. */
interface RenderThread {
  pool: Pool;
  /** Pages that it renders now. */
  running: number;
  /** Gets no more pages, and ends with the last that it renders. */
  isRetired: boolean;
}

/** The number of pages at once is limited before they reach the thread; Piscina must not hold them up. */
const NO_LIMIT = 1_000_000;

/**
 * Memory of the thread's objects, MiB: the site's code takes 60 and pages under way little more. Without a limit of its
 * own V8 takes a share of the machine's memory for one, and lets dead pages lie until that is used up.
 */
const HEAP_MIB = 512;

/** A page to render, and where its questions go; null asks which pages the site has. */
type Task = { page: { url: string; language: Locale }; port: MessagePort } | null;
type Pool = Piscina<Task, RenderedPage | SitePages | null>;

const createPool = (site: { entry: string; template: string }) =>
  new Piscina<Task, RenderedPage | SitePages | null>({
    filename: new URL('./render-worker.js', import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: NO_LIMIT,
    idleTimeout: Infinity,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB },
    workerData: { entry: pathToFileURL(site.entry).href, template: site.template },
  });

/** Renders a page in a thread, and answers the questions that the page asks. */
async function renderIn(pool: Pool, ask: Ask, url: string, language: Locale): Promise<RenderedPage | null> {
  const { port1, port2 } = new MessageChannel();
  port1.on('message', ({ id, body, language: asked }: Question) => {
    void ask(body, asked)
      .catch(() => NO_ANSWER)
      .then((answer) => port1.postMessage({ id, answer }));
  });
  try {
    const page = await pool.run({ page: { url, language }, port: port2 }, { transferList: [port2] });
    if (page !== null && !('html' in page)) throw new TypeError('what was rendered is no page');
    return page;
  } finally {
    port1.close();
  }
}

/**
 * Renders in one thread beside the API's.
 *
 * Piscina runs tasks with an abort signal one at a time and does not limit how many of them wait, because it can only
 * end them together with their thread. So the queue, its limits and the time-out are kept here. After a time-out,
 * later pages get a new thread, since the old one may be blocked; the pages that it still renders may finish.
 * @param site.entry file of the site's code for servers
 * @param site.template its index.html
 */
export function createRenderer(
  site: { entry: string; template: string },
  ask: Ask,
  limits: RendererLimits = defaultLimits,
): Renderer {
  const queue = new PQueue({ concurrency: limits.atOnce });
  const startThread = (): RenderThread => ({ pool: createPool(site), running: 0, isRetired: false });
  let current = startThread();
  const retired = new Set<RenderThread>();

  function retire(thread: RenderThread): void {
    if (thread.isRetired) return;
    thread.isRetired = true;
    retired.add(thread);
    current = startThread();
  }

  async function renderNow({ url, language }: RenderOrder): Promise<RenderedPage | null> {
    const thread = current;
    thread.running += 1;
    try {
      const page = await within(renderIn(thread.pool, ask, url, language), limits.timeoutMs);
      if (page !== late) return page;
      retire(thread);
      throw new RenderTimeout(limits.timeoutMs);
    } finally {
      thread.running -= 1;
      if (thread.isRetired && thread.running === 0) {
        retired.delete(thread);
        void thread.pool.destroy();
      }
    }
  }

  return {
    async render(order) {
      const priority = order.isRefresh ? 1 : 0;
      if (queue.sizeBy({ priority }) >= limits.waiting) throw new RendererBusy();
      return queue.add(() => renderNow(order), { priority });
    },
    pages: async () => {
      const pages = await current.pool.run(null);
      if (pages === null || !('rendered' in pages)) throw new TypeError('the site does not tell its pages');
      return pages;
    },
    load: () => ({ waiting: queue.size, running: queue.pending }),
    close: async () => {
      queue.clear();
      await Promise.all([current, ...retired].map(({ pool }) => pool.destroy()));
    },
  };
}
