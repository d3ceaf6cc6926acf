import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { fileStream } from '../../../http/file-stream.ts';
import { printableHeaders } from '../../../http/printable.ts';
import { listFileService } from './service.ts';

// Companies come and go by the day; ten thousand lines are not drawn anew for every reader.
const TEN_MINUTES = 'public, max-age=600';

const spreadsheetHeaders = (name: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="exhibitors-${name}"`,
  'content-security-policy': "default-src 'none'; sandbox",
});

/** Lists of exhibitors as files: `all` or a root category, `-cn` or `-en`, as a page to print or as a spreadsheet. */
export const listFileRoutes: FastifyPluginAsyncTypebox<{ database: Database; clock: Clock }> = async (
  app,
  { database, clock },
) => {
  const service = listFileService(database, clock);

  app.get<{ Params: { name: string } }>(
    '/files/exhibitor-lists/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params;
      const match = /^(all|[1-7])-(cn|en)\.(csv|html)$/.exec(name);
      if (!match) return reply.callNotFound();
      const root = match[1] === 'all' ? '' : (match[1] ?? '');
      const side = match[2] === 'en' ? 'en' : 'cn';
      const kind = match[3] === 'html' ? 'page' : 'csv';
      // Only the headers are asked for: nothing is read for them.
      const body =
        request.method === 'HEAD' ? Readable.from([]) : await fileStream(service[kind](root, side));
      return reply
        .headers(kind === 'page' ? printableHeaders : spreadsheetHeaders(name))
        .header('cache-control', TEN_MINUTES)
        .send(body);
    },
  );
};
