import type { IncomingMessage } from 'node:http';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { inlineScripts } from '../site/inline-scripts.ts';
import { encodingFor } from '../http/compression.ts';

/** What the tabs of the explorer begin with; a reader's own tabs take their place. */
export const examples = [
  `# The icon on the left opens the documentation.
# Under "Headers" below:
#   "language": "ZH" or "EN"
#   "Authorization": "Bearer wf_live_…"
# "extensions.cost" of an answer to a key
# tells what the query cost.
query Exhibitors {
  exhibitorConnection(first: 10) {
    nodes {
      id
      name
      boothNumber
      bilingualDescription { zh en }
    }
    pageInfo { hasNextPage endCursor }
    totalCount
  }
}
`,
  `query Products {
  productConnection(first: 5, filter: { keyword: "high voltage" }) {
    nodes {
      id
      title(locale: EN)
      exhibitor { name boothNumber }
    }
    pageInfo { hasNextPage endCursor }
  }
}
`,
  `query ChangedSince($since: DateTime = "2025-06-01T00:00:00+08:00") {
  exhibitorConnection(first: 20, orderBy: UPDATED_AT, filter: { updatedSince: $since }) {
    nodes { id name updatedAt }
    pageInfo { hasNextPage endCursor }
  }
}
`,
];

/** Pieces of the page from this length on become files of their own, characters: a browser keeps those. */
const FILE_LENGTH = 20_000;

/** A file never changes under its address, for that has the hash of its content. */
const FOR_EVER = 'public, max-age=31536000, immutable';

interface ExplorerFile {
  type: string;
  body: Buffer;
  /** The body in the encodings that were asked for so far. */
  encoded: Map<string, Promise<Buffer>>;
}

const headersOf = (page: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    `default-src 'self'; script-src 'self' ${inlineScripts(page).join(' ')}; style-src 'self' 'unsafe-inline'; ` +
    "img-src 'self' data:; font-src data:; worker-src blob:; connect-src 'self'; object-src 'none'; " +
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
});

/**
 * The explorer as a small page and the files that it loads: the library renders it as one page of nine million characters,
 * which no browser would keep.
 * @param folder address below which the files are served
 */
function splitPage(folder: string, whole: string) {
  const files = new Map<string, ExplorerFile>();
  const keep = (text: string, ending: string, type: string): string => {
    const name = `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.${ending}`;
    files.set(name, { type, body: Buffer.from(text), encoded: new Map() });
    return `${folder}/${name}`;
  };
  const page = whole
    .replace(/<script>([^]*?)<\/script>/g, (tag, text: string) =>
      text.length < FILE_LENGTH
        ? tag
        : `<script src="${keep(text, 'js', 'text/javascript; charset=utf-8')}"></script>`,
    )
    .replace(/<style>([^]*?)<\/style>/g, (tag, text: string) =>
      text.length < FILE_LENGTH
        ? tag
        : `<link rel="stylesheet" href="${keep(text, 'css', 'text/css; charset=utf-8')}" />`,
    );
  return { page, files };
}

/** A file in the encoding that a request accepts; each encoding is made once. */
async function sendFile(file: ExplorerFile, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const accepted = request.headers['accept-encoding'];
  const encoding = encodingFor(Array.isArray(accepted) ? accepted.join() : accepted, file.body.length);
  reply.headers({ 'content-type': file.type, 'cache-control': FOR_EVER, vary: 'accept-encoding' });
  if (!encoding) return reply.send(file.body);
  const known = file.encoded.get(encoding.name) ?? encoding.encode(file.body);
  file.encoded.set(encoding.name, known);
  return reply.header('content-encoding', encoding.name).send(await known);
}

/** Whether a request comes from an address bar, perhaps with a shared query, rather than from a program. */
export function isFromAddressBar({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}

/** The page for an endpoint, with the headers of its answer. */
function makeExplorer(endpoint: string) {
  const folder = `${endpoint}/explorer`;
  const { page, files } = splitPage(
    folder,
    renderGraphiQL({
      title: 'Wirefair GraphQL',
      endpoint,
      // One of ours, so that the page brings none along.
      favicon: '/d/favicon.svg',
      defaultTabs: examples.map((query) => ({ query })),
      headers: JSON.stringify({ language: 'EN' }, null, 2),
    }),
  );
  // As bytes: the limit on the texts that operations answer is not for this page.
  return { folder, files, headers: headersOf(page), bytes: Buffer.from(page) };
}

const explorers = new Map<string, ReturnType<typeof makeExplorer>>();

/** The explorer for an endpoint, made once in a process: it takes a tenth of a second, which each gateway of the tests would pay. */
function explorerFor(endpoint: string): ReturnType<typeof makeExplorer> {
  const made = explorers.get(endpoint) ?? makeExplorer(endpoint);
  explorers.set(endpoint, made);
  return made;
}

/**
 * Serves the GraphQL explorer; everything it needs comes from here.
 * @returns a hook of the endpoint that shows it to browsers that open the endpoint
 */
export function serveExplorer(app: FastifyInstance, endpoint: string) {
  const { folder, files, headers, bytes } = explorerFor(endpoint);
  app.get<{ Params: { file: string } }>(`${folder}/:file`, async (request, reply) => {
    const file = files.get(request.params.file);
    return file ? sendFile(file, request, reply) : reply.status(404).send();
  });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (isFromAddressBar(request.raw)) await reply.headers(headers).send(bytes);
  };
}
