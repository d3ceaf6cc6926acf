import type { ProgramCall } from '../context/context.ts';
import type { ValidOperation } from '../execution/operations.ts';
import type { GraphQLExchange } from '../pipeline/exchange.ts';
import type { KeyLedger } from './key-ledger.ts';
import { explainKey, limitReached, scopeMissing } from './refusals.ts';
import { neededScopes } from './scopes.ts';

/** Cost of a request that is refused before its operation is executed: for its text, its variables or a scope. */
export const REFUSED_COST = 10;

/** Cost of an operation whose fields answer nothing of the catalogue, such as `__typename` alone. */
const LEAST_COST = 1;

/** What is left of a key, by the header names of the IETF's draft and those that most interfaces have. */
export function limitHeaders({ capacity, remaining, perSecond }: NonNullable<ProgramCall['spent']>) {
  return {
    'ratelimit-limit': String(capacity),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(Math.ceil((capacity - remaining) / perSecond)),
    'ratelimit-policy': `${capacity};w=${Math.ceil(capacity / perSecond)}`,
  };
}

/** `extensions.cost` of an answer. */
const costOf = ({ cost, capacity, remaining, perSecond }: NonNullable<ProgramCall['spent']>) => ({
  operation: cost,
  capacity,
  remaining,
  restoredPerSecond: perSecond,
});

const scopesByOperation = new WeakMap<ValidOperation, ReadonlySet<string>>();

/** The scopes of an operation, found once for each. */
function scopesOf(valid: ValidOperation): ReadonlySet<string> {
  const needed = scopesByOperation.get(valid) ?? neededScopes(valid.schema, valid.document, valid.operation);
  scopesByOperation.set(valid, needed);
  return needed;
}

/** @throws LocalisedError `SCOPE_MISSING` */
function checkScopes(valid: ValidOperation, { scopes }: ProgramCall): void {
  const missing = [...scopesOf(valid)].filter((scope) => !scopes.includes(scope));
  if (missing.length > 0) throw scopeMissing(missing);
}

function setHeaders({ answerHeaders }: GraphQLExchange, { spent }: ProgramCall): void {
  // A cache between must not give the answer to somebody without the key.
  answerHeaders.set('cache-control', 'private, no-store');
  answerHeaders.set('vary', 'authorization, token, language, accept-language, origin');
  if (!spent) return;
  for (const [name, value] of Object.entries(limitHeaders(spent))) answerHeaders.set(name, value);
  if (!spent.isGranted) answerHeaders.set('retry-after', String(spent.retryAfterSeconds));
}

/** What the operations of programs cost their keys. */
export function spending(ledger: KeyLedger) {
  /**
   * Takes the cost of an operation from its key.
   * @throws LocalisedError where the key lacks a scope or cannot pay: nothing of the operation is executed then
   */
  async function take(exchange: GraphQLExchange): Promise<undefined> {
    const { program, measured } = exchange.requiredContext;
    if (!program) throw new Error('a program asks at this entrance');
    checkScopes(exchange.requiredOperation, program);
    // Variables that do not fit have no cost: the execution refuses them.
    if (measured.cost === undefined) return;
    const cost = Math.max(LEAST_COST, measured.cost);
    const taken = await ledger.spend(program.hash, cost).catch((error: unknown) => {
      throw explainKey(error);
    });
    program.spent = { cost, ...taken };
    if (!taken.isGranted) throw limitReached(taken.retryAfterSeconds);
  }

  /** Charges a request that was refused before its cost was taken, and writes what is left into the answer. */
  function settle(exchange: GraphQLExchange): void {
    const program = exchange.context?.program;
    if (!program) return;
    // A test key reads the demo of another installation, whose cursors are unknown here.
    if (program.followed && program.actsFor !== undefined) ledger.follow(program.hash, program.followed);
    if (!program.spent) {
      ledger.charge(program.hash, REFUSED_COST);
      const left = ledger.balance(program.hash);
      if (left) program.spent = { cost: REFUSED_COST, ...left, isGranted: true, retryAfterSeconds: 0 };
    }
    setHeaders(exchange, program);
    exchange.extensions = {
      requestId: exchange.requestId,
      ...(program.spent ? { cost: costOf(program.spent) } : {}),
    };
  }

  return { take, settle };
}
