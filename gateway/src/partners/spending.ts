import type { ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import type { Context, ProgramCall } from '../context/context.ts';
import { MAX_COST, operationCost } from '../plugins/operation-cost.ts';
import type { KeyLedger } from './key-ledger.ts';
import { explainKey, limitReached, noStreamHere, scopeMissing } from './refusals.ts';
import { neededScopes } from './scopes.ts';

/** What a request costs that is refused before it is executed: for its text, its variables or a scope. */
export const REFUSED_COST = 10;

/** Fields that answer nothing of the catalogue, such as `__typename` alone, cost this. */
const LEAST_COST = 1;

/** Tells what is left of a key: the names of the IETF's draft, and of what most interfaces have. */
export function limitHeaders({ capacity, remaining, perSecond }: NonNullable<ProgramCall['spent']>) {
  return {
    'ratelimit-limit': String(capacity),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(Math.ceil((capacity - remaining) / perSecond)),
    'ratelimit-policy': `${capacity};w=${Math.ceil(capacity / perSecond)}`,
  };
}

/** What `extensions` of an answer tells a program. */
const extensionsOf = (requestId: string, { spent }: ProgramCall) => ({
  requestId,
  ...(spent
    ? {
        cost: {
          operation: spent.cost,
          capacity: spent.capacity,
          remaining: spent.remaining,
          restoredPerSecond: spent.perSecond,
        },
      }
    : {}),
});

/** The scopes of each operation of a document, worked out once: Apollo keeps parsed documents. */
function scopesByOperation() {
  const known = new WeakMap<OperationDefinitionNode, ReadonlySet<string>>();
  return (
    schema: GraphQLSchema,
    document: DocumentNode,
    operation: OperationDefinitionNode,
  ): ReadonlySet<string> => {
    const needed = known.get(operation) ?? neededScopes(schema, document, operation);
    known.set(operation, needed);
    return needed;
  };
}

function setHeaders(headers: HeaderMap, program: ProgramCall): void {
  // Whatever stands between must not give the answer to somebody without the key.
  headers.set('cache-control', 'private, no-store');
  headers.set('vary', 'authorization, token, language, accept-language, origin');
  if (!program.spent) return;
  for (const [name, value] of Object.entries(limitHeaders(program.spent))) headers.set(name, value);
  if (!program.spent.isGranted) headers.set('retry-after', String(program.spent.retryAfterSeconds));
}

/**
 * Lets an operation of a program run where the key has its scopes and can pay for it, and tells each program what it has
 * left. An operation that is refused is not executed, not even in part.
 */
export function spendByKey(ledger: KeyLedger): ApolloServerPlugin<Context> {
  const scopesOf = scopesByOperation();
  return {
    async requestDidStart({ schema }) {
      return {
        async didResolveOperation({ document, operation, request, contextValue: { program } }) {
          if (!operation || !program) return;
          if (operation.operation === OperationTypeNode.SUBSCRIPTION) throw noStreamHere();
          const missing = [...scopesOf(schema, document, operation)].filter(
            (scope) => !program.scopes.includes(scope),
          );
          if (missing.length > 0) throw scopeMissing(missing);
          const measured = operationCost(schema, document, operation, request.variables ?? {});
          // Refused elsewhere: for its cost, or for variables that do not fit.
          if (!measured || measured.cost > MAX_COST) return;
          const cost = Math.max(LEAST_COST, measured.cost);
          const taken = await ledger.spend(program.hash, cost).catch((error: unknown) => {
            throw explainKey(error);
          });
          const spent = { cost, ...taken };
          program.spent = spent;
          if (!spent.isGranted) throw limitReached(spent.retryAfterSeconds);
        },

        async willSendResponse({ response: { body, http }, contextValue: { program, requestId } }) {
          if (!program) return;
          // Cursors of another installation's demo, which test keys read, are none of this one's.
          if (program.followed && program.actsFor !== undefined)
            ledger.follow(program.hash, program.followed);
          if (!program.spent) {
            ledger.charge(program.hash, REFUSED_COST);
            const left = ledger.balance(program.hash);
            if (left) program.spent = { cost: REFUSED_COST, ...left, isGranted: true, retryAfterSeconds: 0 };
          }
          setHeaders(http.headers, program);
          if (body.kind === 'single') body.singleResult.extensions = extensionsOf(requestId, program);
        },
      };
    },
  };
}
