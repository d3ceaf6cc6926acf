import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Database } from '../db/database.ts';
import { byteRange } from '../http/byte-range.ts';
import { ErrorEnvelope } from '../http/envelope.ts';
import { FileContent, FileQuery } from './contract.ts';
import { attachment } from './disposition.ts';
import {
  ADDRESS,
  COPY_TYPE,
  kindOf,
  NAME,
  nameAtWidth,
  OWN_ADDRESS,
  REVIEWED_ADDRESS,
  smallerWidths,
} from './kinds.ts';
import type { UploadStorage } from './storage/storage.ts';
import { uploadStore, type UploadRow } from './store.ts';

interface Asked {
  Params: { name: string };
  Querystring: FileQuery;
}

/** A name is never used twice, so what it names never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** What is private is asked for again each time, for a session may have ended; nothing keeps it (docs/promises.md 19). */
const NOT_KEPT = 'private, no-store';

/** The name in storage of what is asked for; the image's own where it is no wider. */
function nameFor(row: UploadRow, { w }: FileQuery): string {
  const width = Number(w);
  return smallerWidths(row.width).includes(width) ? nameAtWidth(row.name, width) : row.name;
}

const cacheOf = ({ isPrivate }: UploadRow) => (isPrivate ? NOT_KEPT : FOR_EVER);

const headersOf = (row: UploadRow, name: string) => ({
  'content-type': name === row.name ? row.mediaType : COPY_TYPE,
  'content-disposition': kindOf(row.mediaType) === 'document' ? attachment(row) : 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': cacheOf(row),
  etag: `"${name}"`,
  'accept-ranges': 'bytes',
});

/** What answers a request for an upload, with headers under which nothing of it runs. */
function uploadServer(database: Database, storage: UploadStorage) {
  const store = uploadStore(database);

  /** The copy, or the image itself where no copy is kept: none could be made, or none would have been smaller. */
  async function openWhole(row: UploadRow, wanted: string) {
    const copy = await storage.open(wanted);
    if (copy || wanted === row.name) return { name: wanted, file: copy };
    return { name: row.name, file: await storage.open(row.name) };
  }

  const find = async (name: string) => (NAME.test(name) ? store.find(name) : undefined);

  async function serve(request: FastifyRequest<Asked>, reply: FastifyReply, row: UploadRow | undefined) {
    if (!row) return reply.callNotFound();
    const wanted = nameFor(row, request.query);
    const known = request.headers['if-none-match'];
    if (known === `"${wanted}"` || known === `"${row.name}"`) {
      return reply
        .status(304)
        .headers({ etag: known, 'cache-control': cacheOf(row) })
        .send();
    }

    // Only the size of the file itself is known before it is opened; its copies are small.
    const { range } = request.headers;
    const span = range !== undefined && wanted === row.name ? byteRange(range, row.bytes) : undefined;
    if (range !== undefined && wanted === row.name && !span) {
      return reply.status(416).header('content-range', `bytes */${row.bytes}`).send();
    }
    const { name, file } = span
      ? { name: wanted, file: await storage.open(wanted, span) }
      : await openWhole(row, wanted);
    if (!file) {
      request.log.warn({ upload: name }, 'an upload has a row but no file');
      return reply.callNotFound();
    }
    reply.headers({ ...headersOf(row, name), 'content-length': file.bytes });
    if (span) {
      reply.status(206).header('content-range', `bytes ${span.start}-${span.end}/${row.bytes}`);
    }
    if (request.method !== 'HEAD') return reply.send(file.stream);
    file.stream.destroy();
    return reply.send();
  }

  return { find, serve };
}

const params = Type.Object({ name: Type.String({ description: 'The last part of its address.' }) });
const response = { 200: FileContent, '4xx': ErrorEnvelope, '5xx': ErrorEnvelope };

/** Serves what was uploaded for everybody to see, in the forms that `kinds.ts` names. */
export function serveUploads(app: FastifyInstance, database: Database, storage: UploadStorage): void {
  const { find, serve } = uploadServer(database, storage);
  const handler = async (request: FastifyRequest<Asked>, reply: FastifyReply) => {
    const row = await find(request.params.name);
    return serve(request, reply, row?.isPrivate ? undefined : row);
  };
  const url = `${ADDRESS}:name`;
  app.route<Asked>({
    method: 'GET',
    url,
    exposeHeadRoute: false,
    schema: {
      tags: ['uploads'],
      summary: 'An uploaded file, or a narrower copy of an image.',
      params,
      querystring: FileQuery,
      response,
    },
    handler,
  });
  app.route<Asked>({ method: 'HEAD', url, schema: { hide: true, querystring: FileQuery }, handler });
}

/**
 * Tells which uploads the caller may see, by the account that sent them and their name.
 * @throws Refusal 401 for a guest
 */
export type OwnReader = (
  request: FastifyRequest,
) => Promise<(upload: { accountId: string; name: string }) => Promise<boolean>>;

/** Serves what was uploaded as private. Somebody else's answers like an unknown one. */
export function serveOwnUploads(
  app: FastifyInstance,
  database: Database,
  storage: UploadStorage,
  readerOf: OwnReader,
): void {
  const { find, serve } = uploadServer(database, storage);
  app.route<Asked>({
    method: 'GET',
    url: `${OWN_ADDRESS}:name`,
    exposeHeadRoute: false,
    schema: {
      tags: ['uploads'],
      summary:
        'A private upload, for who sent it, those who speak for the same company, and both sides of an enquiry that it came with.',
      params,
      querystring: FileQuery,
      response,
    },
    handler: async (request, reply) => {
      const mayRead = await readerOf(request);
      const row = await find(request.params.name);
      const { accountId = null } = row ?? {};
      const isOwn = row?.isPrivate === true && accountId !== null && (await mayRead({ ...row, accountId }));
      return serve(request, reply, isOwn ? row : undefined);
    },
  });
}

/**
 * Serves private uploads to whoever reviews what they belong to.
 * @param authorise throws a Refusal for everybody else
 */
export function serveReviewedUploads(
  app: FastifyInstance,
  database: Database,
  storage: UploadStorage,
  authorise: (request: FastifyRequest) => Promise<unknown>,
): void {
  const { find, serve } = uploadServer(database, storage);
  app.route<Asked>({
    method: 'GET',
    url: `${REVIEWED_ADDRESS}:name`,
    exposeHeadRoute: false,
    schema: {
      tags: ['uploads'],
      summary: 'A private upload, for the reviewers of the organiser.',
      params,
      querystring: FileQuery,
      response,
    },
    handler: async (request, reply) => {
      await authorise(request);
      const row = await find(request.params.name);
      return serve(request, reply, row?.isPrivate === true ? row : undefined);
    },
  });
}
