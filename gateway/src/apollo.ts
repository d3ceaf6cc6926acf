import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLSchema, ValidationRule } from 'graphql';
import type { Context } from './context/context.ts';
import { refuseLongAnswers } from './plugins/answer-limits.ts';
import type { OperationObserver } from './plugins/answered-operation.ts';
import { formatError, tellErrors } from './plugins/errors.ts';
import { limitDocuments, MAX_TOKENS } from './plugins/limits.ts';
import { limitCost } from './plugins/operation-cost.ts';
import { nameFailedRequests } from './plugins/request-id.ts';
import { observeOperations } from './plugins/request-log.ts';
import { responseHeaders } from './plugins/response-headers.ts';
import { refuseBrokenText } from './plugins/text.ts';

interface ApolloParts {
  /** Whether callers may ask for the schema. */
  introspection: boolean;
  /** How long the gateway serves one answer of the REST service to others, milliseconds. */
  publicTtlMs: number;
  log: FastifyBaseLogger;
  operations: OperationObserver;
  /** What documents are refused for besides their size. */
  rules?: readonly ValidationRule[];
  /** What else is done for each request: learning what is executed, or taking its cost. */
  plugins: readonly ApolloServerPlugin<Context>[];
}

/** What executes operations, with all that limits, logs and refuses them. */
export function apolloServer(
  schema: GraphQLSchema,
  { introspection, publicTtlMs, log, operations, rules = [], plugins }: ApolloParts,
): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    introspection,
    // Texts of faults and their traces stay here, whatever NODE_ENV says.
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    stopOnTerminationSignals: false,
    parseOptions: { maxLexicalTokens: MAX_TOKENS },
    validationRules: [limitDocuments(), ...rules],
    formatError,
    logger: {
      debug: () => {},
      info: () => {},
      warn: (message: unknown) => log.warn({ apollo: message }),
      error: (message: unknown) => log.error({ apollo: message }),
    },
    plugins: [
      // It would wrap every resolver; cache headers are worked out once for an answer.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      refuseBrokenText,
      limitCost,
      refuseLongAnswers,
      nameFailedRequests,
      tellErrors(log),
      responseHeaders(publicTtlMs),
      observeOperations(operations),
      ...plugins,
    ],
  });
}
