import { chosen, type Locale } from '../context/locale.ts';
import type { SitePages } from './renderer.ts';

/** Names the language of a page in its address (web/src/i18n/locale.ts). */
const LANGUAGE_PARAMETER = 'lang';

/** One page in one language: requests with equal values share one rendered page. */
export interface PageAddress {
  /** Path with the query parameters that the page reads, in the order in which it declares them. */
  address: string;
  language: Locale;
}

/** The path as the site's router compares it: decoded, without repeated slashes and without one at its end. */
function comparable(path: string): string | null {
  try {
    return decodeURIComponent(path)
      .replace(/\/{2,}/g, '/')
      .replace(/(?<=.)\/$/, '');
  } catch {
    return null;
  }
}

/**
 * Reduces the addresses that clients ask for to the pages that there are.
 * @returns a function that tells the page behind a request's path and query; null for a page that is not rendered
 */
export function pageAddresses({ rendered, notFound, personal }: SitePages) {
  const parametersOf = new Map(rendered.map(({ path, parameters }) => [comparable(path), parameters]));
  const notRendered = new Set(personal.map(comparable));

  return (pathAndQuery: string, preferred: Locale): PageAddress | null => {
    const [rawPath = '', ...rest] = pathAndQuery.split('?');
    const asked = new URLSearchParams(rest.join('?'));
    const language = chosen(asked.get(LANGUAGE_PARAMETER) ?? undefined) ?? preferred;
    const path = comparable(rawPath);
    if (path === null || notRendered.has(path)) return null;
    const parameters = parametersOf.get(path);
    if (!parameters) return { address: notFound, language };
    const kept = new URLSearchParams();
    for (const name of parameters) {
      const value = asked.get(name);
      if (value) kept.set(name, value);
    }
    const query = kept.toString();
    const address = path === '/d' ? '/d/' : path;
    return { address: query ? `${address}?${query}` : address, language };
  };
}
