// Opens the door's page without a network (web/src/lib/door-page.ts). It keeps the page as it is for everybody and the
// files that it is made of, and nothing that was read from the server: what names people is kept by the page itself
// (web/src/lib/door-storage.ts). Its scope is the door's page alone; every other request goes its usual way.
const { build, entry, files } = self.door;
const CACHE = `door-${build}`;
const PAGE = '/d/organiser?menu=door';
/** A hall's network may hang: the kept page comes after this time, milliseconds. */
const PATIENCE_MS = 4000;

async function keep() {
  const cache = await caches.open(CACHE);
  const page = await fetch(PAGE, { cache: 'no-store', credentials: 'omit' });
  // While a release is being rolled out: the browser tries again when the page is opened for the next time.
  const text = await page.clone().text();
  if (!page.ok || !text.includes(entry)) throw new Error('the page is of another build than its files');
  await Promise.all([cache.put(PAGE, page), cache.addAll(files)]);
}

async function forgetOtherBuilds() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith('door-') && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

const kept = (address) => caches.match(address, { cacheName: CACHE, ignoreVary: true });

/** The page as the server has it now, so that no old code is run after a release; the kept one where none comes. */
async function openPage(request) {
  const asked = fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const page = await Promise.race([asked, late]).catch(() => undefined);
  if (page && page.status < 500) return page;
  return (await kept(PAGE)) ?? asked;
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keep());
});
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOtherBuilds(), self.clients.claim()]));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  // Their names change with their content, so a kept one is never an old one.
  else if (request.method === 'GET' && files.includes(pathname))
    event.respondWith(kept(pathname).then((file) => file ?? fetch(request)));
});
