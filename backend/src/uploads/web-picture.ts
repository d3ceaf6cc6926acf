import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import { maxBytes } from './kinds.ts';
import { isPublicAddress } from './public-address.ts';

/** Why a picture did not come from its address. */
export class NoPicture extends Error {}

const SECONDS = 5;

/**
 * The addresses of a name, all of them on the Internet: whoever writes an address must not reach what only this
 * machine reaches. Asked by the connection itself, so that a name cannot answer differently the second time.
 */
const publicLookup: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address)))
      return done(new NoPicture('leads into a network of its own'), []);
    if (options.all) return done(null, found);
    const [first] = found;
    return done(null, first?.address ?? '', first?.family);
  });
};

const agent = new Agent({ connections: 8, pipelining: 0, connect: { lookup: publicLookup, timeout: 3000 } });

/** @throws NoPicture for what is no plain web address on the Internet */
function checked(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  // A number is not looked up, so the connection would not ask.
  const isOwn = isIP(host) !== 0 && !isPublicAddress(host);
  if (!url || !isWeb || url.port !== '' || url.username !== '' || url.password !== '' || isOwn)
    throw new NoPicture('no web address');
  return url;
}

/**
 * Loads what stands at a web address, as far as a picture may be large; what it is, its content has to prove.
 * Redirections are not followed.
 * @throws NoPicture where nothing comes, or too much, or not in time
 */
export async function loadWebPicture(address: string): Promise<Buffer> {
  const url = checked(address);
  try {
    const { statusCode, body } = await request(url, {
      dispatcher: agent,
      headers: { accept: 'image/jpeg, image/png' },
      signal: AbortSignal.timeout(SECONDS * 1000),
    });
    if (statusCode !== 200) {
      await body.dump();
      throw new NoPicture(`answered ${statusCode}`);
    }
    const parts: Buffer[] = [];
    let bytes = 0;
    const received: AsyncIterable<Buffer> = body;
    for await (const part of received) {
      bytes += part.length;
      if (bytes > maxBytes.image) throw new NoPicture('too large');
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch (error) {
    throw error instanceof NoPicture ? error : new NoPicture('did not come', { cause: error });
  }
}
