import { basePath, type RouteId, routePatterns } from './paths';
import { keysOf } from './objects';

/** Names of the secrets that links in letters carry, by page. */
export const linkSecrets = {
  organiserWelcome: 'ticket',
  newsletter: 'key',
  unsubscribe: 'key',
} as const satisfies Partial<Record<RouteId, string>>;

type Carrier = keyof typeof linkSecrets;

/** No secret is longer; the server would refuse to look. */
const LONGEST = 100;

/**
 * The secret that a link carries in its fragment, which browsers send to no server, and which therefore stands in no
 * server's log.
 * @param hash fragment of the address, with its `#`
 * @returns empty where there is none
 */
export const secretOf = (page: Carrier, hash: string): string =>
  (new URLSearchParams(hash.slice(1)).get(linkSecrets[page]) ?? '').trim().slice(0, LONGEST);

/**
 * Letters that were sent before carry the secret in the query of their link.
 * @returns the same address with the secret in its fragment; null where there is nothing to move
 */
export function withSecretInFragment(address: URL): URL | null {
  const page = keysOf(linkSecrets).find((id) => address.pathname === basePath + routePatterns[id]);
  const name = page && linkSecrets[page];
  const secret = name && address.searchParams.get(name);
  if (!secret) return null;
  const moved = new URL(address);
  moved.searchParams.delete(name);
  moved.hash = new URLSearchParams({ [name]: secret }).toString();
  return moved;
}
