// Opens pages of the site without a network (web/src/lib/offline-pages.ts, decision 0034). It keeps public pages as a
// guest gets them, and the files of this build; no answer of the API, and nothing that was made for one person. Pages of
// the visit pass and of the door have workers of their own, whose narrower scopes come first.
const { build, entry, files } = self.site;
const FILES = `site-files-${build}`;
const PAGES = `site-pages-${build}`;
/** The page without content, which finds its route itself; the language that the reader chose. Both are no addresses. */
const SHELL = '/d/kept/shell';
const LANGUAGE = '/d/kept/language';
/** The oldest page goes when there are more. */
const MOST_PAGES = 60;
/** Files of the build beyond those listed come with the pages that need them. */
const MOST_FILES = 500;
/** A network may hang: a kept page comes after this time, milliseconds. */
const PATIENCE_MS = 4000;
/** Pages that are rendered for guests, with their data, have this element; those of one person have not. */
const RENDERED = 'id="served"';

async function keepBuild() {
  const cache = await caches.open(FILES);
  const page = await fetch('/d/', {
    cache: 'no-store',
    credentials: 'omit',
    headers: { 'x-render': 'off' },
  });
  // While a release is being rolled out: the browser tries again when a page is opened for the next time.
  const text = await page.clone().text();
  if (!page.ok || !text.includes(entry)) throw new Error('the page is of another build than its files');
  await Promise.all([cache.put(SHELL, page), cache.addAll(files)]);
}

/** Kept pages name files of their build, so they go with it. */
async function forgetOtherBuilds() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith('site-') && name !== FILES && name !== PAGES);
  await Promise.all(others.map((name) => caches.delete(name)));
}

const kept = (name, key) => caches.match(key, { cacheName: name, ignoreVary: true });

/** One page in one language, however its address asks for it. */
function keyOf(address, language) {
  const key = new URL(address);
  key.hash = '';
  key.searchParams.delete('lang');
  key.searchParams.set('kept', language);
  return key.href;
}

async function languageOf(address) {
  const asked = new URL(address).searchParams.get('lang');
  if (asked) return asked.toUpperCase() === 'EN' ? 'EN' : 'ZH';
  return (await (await kept(FILES, LANGUAGE))?.text()) ?? 'ZH';
}

async function trim(cache, most) {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
}

/** Keeps a page that was rendered for a guest; any other answer is nobody else's. */
async function keepPage(address, page) {
  const language = page.headers.get('content-language')?.startsWith('en') ? 'EN' : 'ZH';
  if (!page.ok || page.redirected || !page.headers.get('content-type')?.startsWith('text/html')) return;
  const text = await page.text();
  if (!text.includes(RENDERED)) return;
  const headers = new Headers(page.headers);
  // What is kept is the text itself.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set('x-kept-at', new Date().toISOString());
  const cache = await caches.open(PAGES);
  const key = keyOf(address, language);
  // The newest stand last.
  await cache.delete(key);
  await cache.put(key, new Response(text, { headers }));
  await trim(cache, MOST_PAGES);
}

/** A kept page says so itself: it stands before the reader as if it were the present one. */
async function marked(page, keptAt) {
  const text = (await page.text()).replace(
    '<head>',
    () => `<head><meta name="offline-copy" content="${keptAt}">`,
  );
  return new Response(text, { headers: page.headers });
}

async function copyOf(address) {
  const page = await kept(PAGES, keyOf(address, await languageOf(address)));
  return page && marked(page, page.headers.get('x-kept-at'));
}

async function shell() {
  const page = await kept(FILES, SHELL);
  return page && marked(page, '');
}

/** The page as the server has it now, so that no old one is read while there is a network; else what is kept of it. */
async function openPage(event) {
  const { request } = event;
  const asked = fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const page = await Promise.race([asked, late]).catch(() => undefined);
  if (page && page.status < 500) {
    event.waitUntil(keepPage(request.url, page.clone()));
    return page;
  }
  const copy = await copyOf(request.url);
  if (copy) return copy;
  try {
    return await asked;
  } catch (failure) {
    const own = await shell();
    if (own) return own;
    throw failure;
  }
}

/** Names of files change with their content, so a kept one is never an old one. */
async function openFile(request) {
  const { pathname } = new URL(request.url);
  const own = await kept(FILES, pathname);
  if (own) return own;
  const file = await fetch(request);
  if (file.status === 200) {
    const cache = await caches.open(FILES);
    await cache.put(pathname, file.clone());
    await trimFiles(cache);
  }
  return file;
}

/** The files that every page needs were kept first, and stay. */
async function trimFiles(cache) {
  const keys = await cache.keys();
  const others = keys.filter(({ url }) => {
    const { pathname } = new URL(url);
    return pathname.startsWith('/d/assets/') && !files.includes(pathname);
  });
  await Promise.all(others.slice(0, Math.max(0, others.length - MOST_FILES)).map((key) => cache.delete(key)));
}

/** What a page tells of itself: its language, what it was made of, and whether it is still to be kept. */
async function noteShown({ language, address, loaded, isToKeep }) {
  const cache = await caches.open(FILES);
  await cache.put(LANGUAGE, new Response(language));
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(loaded.filter((path) => path.startsWith('/d/assets/') && !known.has(path)));
  // As a guest gets it, whoever is signed in.
  if (isToKeep) await keepPage(address, await fetch(address, { credentials: 'omit', headers: { language } }));
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepBuild());
});
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOtherBuilds(), self.clients.claim()]));
});
self.addEventListener('message', (event) => {
  // What cannot be kept now is kept the next time.
  event.waitUntil(noteShown(event.data).catch(() => undefined));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (request.method === 'GET' && origin === self.location.origin && pathname.startsWith('/d/assets/'))
    event.respondWith(openFile(request));
});
