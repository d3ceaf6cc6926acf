import { Readable } from 'node:stream';

/**
 * The parts of a file as a stream that asks for them as its reader takes them. The first one is there before anything
 * is sent, so that a database which does not answer is told as such; a failure later breaks the download off.
 */
export async function fileStream(parts: AsyncGenerator<string | Buffer>): Promise<Readable> {
  const first = await parts.next();
  async function* whole() {
    if (first.done !== true) yield first.value;
    yield* parts;
  }
  return Readable.from(whole(), { objectMode: false });
}
