import { basePath } from './paths';
import { toWebAddress } from './web-address';

/** Where an entry of a page leads: a page of this site, or an address outside. */
export type ContentAddress = { to: string } | { href: string };

/**
 * Reads what the organiser entered as an address: a path of the site as its links name it (`/about?tab=range`), the
 * same with the base path before it (`/d/about?tab=range`), or a web address. Anything else, and what only looks like a path (`//host`, `/\host`), leads nowhere.
 */
export function contentAddress(raw: string | null | undefined): ContentAddress | undefined {
  const text = raw?.trim();
  if (!text) return undefined;
  const path = text.startsWith(`${basePath}/`) ? text.slice(basePath.length) : text;
  if (path.startsWith('/')) return /^\/(?![/\\])/.test(path) ? { to: path } : undefined;
  const web = toWebAddress(text);
  return web && { href: web.href };
}

/** A file to open: of this site (`/files/…`) or elsewhere on the web; undefined for anything else. */
export function fileAddress(raw: string | null | undefined): string | undefined {
  const address = contentAddress(raw);
  return address && ('to' in address ? address.to : address.href);
}
