import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { byteRange } from '../../http/byte-range.ts';
import { ErrorEnvelope } from '../../http/envelope.ts';
import { fileStream } from '../../http/file-stream.ts';
import type { Seal } from '../../sealing/seal.ts';
import type { UploadStorage } from '../../uploads/index.ts';
import { endOf, fileName, FILES } from './address.ts';
import { MEDIA_TYPE } from './part-file.ts';
import type { ExportRow, ExportStore, PartRow } from './store.ts';

/** Headers of the file: how many records it has, and the SHA-256 of its lines but the last one. */
const RECORDS = 'export-records';
const SHA256 = 'export-sha256';

interface Parts {
  store: Pick<ExportStore, 'find' | 'partsOf'>;
  storage: UploadStorage;
  seal: Pick<Seal, 'isSigned'>;
  /** The real time. */
  now: () => Date;
}

interface Asked {
  Params: { id: string; signature: string; name: string };
}

/** First and last byte of the whole file, both included. */
interface Span {
  start: number;
  end: number;
}

/** The content of a span, part after part: a part is opened when its reader has taken the one before. */
async function* contentOf(
  storage: UploadStorage,
  parts: readonly PartRow[],
  { start, end }: Span,
): AsyncGenerator<Buffer> {
  let offset = 0;
  for (const { file, bytes } of parts) {
    const from = Math.max(start - offset, 0);
    const to = Math.min(end - offset, bytes - 1);
    offset += bytes;
    if (from > to) continue;
    const opened = await storage.open(file, { start: from, end: to });
    if (!opened) throw new Error(`a part of an export is missing: ${file}`);
    yield* opened.stream;
  }
}

/** Whether the range that is asked for is one of this file, as far as the caller knows. */
const isOfThis = ({ headers }: FastifyRequest, tag: string): boolean =>
  headers['if-range'] === undefined || headers['if-range'] === tag;

/** Serves the files of finished exports to whoever knows their signed addresses; ranges of them, too. */
export function serveBulkExports(app: FastifyInstance, { store, storage, seal, now }: Parts): void {
  /** The export that an address names; undefined for a wrong signature, and where there is no file any more. */
  async function find({ id, signature, name }: Asked['Params']): Promise<ExportRow | undefined> {
    const end = endOf(id, signature, seal);
    if (!end || end <= now() || name !== fileName(id)) return undefined;
    const row = await store.find(id);
    return row?.state === 'done' ? row : undefined;
  }

  async function handler(request: FastifyRequest<Asked>, reply: FastifyReply) {
    const row = await find(request.params);
    if (!row) return reply.callNotFound();
    const tag = `"${row.id}-${row.bytes}"`;
    const { range } = request.headers;
    void reply.headers({
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      etag: tag,
      ...(row.sha256 === null ? {} : { [RECORDS]: row.done, [SHA256]: row.sha256 }),
    });
    const isPart = range !== undefined && isOfThis(request, tag);
    const span = isPart ? byteRange(range, row.bytes) : { start: 0, end: row.bytes - 1 };
    if (!span) return reply.status(416).header('content-range', `bytes */${row.bytes}`).send();
    void reply.headers({
      'content-type': MEDIA_TYPE,
      'content-disposition': `attachment; filename="${fileName(row.id)}"`,
      'content-length': span.end - span.start + 1,
    });
    if (isPart)
      void reply.status(206).header('content-range', `bytes ${span.start}-${span.end}/${row.bytes}`);
    if (request.method === 'HEAD') return reply.send();
    return reply.send(await fileStream(contentOf(storage, await store.partsOf(row.id), span)));
  }

  const url = `${FILES}:id/:signature/:name`;
  const text = (description: string) => Type.String({ description });
  app.route<Asked>({
    method: 'GET',
    url,
    exposeHeadRoute: false,
    schema: {
      tags: ['bulk-exports'],
      summary: 'The file of an export, or a range of it. The address is that of the export.',
      params: Type.Object({
        id: text('Id of the export.'),
        signature: text('Proves that the address was told by this service.'),
        name: text('Name under which the file is saved.'),
      }),
      response: {
        200: {
          description: 'JSON lines, compressed with gzip.',
          content: { [MEDIA_TYPE]: { schema: Type.String({ format: 'binary' }) } },
        },
        '4xx': ErrorEnvelope,
        '5xx': ErrorEnvelope,
      },
    },
    handler,
  });
  app.route<Asked>({ method: 'HEAD', url, schema: { hide: true }, handler });
}
