import type { Bytes } from './bytes.ts';

/** A SHA-256 that is made piece by piece. */
export interface Digest {
  /** Adds the next bytes. */
  add: (bytes: Bytes) => void;
  /** The digest of all bytes so far, 64 lower-case hexadecimal digits. Call it once, at the end. */
  hex: () => Promise<string>;
}

/** The part of `node:crypto` that the digest uses. */
interface NodeCrypto {
  createHash: (name: 'sha256') => {
    update: (bytes: Uint8Array) => unknown;
    digest: (encoding: 'hex') => string;
  };
}

/** The global `process` of Node 22.3, Deno 2.1, Bun 1.1 and newer; browsers have none. */
interface Platform {
  process?: { getBuiltinModule?: (name: 'node:crypto') => NodeCrypto | undefined };
}

const platform = (): Platform => ({ process: Reflect.get(globalThis, 'process') });

/** Keeps all bytes until the end: Web Crypto digests a whole message only. */
function webDigest(): Digest {
  const pieces: Bytes[] = [];
  return {
    add: (bytes) => pieces.push(bytes),
    hex: async () => {
      const message = await new Blob(pieces).arrayBuffer();
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', message));
      return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    },
  };
}

/** Begins a SHA-256: in constant memory where the platform has Node's `crypto`, otherwise by Web Crypto. */
export function sha256(): Digest {
  const hash = platform().process?.getBuiltinModule?.('node:crypto')?.createHash('sha256');
  if (!hash) return webDigest();
  return { add: (bytes) => hash.update(bytes), hex: async () => hash.digest('hex') };
}
