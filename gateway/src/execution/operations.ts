import type { ApolloServer } from '@apollo/server';
import {
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type OperationTypeNode,
} from 'graphql';
import type { Locale } from '../context/locale.ts';
import { apolloServer, type ApolloOptions, type DocumentCheck } from '../graphql/apollo.ts';
import { costOfVariables } from '../graphql/operation-cost.ts';
import { type Compiled, Compiler, type CompilingLimits } from './compiler.ts';
import { type KnownOperation, KnownOperations } from './known-operations.ts';
import { variablesRefusedAsNull } from './variable-uses.ts';

/** What a request asks for, by the names of GraphQL over HTTP. */
export interface RequestParameters {
  query?: string | undefined;
  operationName?: string | undefined;
  variables?: Variables | undefined;
  extensions?: Record<string, unknown> | undefined;
}

export type Variables = Record<string, unknown>;

/** An operation of a valid document, with what depends on the document alone. */
export interface ValidOperation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly name: string | undefined;
  readonly kind: OperationTypeNode;
  /**
   * What the operation costs with these variables, points; undefined where the variables do not fit their types.
   * @throws LocalisedError `TOO_COSTLY`
   */
  costOf(variables: Variables): number | undefined;
  /** The compiled function for these variables; undefined where graphql-js executes the operation. */
  compiledFor(variables: Variables): Compiled | undefined;
}

/** Why a request has no operation that can be executed. */
export interface RefusedDocument {
  /** In the language of the request. */
  errors: readonly GraphQLFormattedError[];
  /** HTTP status. */
  status: number;
}

export const isRefused = (found: ValidOperation | RefusedDocument): found is RefusedDocument =>
  'errors' in found;

interface OperationsOptions extends ApolloOptions {
  schema: GraphQLSchema;
  /** When operations are compiled; the defaults are in `compiler.ts`. */
  compiling?: CompilingLimits | undefined;
}

/**
 * The operations of one contract. Apollo Server parses and validates each document once and keeps persisted queries; the
 * operations of valid documents stay here, so that later requests find them by their text (decision 0033).
 */
export class Operations {
  private readonly apollo: ApolloServer<DocumentCheck>;
  private readonly known: KnownOperations<ValidOperation>;
  private readonly schema: GraphQLSchema;

  constructor({ schema, compiling, ...options }: OperationsOptions) {
    this.schema = schema;
    this.apollo = apolloServer(schema, options);
    const compiler = new Compiler(schema, compiling);
    this.known = new KnownOperations((known) => prepare(schema, compiler, known));
  }

  start(): Promise<void> {
    return this.apollo.start();
  }

  stop(): Promise<void> {
    return this.apollo.stop();
  }

  /** The operation of an earlier request with the same document and name. */
  find({ query, operationName, extensions }: RequestParameters): ValidOperation | undefined {
    // Apollo Server checks the hash of a persisted query, and keeps its text.
    if (query === undefined || (extensions && 'persistedQuery' in extensions)) return undefined;
    return this.known.find(query, operationName);
  }

  /**
   * Has Apollo Server parse and validate the document of a request, or find it by the hash of a persisted query.
   * @param onFault receives the cause of an error that is a fault of the gateway
   */
  async validate(
    parameters: RequestParameters,
    locale: Locale,
    onFault: (cause: unknown) => void,
  ): Promise<ValidOperation | RefusedDocument> {
    const check: DocumentCheck = { locale, onFault, valid: {} };
    const { body, http } = await this.apollo.executeOperation(withoutUndefined(parameters), {
      contextValue: check,
    });
    const { operation } = check.valid;
    if (operation) return this.known.learn(parameters.operationName, operation);
    const errors = body.kind === 'single' ? body.singleResult.errors : undefined;
    return { errors: errors ?? [], status: http.status ?? 400 };
  }
}

function withoutUndefined({ query, operationName, variables, extensions }: RequestParameters) {
  return {
    ...(query === undefined ? {} : { query }),
    ...(operationName === undefined ? {} : { operationName }),
    ...(variables ? { variables } : {}),
    ...(extensions ? { extensions } : {}),
  };
}

function prepare(schema: GraphQLSchema, compiler: Compiler, known: KnownOperation): ValidOperation {
  const { document, operation } = known;
  const compiled = compiler.functionOf(known);
  const refusedAsNull = variablesRefusedAsNull(schema, document, operation);
  return {
    schema,
    document,
    operation,
    name: operation.name?.value,
    kind: operation.operation,
    costOf: costOfVariables(schema, document, operation),
    compiledFor: (variables) =>
      refusedAsNull.some((name) => variables[name] === null) ? undefined : compiled(),
  };
}
