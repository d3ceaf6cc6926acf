import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inlineScripts } from '../site/inline-scripts.ts';

const firstQuery = `# The book icon on the left opens
# the documentation of every field.
# Header "language" (ZH or EN) sets the
# language of a request, and locale: EN
# that of one field.
{
  products(filter: { keyword: "high voltage" }, pageSize: 5) {
    nodes {
      id
      title(locale: EN)
      exhibitor {
        name
        boothNumber
      }
    }
    totalCount
  }
}
`;

/** The explorer is one page with its script inside: that one runs, named by its hash, and nothing else. */
const headersOf = (page: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    `default-src 'self'; script-src ${inlineScripts(page).join(' ')}; style-src 'unsafe-inline'; ` +
    "img-src 'self' data:; font-src data:; worker-src blob:; connect-src 'self'; object-src 'none'; " +
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
});

/** Whether a request comes from an address bar, perhaps with a shared query, rather than from a program. */
function fromAddressBar({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}

/** Shows the GraphQL explorer to browsers that open the endpoint; everything it needs comes from here. */
export function explorer(endpoint: string) {
  const page = renderGraphiQL({ title: 'Wirefair GraphQL', endpoint, defaultQuery: firstQuery });
  const headers = headersOf(page);
  // As bytes: the limit on the texts that operations answer is not for this page.
  const bytes = Buffer.from(page);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (fromAddressBar(request)) await reply.headers(headers).send(bytes);
  };
}
