import { LRUCache } from 'lru-cache';
import { clientKey } from '../context/client-key.ts';

/** How many pages that are not kept yet one client may have rendered. */
export interface RenderAllowance {
  /**
   * @param client its network address
   * @returns what to call when the page is made; null where the client is allowed no more for now
   */
  enter: (client: string) => (() => void) | null;
}

/** Pages that one client may have under way together: half of what is rendered side by side, for others come too. */
const AT_ONCE = 3;
const WINDOW_MS = 60_000;
/** Clients whose pages are counted; the one that came longest ago is forgotten first. */
const MAX_CLIENTS = 50_000;

/** @param perMinute pages in a minute; 0 means without a limit */
export function renderAllowance(perMinute: number): RenderAllowance {
  const inWindow = new LRUCache<string, { count: number }>({ max: MAX_CLIENTS, ttl: WINDOW_MS });
  const underWay = new Map<string, number>();

  const leave = (client: string) => {
    const left = (underWay.get(client) ?? 1) - 1;
    if (left > 0) underWay.set(client, left);
    else underWay.delete(client);
  };

  return {
    enter(address) {
      if (perMinute === 0) return () => {};
      const client = clientKey(address);
      const atOnce = underWay.get(client) ?? 0;
      const window = inWindow.get(client) ?? { count: 0 };
      if (atOnce >= AT_ONCE || window.count >= perMinute) return null;
      // The window begins with its first page.
      if (window.count === 0) inWindow.set(client, window);
      window.count += 1;
      underWay.set(client, atOnce + 1);
      return () => leave(client);
    },
  };
}
