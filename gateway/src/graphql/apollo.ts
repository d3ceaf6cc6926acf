import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { FastifyBaseLogger } from 'fastify';
import { getOperationAST, type GraphQLSchema, type ValidationRule } from 'graphql';
import type { Locale } from '../context/locale.ts';
import type { KnownOperation } from '../execution/known-operations.ts';
import { limitDocuments, MAX_TOKENS } from './document-limits.ts';
import { formatError, localiseError } from './errors.ts';

export interface ApolloOptions {
  /** Whether callers may read the schema. */
  introspection: boolean;
  log: FastifyBaseLogger;
  /** Rules for documents besides their size. */
  rules?: readonly ValidationRule[];
}

/** What the check of one document needs, and what it finds. */
export interface DocumentCheck {
  readonly locale: Locale;
  /** Receives the cause of an error that is a fault of the gateway. */
  readonly onFault: (cause: unknown) => void;
  /** An object, because Apollo Server hands a shallow copy of the check to its plugins. */
  readonly valid: { operation?: KnownOperation };
}

/** Ends Apollo's part after the validation: the pipeline executes the operation. */
const keepValidOperation: ApolloServerPlugin<DocumentCheck> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue: { locale, onFault } }) {
        for (const error of errors) localiseError(error, locale, onFault);
      },
      async responseForOperation({ source, document, request, contextValue: { valid } }) {
        const operation = getOperationAST(document, request.operationName);
        // Apollo's execution says what is wrong with the name of the operation.
        if (!operation) return null;
        valid.operation = { source, document, operation };
        return { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult: {} } };
      },
    };
  },
};

/** Parses and validates documents, keeps persisted queries, and says what is wrong with a document. */
export function apolloServer(
  schema: GraphQLSchema,
  { introspection, log, rules = [] }: ApolloOptions,
): ApolloServer<DocumentCheck> {
  return new ApolloServer<DocumentCheck>({
    schema,
    introspection,
    // Texts of faults and their traces stay here, whatever NODE_ENV says.
    includeStacktraceInErrorResponses: false,
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
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      keepValidOperation,
    ],
  });
}
