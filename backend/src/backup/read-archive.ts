import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { PassThrough, type Readable, Transform } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { errorOf } from '@wirefair/service-kit/thrown';
import { extract } from 'tar-stream';
import { parseJson } from '../parse-json.ts';
import { BackupError, BEGIN, Begin, FILES, FORMAT, MANIFEST, Manifest, type Sum, TABLES } from './format.ts';
import type { TablePart } from './snapshot.ts';
import { Tally, tallyOf } from './tally.ts';

const unpacked = promisify(gunzip);

/** Largest part of a table and largest manifest that are read into memory, bytes; a larger one is damaged. */
const LARGEST_IN_MEMORY = 512 * 1024 * 1024;

/** What is done with what a backup holds, in its order. */
export interface Receiver {
  part?: (part: TablePart) => Promise<void>;
  /** @param content to be read to its end */
  file?: (name: string, content: Readable) => Promise<void>;
}

/** One file in the tar file. */
interface Entry extends AsyncIterable<unknown> {
  header: { name: string; size: number };
}

/** The content is not what was written. */
class Damage extends Error {}

async function* contentOf(entry: Entry): AsyncGenerator<Uint8Array> {
  for await (const chunk of entry) if (chunk instanceof Uint8Array) yield chunk;
}

async function inMemory(entry: Entry): Promise<Buffer> {
  if (entry.header.size > LARGEST_IN_MEMORY) throw new Damage(`${entry.header.name} is too large`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of contentOf(entry)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function assertKnownFormat({ format, release }: Begin): void {
  if (format === FORMAT) return;
  throw new BackupError(
    `The backup has format ${format}, which this release does not know; use release ${release}.`,
  );
}

/** Reads entries, and counts what they hold. */
class Reading {
  private readonly tables = new Map<string, Tally>();
  private readonly files = new Tally();

  constructor(private readonly receiver: Receiver) {}

  /** One part of a table, or one upload. */
  async take(entry: Entry): Promise<void> {
    const { name } = entry.header;
    if (name.startsWith(TABLES)) return this.takePart(name.slice(TABLES.length).split('/')[0] ?? '', entry);
    if (name.startsWith(FILES)) return this.takeFile(name.slice(FILES.length), entry);
    throw new Damage(`${name} does not belong into a backup`);
  }

  private async takePart(table: string, entry: Entry): Promise<void> {
    const content = await unpacked(await inMemory(entry), { maxOutputLength: LARGEST_IN_MEMORY });
    // Line ends within values are written as \n: each line is a row.
    let rows = 0;
    for (const byte of content) if (byte === 10) rows += 1;
    tallyOf(this.tables, table).addLines(content, rows);
    await this.receiver.part?.({ table, rows, content });
  }

  private async takeFile(name: string, entry: Entry): Promise<void> {
    const hash = createHash('sha256');
    const hashing = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    const out = new PassThrough();
    const received = this.receiver.file ? this.receiver.file(name, out) : finished(out.resume());
    await Promise.all([pipeline(contentOf(entry), hashing, out), received]);
    this.files.addFile(name, entry.header.size, hash.digest('hex'));
  }

  /** @throws Damage where the manifest tells of something else than what was read */
  compare(manifest: Manifest): void {
    const isSame = (one: Sum, other: Sum) => one.sha256 === other.sha256 && one.count === other.count;
    const names = new Set([...this.tables.keys(), ...Object.keys(manifest.tables)]);
    for (const name of names) {
      const written = manifest.tables[name];
      const read = this.tables.get(name)?.sum();
      if (!written || !read || !isSame(written, read))
        throw new Damage(`table ${name} is not as it was written`);
    }
    if (!isSame(manifest.files ?? new Tally().sum(), this.files.sum()))
      throw new Damage('uploads are not as they were written');
  }
}

async function readEntries(entries: AsyncIterable<Entry>, receiver: Receiver): Promise<Manifest> {
  const reading = new Reading(receiver);
  let begin: Begin | undefined;
  let manifest: Manifest | undefined;
  for await (const entry of entries) {
    const { name } = entry.header;
    if (manifest) throw new Damage('something follows its end');
    if (begin === undefined) {
      if (name !== BEGIN) throw new Damage('its beginning is missing');
      begin = parseJson(Begin, (await inMemory(entry)).toString());
      assertKnownFormat(begin);
    } else if (name === MANIFEST) manifest = parseJson(Manifest, (await inMemory(entry)).toString());
    else await reading.take(entry);
  }
  if (!manifest) throw new Damage('its end is missing');
  reading.compare(manifest);
  return manifest;
}

/**
 * Reads a backup through, and proves that all that was written is there as it was written.
 * @throws BackupError where it is not, or where this release cannot read it
 */
export async function readArchive(file: string, receiver: Receiver = {}): Promise<Manifest> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const source = createReadStream(file, { highWaterMark: 1024 * 1024 });
  const entries = extract();
  source.on('error', (error) => entries.destroy(error)).pipe(entries);
  // What the receiver cannot do is no damage of the backup.
  let trouble: Error | undefined;
  const told = async (work: Promise<void>): Promise<void> => {
    try {
      await work;
    } catch (error) {
      trouble ??= errorOf(error);
      throw error;
    }
  };
  const { part, file: fileOf } = receiver;
  try {
    return await readEntries(entries, {
      ...(part && { part: (one) => told(part(one)) }),
      ...(fileOf && { file: (name, content) => told(fileOf(name, content)) }),
    });
  } catch (error) {
    if (trouble !== undefined) throw trouble;
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${file} is no whole backup: ${errorOf(error).message}.`, { cause: error });
  } finally {
    source.destroy();
  }
}
