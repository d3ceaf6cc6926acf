import { request } from 'undici';
import { NotPublic, publicAgent, publicUrl } from '../outbound/public-web.ts';
import { maxBytes } from './kinds.ts';

/** Why a picture did not come from its address. */
export class NoPicture extends Error {}

const SECONDS = 5;

const agent = publicAgent(8);

/** @throws NotPublic or an Error of the connection, NoPicture for another answer than a file that is small enough */
async function load(address: string): Promise<Buffer> {
  const { statusCode, body } = await request(publicUrl(address), {
    dispatcher: agent,
    headers: { accept: 'image/jpeg, image/png' },
    signal: AbortSignal.timeout(SECONDS * 1000),
    // With less than what is read at most, undici may hold the rest back, and the answer fails when the other side closes
    // the connection just then (seen with 8.13; version 7 ended the process, nodejs/undici#5360).
    highWaterMark: 2 * maxBytes.image,
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
}

/**
 * Loads what stands at a web address, as far as a picture may be large; what it is, its content has to prove.
 * Redirections are not followed.
 * @throws NoPicture where nothing comes, or too much, or not in time, with the reason
 */
export async function loadWebPicture(address: string): Promise<Buffer> {
  try {
    return await load(address);
  } catch (error) {
    if (error instanceof NoPicture) throw error;
    throw new NoPicture(error instanceof NotPublic ? error.message : 'did not come', { cause: error });
  }
}
