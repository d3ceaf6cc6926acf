import {
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from '../context/context.ts';
import { selectsUncompiledType } from './uncompiled-types.ts';
import type { KnownOperation } from './known-operations.ts';
import { hasConditionalRepeats } from './repeated-keys.ts';
import { hasOmittableInputField } from './variable-uses.ts';

/**
 * Executes an operation.
 * @returns without `data` where the variables do not fit their types: nothing was executed then
 */
export type Compiled = (
  context: Context,
  variables: Record<string, unknown>,
) => ExecutionResult | Promise<ExecutionResult>;

/** When operations are compiled. */
export interface CompilingLimits {
  /** Requests for an operation before it is compiled, which costs as much as about ten executions. */
  requestsBefore: number;
  /** Share of the time that compiling may take, so that ever new documents do not keep the gateway busy with it. */
  shareOfTime: number;
}

const compilingLimits: CompilingLimits = { requestsBefore: 2, shareOfTime: 0.1 };

/**
 * A response key that the compiled function would take for the prototype of the answer's object; such documents are
 * executed uncompiled.
 */
const NOT_COMPILED = /__proto__/;

/** Compiles operations that are asked for again and again, as often as there is time for it. */
export class Compiler {
  private notBefore = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly limits: CompilingLimits = compilingLimits,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @returns what is asked at each request for the compiled function; undefined until there is one, and where there is none */
  functionOf({ source, document, operation }: KnownOperation): () => Compiled | undefined {
    let requests = 0;
    let compiled: Compiled | undefined;
    let isOver = NOT_COMPILED.test(source) || operation.operation === OperationTypeNode.SUBSCRIPTION;
    return () => {
      if (isOver) return compiled;
      requests += 1;
      const begun = this.now();
      if (requests <= this.limits.requestsBefore || begun < this.notBefore) return undefined;
      isOver = true;
      compiled = this.compile(document, operation);
      const ended = this.now();
      this.notBefore = ended + (ended - begun) * (1 / this.limits.shareOfTime - 1);
      return compiled;
    };
  }

  private compile(document: DocumentNode, operation: OperationDefinitionNode): Compiled | undefined {
    // Its keys would stand in another order than graphql-js gives them.
    if (hasConditionalRepeats(document, operation)) return undefined;
    // Its resolvers would receive null where the request left a value out.
    if (hasOmittableInputField(document, operation)) return undefined;
    // Some of its values would be answered otherwise.
    if (selectsUncompiledType(this.schema, document)) return undefined;
    const query = compileQuery(this.schema, document, operation.name?.value);
    if (!isCompiledQuery(query)) return undefined;
    return (context, variables) => query.query(undefined, context, variables);
  }
}
