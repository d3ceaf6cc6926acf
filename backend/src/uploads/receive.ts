import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { arrivalLimits, watchUpload } from '@wirefair/service-kit/arrival';
import { codeOf } from '@wirefair/service-kit/thrown';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../http/errors.ts';
import { byteLimit } from './byte-limit.ts';
import { maxBytes, type UploadKind } from './kinds.ts';
import { refusals, tooLarge } from './refusals.ts';
import { propertyOf } from '../objects.ts';

/** A file as it came, on disk. */
export interface ReceivedFile {
  path: string;
  /** The name that its owner gave it. */
  name: string;
  bytes: number;
}

/** A path, control characters, or marks that turn the writing round and so hide the ending. */
const UNFIT = /[/\\\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
const LONGEST_NAME = 200;

/** @throws Refusal when the name is empty, too long, a path, or hides something */
function checkName(name: string | undefined): string {
  const tidy = (name ?? '').trim();
  if (tidy === '' || tidy === '.' || tidy === '..') throw refusals.fileName();
  if (tidy.length > LONGEST_NAME || UNFIT.test(tidy)) throw refusals.fileName();
  return tidy;
}

/** The largest file, and of what kind it is told to be. */
interface Most {
  kind: UploadKind;
  bytes: number;
}

/** Writes one part to `path`, no further than the limit. */
async function write(
  part: MultipartFile,
  path: string,
  { kind, bytes: most }: Most,
  signal: AbortSignal,
): Promise<number> {
  const { through, passed } = byteLimit(most, () => tooLarge(kind, most));
  await pipeline(part.file, through, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal });
  return passed();
}

async function readParts(request: FastifyRequest, most: Most, path: string, signal: AbortSignal) {
  let received: ReceivedFile | undefined;
  const parts = request.parts({
    // The byte above the limit is how `write` learns of it.
    limits: { files: 2, fields: 1, parts: 3, headerPairs: 20, fileSize: most.bytes + 1 },
    preservePath: true,
  });
  for await (const part of parts) {
    if (part.type === 'field') throw part.fieldname === 'file' ? refusals.noFile() : refusals.otherField();
    if (received) throw refusals.severalFiles();
    if (part.fieldname !== 'file') throw refusals.otherField();
    const name = checkName(part.filename);
    received = { path, name, bytes: await write(part, path, most, signal) };
  }
  if (!received) throw refusals.noFile();
  if (received.bytes === 0) throw refusals.empty();
  return received;
}

/** What went wrong while the body came: a refusal, or a fault of ours where the disk is what failed. */
function explain(thrown: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return refusals.late();
  if (thrown instanceof Refusal) return thrown;
  if (propertyOf(thrown, 'syscall') !== undefined) return thrown;
  return codeOf(thrown) === 'FST_FILES_LIMIT' ? refusals.severalFiles() : refusals.broken();
}

/**
 * Streams the one file of a multipart body to `path`, which did not exist before.
 * @param stallMs longest time in which nothing of the body arrives
 * @param bytes the largest file, where it is not the kind's
 * @throws Refusal when there is not exactly one file, named `file`, of the right size and with a plain name, in time
 */
export async function receiveFile(
  request: FastifyRequest,
  kind: UploadKind,
  path: string,
  stallMs: number,
  bytes = maxBytes[kind],
): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw refusals.noFile();
  const { raw } = request;
  const waiting = new AbortController();
  const { signal } = waiting;
  const limits = { requestMs: stallMs, uploadMs: arrivalLimits.uploadMs };
  const endWatch = watchUpload(raw.socket, limits, () => {
    // Once all is here, the time is the disk's.
    if (!raw.complete) waiting.abort();
  });
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(refusals.late()), { once: true });
  });
  try {
    return await Promise.race([readParts(request, { kind, bytes }, path, signal), late]);
  } catch (thrown) {
    throw explain(thrown, signal);
  } finally {
    endWatch();
    // What is left of a refused body runs into nothing, so that its sender comes to read why.
    raw.unpipe();
    raw.resume();
  }
}

interface ListFile {
  content: Buffer;
  name: string;
}

/**
 * The one document of a multipart body, for a call that reads it and keeps nothing: what names people stays on the disk
 * no longer than it takes to read it.
 * @param incoming folder for what is on its way
 * @throws Refusal as `receiveFile` does
 */
export async function receiveList(
  request: FastifyRequest,
  incoming: string,
  bytes = maxBytes.document,
): Promise<ListFile> {
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(incoming, 'list-'));
  try {
    const { path, name } = await receiveFile(
      request,
      'document',
      join(folder, 'list'),
      arrivalLimits.requestMs,
      bytes,
    );
    return { content: await readFile(path), name };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
