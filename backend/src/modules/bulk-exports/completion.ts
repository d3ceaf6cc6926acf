import type { Readable } from 'node:stream';
import type { UploadStorage } from '../../uploads/index.ts';
import { digestOf, HEADER, isGzipFile, lastPart } from './gzip-member.ts';
import { headerName, keepBytes, keepPart, pendingName } from './part-file.ts';
import type { Completion, ExportRow, PartRow } from './store.ts';

/** Number of the part that holds the header, before the first one. */
const HEADER_NUMBER = -1;

async function openPart(storage: UploadStorage, file: string): Promise<Readable> {
  const opened = await storage.open(file);
  if (!opened) throw new Error(`a part of an export is missing: ${file}`);
  return opened.stream;
}

async function isOldPart(storage: UploadStorage, file: string): Promise<boolean> {
  const opened = await storage.open(file, { start: 0, end: 0 });
  if (!opened) throw new Error(`a part of an export is missing: ${file}`);
  let first: number | undefined;
  for await (const chunk of opened.stream) if (chunk instanceof Buffer) first ??= chunk[0];
  return isGzipFile(first);
}

/** Stores the blocks of a part that a service of version 0.4.0 has kept as a gzip file, beside that file. */
async function renewed(storage: UploadStorage, part: PartRow): Promise<PartRow> {
  const file = part.file.replace(/\.gz$/, '-blocks.gz');
  return { ...part, file, bytes: await keepPart(await openPart(storage, part.file), file, storage) };
}

/** Stores what is missing of the file of an export when all its parts have been handed in. */
export async function completionOf(
  row: ExportRow,
  kept: readonly PartRow[],
  storage: UploadStorage,
): Promise<Completion> {
  const replaced: string[] = [];
  const blocks: PartRow[] = [];
  for (const part of kept) {
    const isOld = await isOldPart(storage, part.file);
    if (isOld) replaced.push(part.file);
    blocks.push(isOld ? await renewed(storage, part) : part);
  }
  const contents = async function* () {
    for (const { file } of blocks) yield await openPart(storage, file);
  };
  const digest = await digestOf(contents());
  const header = headerName(row);
  const last = pendingName(row);
  const parts = [
    { number: HEADER_NUMBER, file: header, bytes: await keepBytes(HEADER, header, storage) },
    ...blocks.map(({ number, file, bytes }) => ({ number, file, bytes })),
    { number: row.parts, file: last, bytes: await keepBytes(lastPart(row.done, digest), last, storage) },
  ];
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  return { parts, bytes, sha256: digest.sha256, replaced };
}
