import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyBaseLogger } from 'fastify';
import {
  GraphQLError,
  type OperationTypeNode,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '../context/context.ts';
import { refusalOfLongAnswer } from '../plugins/answer-limits.ts';
import type { OperationObserver } from '../plugins/answered-operation.ts';
import { formatError, MAX_ERRORS, retellAll } from '../plugins/errors.ts';
import { costCheck } from '../plugins/operation-cost.ts';
import { isWellFormed } from '../plugins/text.ts';
import { Compiler, type CompilingLimits, type Execute } from './compiler.ts';
import { type KnownOperation, KnownOperations } from './known-operations.ts';
import { variablesRefusedAsNull } from './variable-uses.ts';

/** What a request asks for. */
export interface Asked {
  query: string;
  operationName?: string | undefined;
  variables?: Record<string, unknown> | undefined;
}

/** What is kept of an operation. */
interface Kept {
  name: string | undefined;
  kind: OperationTypeNode;
  /** What it costs with these variables; undefined where it may not be executed with them. */
  costOf: (variables: Record<string, unknown>) => number | undefined;
  /** Variables that graphql-js refuses where they are null. */
  refusedAsNull: readonly string[];
  compiled: () => Execute | undefined;
}

type FormattedErrors = readonly GraphQLFormattedError[];

/**
 * Executes an operation for one request.
 * @returns undefined where Apollo's pipeline is to answer after all
 */
export type Answer = (context: Context) => Promise<FormattedExecutionResult | undefined>;

interface Parts {
  schema: GraphQLSchema;
  log: FastifyBaseLogger;
  operations: OperationObserver;
  /** `compilingLimits` unless told. */
  limits?: CompilingLimits | undefined;
}

/** The errors of a compiled function are no objects of graphql-js: their texts cannot be changed. */
const located = ({ message, path, originalError }: GraphQLError): GraphQLError =>
  new GraphQLError(message, { path: path ?? null, originalError: originalError ?? null });

/**
 * Executes operations that are asked for again and again as compiled functions, without Apollo's pipeline. A document is
 * met for the first time by the pipeline, which parses and validates it; what depends on a request is checked for each
 * (decision 0033).
 */
export class CompiledOperations {
  private readonly known: KnownOperations<Kept>;

  constructor(private readonly parts: Parts) {
    const compiler = new Compiler(parts.schema, parts.limits);
    const prepare = ({ source, document, operation }: KnownOperation): Kept => ({
      name: operation.name?.value,
      kind: operation.operation,
      costOf: costCheck(parts.schema, document, operation),
      refusedAsNull: variablesRefusedAsNull(parts.schema, document, operation),
      compiled: compiler.functionOf({ source, document, operation }),
    });
    this.known = new KnownOperations(prepare);
  }

  /** Learns what Apollo has validated. */
  readonly plugin: ApolloServerPlugin<Context> = {
    requestDidStart: async () => ({
      didResolveOperation: async ({ source, document, operation, request }) => {
        if (operation) this.known.learn(request.operationName, { source, document, operation });
      },
    }),
  };

  /**
   * The function that answers a request; undefined where Apollo's pipeline is to answer it: the operation is not compiled
   * (yet), or something about the variables is to be refused.
   */
  find({ query, operationName, variables = {} }: Asked): Answer | undefined {
    const kept = this.known.find(query, operationName);
    const execute = kept?.compiled();
    if (!kept || !execute || !isWellFormed(variables)) return undefined;
    if (kept.refusedAsNull.some((name) => variables[name] === null)) return undefined;
    const cost = kept.costOf(variables);
    if (cost === undefined) return undefined;
    return (context) => {
      context.measured.cost = cost;
      return this.answer(kept, execute, variables, context);
    };
  }

  private async answer(
    { name, kind }: Kept,
    execute: Execute,
    variables: Record<string, unknown>,
    context: Context,
  ): Promise<FormattedExecutionResult | undefined> {
    const startedAt = performance.now();
    const { data, errors } = await execute(context, variables);
    if (data === undefined) return undefined;
    const answered = (told?: FormattedErrors) =>
      this.parts.operations.tell({ name, kind, startedAt, errors: told, context });
    if (!errors) {
      answered();
      return { data };
    }
    // The REST service has answered: asking it again would count a refusal twice, under two request ids.
    const told = this.retold(errors, context, name);
    answered(told);
    const refusal = refusalOfLongAnswer(context);
    const extensions = { requestId: context.requestId };
    return refusal
      ? { errors: [refusal.toJSON()], data: null, extensions }
      : { errors: told.slice(0, MAX_ERRORS), data, extensions };
  }

  private retold(
    errors: readonly GraphQLError[],
    context: Context,
    name: string | undefined,
  ): FormattedErrors {
    const own = errors.map(located);
    retellAll(own, context, name, this.parts.log);
    return own.map((error) => formatError(error.toJSON()));
  }
}
