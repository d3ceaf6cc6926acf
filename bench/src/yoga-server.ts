import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { useGraphQlJit } from '@envelop/graphql-jit';
import { createSchema, createYoga } from 'graphql-yoga';
import { contextOf, resolvers, type Context } from './gateway/peer-resolvers.ts';
import { reportReady, ROOT } from './support/child.ts';

// GraphQL Yoga with its cache of parsed and validated documents and the just-in-time compiler.

const yoga = createYoga<object, Context>({
  schema: createSchema<Context>({
    typeDefs: readFileSync(resolve(ROOT, 'schema.graphql'), 'utf8'),
    resolvers,
    resolverValidationOptions: { requireResolversForResolveType: 'ignore' },
  }),
  context: ({ request }) => contextOf(request.headers.get('language') ?? undefined),
  plugins: [useGraphQlJit()],
  graphiql: false,
  landingPage: false,
  logging: false,
  maskedErrors: false,
});

const server = createServer(yoga);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  reportReady(`http://127.0.0.1:${address.port}`);
});
