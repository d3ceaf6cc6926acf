import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import Fastify, { type FastifyRequest } from 'fastify';
import { mercurius, type IResolvers } from 'mercurius';
import { contextOf, resolvers } from './gateway/peer-resolvers.ts';
import { reportReady, ROOT } from './support/child.ts';

// The quickest GraphQL server for Node, with its just-in-time compiler. Its own loaders write every parent out as JSON to
// tell them apart, which costs more here than the rest of the request: companies are batched by hand instead.

const app = Fastify();
await app.register(mercurius, {
  schema: readFileSync(resolve(ROOT, 'schema.graphql'), 'utf8'),
  resolvers: resolvers as unknown as IResolvers,
  jit: 1,
  context: (request: FastifyRequest) => contextOf(request.headers['language']),
});
reportReady(await app.listen({ host: '127.0.0.1', port: 0 }));
