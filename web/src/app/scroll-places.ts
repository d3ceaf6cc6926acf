import type { Location } from 'react-router-dom';
import { basePath } from '../lib/paths';
import { isRecord } from '../lib/objects';

/** Where the router keeps in the session storage how far each entry of the history was scrolled. */
export const SCROLL_PLACES = 'scrollPlaces';

/**
 * By what an entry is kept. The entries of pages that the browser loaded all have one key; without its address, a page
 * began where another one had been left.
 */
export const scrollKey = ({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string =>
  key === 'default' ? `${key} ${pathname}${search}` : key;

/**
 * Lets a page that somebody opens by its address begin at its top, though it was left elsewhere before. One that is
 * loaded again, or that somebody comes back to, stays where it was. Called before the router starts.
 */
export function forgetPlaceOfOpened(): void {
  const [load] = performance.getEntriesByType('navigation');
  if (!(load instanceof PerformanceNavigationTiming) || load.type !== 'navigate') return;
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(SCROLL_PLACES) ?? '{}');
    if (!isRecord(places)) return;
    const pathname = location.pathname.slice(basePath.length) || '/';
    const opened = scrollKey({ key: 'default', pathname, search: location.search });
    const others = Object.entries(places).filter(([key]) => key !== opened);
    sessionStorage.setItem(SCROLL_PLACES, JSON.stringify(Object.fromEntries(others)));
  } catch {
    // Without storage no place is kept.
  }
}
