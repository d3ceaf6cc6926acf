import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { byteRange } from '../http/byte-range.ts';
import { attachment } from './disposition.ts';
import { ADDRESS, kindOf, NAME, nameAtWidth, smallerWidths, WIDTHS } from './kinds.ts';
import type { UploadStorage } from './storage/storage.ts';
import { uploadStore, type UploadRow } from './store.ts';

interface Asked {
  Params: { name: string };
  Querystring: { w?: string };
}

/** A name is never used twice, so what it names never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** The narrowest copy that is at least as wide as asked; undefined when no such width is offered. */
function nameFor(row: UploadRow, asked: string | undefined): string | undefined {
  if (asked === undefined) return row.name;
  const width = WIDTHS.find((offered) => String(offered) === asked);
  if (width === undefined) return undefined;
  return smallerWidths(row.width).includes(width) ? nameAtWidth(row.name, width) : row.name;
}

const headersOf = (row: UploadRow, name: string) => ({
  'content-type': row.mediaType,
  'content-disposition': kindOf(row.mediaType) === 'document' ? attachment(row) : 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': FOR_EVER,
  etag: `"${name}"`,
  'accept-ranges': 'bytes',
});

/** Serves what was uploaded, in the forms that `kinds.ts` names and with headers under which nothing of it runs. */
export function serveUploads(app: FastifyInstance, database: Database, storage: UploadStorage): void {
  const store = uploadStore(database);

  async function serve(request: FastifyRequest<Asked>, reply: FastifyReply) {
    const row = NAME.test(request.params.name) ? await store.find(request.params.name) : undefined;
    const name = row && nameFor(row, request.query.w);
    if (!row || name === undefined) return reply.callNotFound();
    if (request.headers['if-none-match'] === `"${name}"`) {
      return reply
        .status(304)
        .headers({ etag: `"${name}"`, 'cache-control': FOR_EVER })
        .send();
    }

    // Only the size of the file itself is known before it is opened; its copies are small.
    const { range } = request.headers;
    const span = range !== undefined && name === row.name ? byteRange(range, row.bytes) : undefined;
    if (range !== undefined && name === row.name && !span) {
      return reply.status(416).header('content-range', `bytes */${row.bytes}`).send();
    }
    const file = await storage.open(name, span);
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

  app.route<Asked>({
    method: ['GET', 'HEAD'],
    url: `${ADDRESS}:name`,
    schema: { hide: true },
    handler: serve,
  });
}
