import { basePath } from './paths';

const WORKER = `${basePath}/site-worker.js`;
const SCOPE = `${basePath}/`;
/** Each build has caches of its own, whose names begin so (src/site-worker.js). */
const PAGES = 'site-pages-';
/** By this the worker marks a page that it answers with. */
const MARK = 'meta[name="offline-copy"]';

/** Whether this browser can keep pages; it cannot on plain http, nor where storage is blocked. */
const isPossible = (): boolean =>
  typeof window !== 'undefined' && 'serviceWorker' in navigator && 'caches' in window;

/** Lets the worker keep what is opened from now on. It opens pages without a network, and changes nothing with one. */
export async function keepPages(): Promise<void> {
  if (!isPossible()) return;
  try {
    await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  } catch {
    // The site needs a network then, as it did before.
  }
}

interface Shown {
  /** Path and query of the page. */
  address: string;
  language: string;
  /** The worker has not seen the page as a document of its own, as a guest gets it. */
  isToKeep: boolean;
}

/** Whether the document went through the worker when it was loaded. */
export const cameByWorker = (): boolean => isPossible() && navigator.serviceWorker.controller !== null;

/** Tells the worker which page is read, and which files made it. */
export async function tellShown({ address, language, isToKeep }: Shown): Promise<void> {
  if (!isPossible()) return;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ address: `${location.origin}${address}`, language, isToKeep, loaded });
}

/** What was read is nobody's business after signing out, though no page of it is personal (DESIGN-060). */
export function forgetKeptPages(): void {
  if (!isPossible()) return;
  caches
    .keys()
    .then((names) =>
      Promise.all(names.filter((name) => name.startsWith(PAGES)).map((name) => caches.delete(name))),
    )
    .catch(() => undefined);
}

/** When the copy was kept that the worker answered with; blank for a page that it did not have, null with a network. */
export function offlineCopy(): string | null {
  return document.querySelector(MARK)?.getAttribute('content') ?? null;
}

/**
 * Without a network a link is followed as by a browser alone, through the worker, which may have kept the page: the
 * router would ask for data that cannot come.
 */
export function followLinksOffline(): void {
  document.addEventListener(
    'click',
    (event) => {
      if (navigator.onLine || !cameByWorker() || !(event.target instanceof Element)) return;
      const link = event.target.closest('a');
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !isPlain || link.target || link.origin !== location.origin) return;
      // Parts of the page that is open already are its own to show.
      if (!link.pathname.startsWith(basePath) || link.pathname === location.pathname) return;
      event.stopPropagation();
    },
    { capture: true },
  );
}
