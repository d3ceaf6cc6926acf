import { basePath, paths } from './paths';

/** The scope of the worker: the address of the door's page and no other. */
const PAGE = `${basePath}${paths.organiser({ menu: 'door' })}`;
const WORKER = `${basePath}/door-worker.js`;
/** Each build has a cache of its own, whose name begins so (src/door-worker.js). */
const CACHES = 'door-';

/** Whether this browser can keep a page; it cannot on plain http, nor where storage is blocked. */
const isPossible = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

/** Resolves when the worker has kept everything, or has given up. */
function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Keeps the door's page for when it is opened without a network. @returns whether it is kept */
export async function keepDoorPage(): Promise<boolean> {
  if (!isPossible()) return false;
  try {
    // Without a network too, where the worker is there already.
    const registration = await navigator.serviceWorker.register(WORKER, { scope: PAGE });
    const next = registration.installing ?? registration.waiting ?? registration.active;
    if (next) await settled(next);
    return registration.active !== null;
  } catch {
    return false;
  }
}

/** Removes the kept page and its worker: on this device the door is opened with a network again. */
export async function forgetDoorPage(): Promise<void> {
  if (!isPossible()) return;
  try {
    const registration = await navigator.serviceWorker.getRegistration(PAGE);
    await registration?.unregister();
    const names = (await caches.keys()).filter((name) => name.startsWith(CACHES));
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // Where the browser keeps nothing there is nothing to remove.
  }
}
