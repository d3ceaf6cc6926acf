import { hash, verify } from '@node-rs/argon2';
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createSemaphore } from '../../limits/semaphore.ts';

// OWASP's smallest recommendation (docs/promises.md 9): about 30 ms on a thread of its own. The library's default is argon2id.
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** One processor stays for everybody else's requests; 300 wait about ten seconds on two processors. */
const withPermit = createSemaphore(Math.max(1, availableParallelism() - 1), 300);

/** What a slow hash is kept as: salt and cost inside. @throws Refusal 429 when too many wait */
export const slowHash = (secret: string): Promise<string> => withPermit(() => hash(secret, COST));

let nobody: Promise<string> | undefined;

/** Whether `secret` belongs to the hash; without one it takes as long and is false (docs/promises.md 8). @throws Refusal 429 */
export async function matches(secret: string, kept: string | null | undefined): Promise<boolean> {
  // Made once and never refused: a refusal would be kept.
  nobody ??= hash(randomBytes(16).toString('hex'), COST);
  const against = kept ?? (await nobody);
  const right = await withPermit(() => verify(against, secret));
  return right && kept != null;
}

/** A session's token: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What a token is kept as. It is random, so a quick hash does. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Six random digits. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
