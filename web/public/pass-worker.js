// Shows the kept visit pass when the visitor centre is opened without a network (web/src/lib/offline-pass.ts).
// It keeps nothing itself and answers nothing else: every other request goes its usual way.
const CACHE = 'visit-pass';
const PAGE = '/d/vistor/center';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || new URL(request.url).pathname !== PAGE) return;
  event.respondWith(
    fetch(request).catch(async (failure) => {
      const kept = await caches.open(CACHE).then((cache) => cache.match(PAGE));
      if (kept) return kept;
      throw failure;
    }),
  );
});
