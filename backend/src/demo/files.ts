import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { byteRange } from '../http/byte-range.ts';
import { printableHeaders } from '../http/printable.ts';
import { drawArtwork } from './artwork/index.ts';
import { drawDocument } from './documents/index.ts';

const clips = fileURLToPath(new URL('../../assets/demo/clips', import.meta.url));
const written = fileURLToPath(new URL('../../assets/demo/documents', import.meta.url));
const A_DAY = 'public, max-age=86400';

const DEMO = '/files/demo/';

/** A drawing of the demo edition by its address; undefined where there is none. */
export function demoPicture(address: string): Buffer | undefined {
  const svg = address.startsWith(DEMO) ? drawArtwork(address.slice(DEMO.length)) : null;
  return svg === null ? undefined : Buffer.from(svg);
}

/** Serves what the demo edition shows: pictures and papers drawn on request, and the clips. */
export function serveDemoFiles(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>(
    '/files/demo/clips/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params;
      if (!/^[a-z0-9-]{1,60}\.mp4$/.test(name)) return reply.callNotFound();
      const file = join(clips, name);
      const size = await stat(file).then(
        (found) => found.size,
        () => undefined,
      );
      if (size === undefined) return reply.callNotFound();
      reply.headers({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes', 'cache-control': A_DAY });
      if (!request.headers.range) return reply.header('content-length', size).send(createReadStream(file));
      const range = byteRange(request.headers.range, size);
      if (!range) return reply.status(416).header('content-range', `bytes */${size}`).send();
      return reply
        .status(206)
        .headers({
          'content-range': `bytes ${range.start}-${range.end}/${size}`,
          'content-length': range.end - range.start + 1,
        })
        .send(createReadStream(file, range));
    },
  );

  app.get<{ Params: { name: string } }>(
    '/files/demo/documents/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params;
      if (!/^[a-z0-9-]{1,60}\.html$/.test(name)) return reply.callNotFound();
      const html = drawDocument(name) ?? (await readFile(join(written, name), 'utf8').catch(() => undefined));
      if (html === undefined) return reply.callNotFound();
      return reply.headers({ ...printableHeaders, 'cache-control': A_DAY }).send(html);
    },
  );

  app.get<{ Params: { '*': string } }>(
    '/files/demo/*',
    { schema: { hide: true } },
    async (request, reply) => {
      const svg = drawArtwork(request.params['*']);
      if (svg === null) return reply.callNotFound();
      return reply
        .headers({
          'content-type': 'image/svg+xml; charset=utf-8',
          'cache-control': A_DAY,
          // Opened by itself, a picture may draw and nothing else.
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        })
        .send(svg);
    },
  );
}
