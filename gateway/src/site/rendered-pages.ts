import { setTimeout as pause } from 'node:timers/promises';
import { late, within } from '@wirefair/service-kit/within';
import type { PageAddress } from './page-address.ts';
import { KeptPage } from './kept-page.ts';
import { PageStore, type StoredPage } from './page-store.ts';
import type { RenderAllowance } from './render-allowance.ts';
import { type Renderer, RendererBusy } from './renderer.ts';

export interface RenderTimes {
  /** A visitor waits at most this long for a page with content, milliseconds. */
  waitMs: number;
  /** So long a page serves others as it is, milliseconds; longer where it is known that nothing has changed. */
  freshMs: number;
  /** So long an older page still serves, while a new one is made, milliseconds. */
  staleMs: number;
}

/**
 * So long a page serves where no newer one can be made in time, milliseconds: under a flood, or while the service
 * behind does not answer, visitors get the page from before in the place of one without content.
 */
const LAST_RESORT_MS = 10 * 60_000;
/** After an attempt to replace a page failed, the next one is made no sooner than this, milliseconds. */
const RETRY_AFTER_MS = 5000;
/**
 * A page that is refused for the number of others is answered without content after so long at least and twice as long
 * at most, milliseconds. Whoever asks for random addresses without pause gets about three answers a second by each
 * connection instead of thousands, which would keep the API's answers waiting; a person hardly notices. The times
 * differ, because requests that are answered together come again together.
 */
const REFUSED_AFTER_MS = 250;
/** So many refused pages wait at most; more are answered at once, for each that waits holds its request in memory. */
const MAX_REFUSED_WAITING = 1000;

/** Why a page was sent without content. */
export interface Failure {
  /** `limited`: the client has had too many pages rendered. */
  reason: 'failed' | 'limited';
  error?: unknown;
}

export interface RenderedPagesOptions {
  renderer: Pick<Renderer, 'render'>;
  /** Where the site stands, for the full addresses in its pages. */
  origin: string;
  times: RenderTimes;
  allowance: RenderAllowance;
  onFailure: (failure: Failure, page: PageAddress) => void;
  /** What every page depends on; with another stamp no page from before is served. */
  stampOf?: () => Promise<string>;
  /** Goes up with each change of what pages show; undefined while nobody tells of changes. */
  revisionOf?: () => number | undefined;
}

export interface RenderedPages {
  /**
   * @param client network address of who asks
   * @returns null where the page without content has to do
   */
  find: (page: PageAddress, client: string) => Promise<KeptPage | null>;
}

interface Rendering {
  startedAt: number;
  result: Promise<KeptPage | null>;
}

/** Pages for guests, kept for a moment: everybody gets the same ones. */
export function renderedPages(options: RenderedPagesOptions): RenderedPages {
  const { renderer, origin, times, allowance, onFailure } = options;
  const { stampOf = () => Promise.resolve(''), revisionOf = () => undefined } = options;
  const store = new PageStore();
  const underWay = new Map<string, Rendering>();

  let refusedWaiting = 0;
  async function holdRefused(): Promise<void> {
    if (refusedWaiting >= MAX_REFUSED_WAITING) return;
    refusedWaiting += 1;
    await pause(REFUSED_AFTER_MS * (1 + Math.random()));
    refusedWaiting -= 1;
  }

  /** @param known the page from before, which a failure leaves in place */
  async function make(
    page: PageAddress,
    stamp: string,
    known: StoredPage | undefined,
  ): Promise<KeptPage | null> {
    const key = keyOf(page);
    const revision = revisionOf();
    try {
      const order = { url: origin + page.address, language: page.language, isRefresh: known !== undefined };
      const rendered = await renderer.render(order);
      const made = rendered && (await KeptPage.of(rendered));
      // A page that had content and has none now misses an answer of the service behind.
      const hasLostContent = made === null && known?.page && known.stamp === stamp;
      if (hasLostContent) store.set(key, { ...known, failedAt: performance.now() });
      else store.set(key, { page: made, stamp, madeAt: performance.now(), revision });
      return made;
    } catch (error) {
      if (known) store.set(key, { ...known, failedAt: performance.now() });
      onFailure({ reason: 'failed', error }, page);
      if (!known && error instanceof RendererBusy) await holdRefused();
      return null;
    }
  }

  /** Starts to render, or joins others who wait for the same page. */
  function rendering(page: PageAddress, stamp: string, known: StoredPage | undefined): Rendering {
    const key = `${stamp} ${keyOf(page)}`;
    const joined = underWay.get(key);
    if (joined) return joined;
    const result = make(page, stamp, known).finally(() => underWay.delete(key));
    const started = { startedAt: performance.now(), result };
    underWay.set(key, started);
    return started;
  }

  /** @returns null where the page takes too long; who comes later for the same page waits the less */
  async function inTime({ startedAt, result }: Rendering): Promise<KeptPage | null> {
    const page = await within(result, Math.max(0, startedAt + times.waitMs - performance.now()));
    return page === late ? null : page;
  }

  async function findNew(page: PageAddress, stamp: string, client: string): Promise<KeptPage | null> {
    const joined = underWay.get(`${stamp} ${keyOf(page)}`);
    if (joined) return inTime(joined);
    const leave = allowance.enter(client);
    if (!leave) {
      onFailure({ reason: 'limited' }, page);
      await holdRefused();
      return null;
    }
    const started = rendering(page, stamp, undefined);
    void started.result.finally(leave);
    return inTime(started);
  }

  /** Whether a page with content shows what would be rendered now: nothing public has changed since. */
  const isUnchanged = ({ page, revision }: StoredPage): boolean =>
    page !== null && revision !== undefined && revision === revisionOf();

  return {
    async find(page, client) {
      const stamp = await stampOf();
      const stored = store.get(keyOf(page));
      if (!stored) return findNew(page, stamp, client);
      const now = performance.now();
      const isOutdated = stored.stamp !== stamp;
      const age = now - stored.madeAt;
      if (!isOutdated && (age < times.freshMs || isUnchanged(stored))) return stored.page;
      const hasJustFailed = stored.failedAt !== undefined && now - stored.failedAt < RETRY_AFTER_MS;
      if (!isOutdated && hasJustFailed && age < LAST_RESORT_MS) return stored.page;
      const replacing = rendering(page, stamp, stored);
      if (isOutdated) return inTime(replacing);
      if (age < times.staleMs) return stored.page;
      const made = await inTime(replacing);
      return made ?? (age < LAST_RESORT_MS ? stored.page : null);
    },
  };
}

const keyOf = ({ address, language }: PageAddress): string => `${language} ${address}`;
