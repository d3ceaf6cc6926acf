import { basePath } from './paths';

/** Holds one page and nothing else; the worker answers with it when there is no network. */
const CACHE = 'visit-pass';
/** The only address that the worker looks after. */
const PAGE = `${basePath}/vistor/center`;
const WORKER = `${basePath}/pass-worker.js`;

/** Whether this browser can keep a page; it cannot on plain http, nor where storage is blocked. */
const isPossible = (): boolean =>
  typeof window !== 'undefined' && 'serviceWorker' in navigator && 'caches' in window;

/** Keeps a page, complete in itself, for when the visitor centre is opened without a network. @returns whether it is kept */
export async function keepOfflinePass(html: string): Promise<boolean> {
  if (!isPossible()) return false;
  try {
    const kept = await caches.open(CACHE);
    await kept.put(PAGE, new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }));
    await navigator.serviceWorker.register(WORKER, { scope: PAGE });
    return true;
  } catch {
    return false;
  }
}

/** The kept page, for when the server cannot tell what is on the pass. @returns undefined where none is kept */
export async function readOfflinePass(): Promise<string | undefined> {
  if (!isPossible()) return undefined;
  try {
    return await (await caches.match(PAGE, { cacheName: CACHE }))?.text();
  } catch {
    return undefined;
  }
}

/** Removes the page with who signs out: nothing of a person stays behind (DESIGN-060). */
export function forgetOfflinePass(): void {
  if (!isPossible()) return;
  caches.delete(CACHE).catch(() => undefined);
  navigator.serviceWorker
    .getRegistration(PAGE)
    .then((registration) => registration?.unregister())
    .catch(() => undefined);
}
