import { OperationTypeNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { Context, createGuestContext, type ProgramCall } from '../../context/context.ts';
import type { ValidOperation } from '../../execution/operations.ts';
import type { Caller, RestClient } from '../../rest/client.ts';
import type { EntranceName } from '../entrances.ts';
import { begin, exchangeAt } from '../test-support/exchanges.ts';
import { answerLimits } from './answer-limits.ts';
import { keptAnswers } from './kept-answers.ts';

const program: ProgramCall = { keyId: '7', hash: '', scopes: [], actsFor: undefined };

const operationOf = (kind: OperationTypeNode): ValidOperation =>
  Object.assign(Object.create(null), { kind, name: 'Products' });
const products = operationOf(OperationTypeNode.QUERY);

interface Asked {
  at?: EntranceName;
  operation?: ValidOperation;
  locale?: 'ZH' | 'EN';
  origin?: string;
  variables?: Record<string, unknown>;
  /** Runs where the operation is executed. */
  onExecution?: (context: Context) => unknown;
  context?: Context;
  data?: Record<string, unknown>;
  errors?: { message: string }[];
}

/** A gateway that follows the changes of its REST service; what is public changes with `revision`. */
function following() {
  const state: { revision: number | undefined; executions: number } = { revision: 1, executions: 0 };
  const rest: RestClient = Object.assign(Object.create(null), {
    publicRevision: () => state.revision,
    // A read that no kept answer serves makes a call.
    readPublic: async ({ request }: Caller) => {
      if (request) request.calls += 1;
      return [];
    },
  });
  const step = keptAnswers({ rest });

  /** Asks for the operation. @returns the text of the answer */
  async function ask(asked: Asked = {}): Promise<string> {
    const exchange = exchangeAt(asked.at ?? 'site');
    exchange.locale = asked.locale ?? 'ZH';
    exchange.origin = asked.origin ?? 'https://fair.example';
    exchange.parameters = { variables: asked.variables ?? {} };
    exchange.operation = asked.operation ?? products;
    exchange.context = asked.context ?? createGuestContext(rest, exchange.locale);
    if ((await begin(step, exchange)) !== 'answered') {
      state.executions += 1;
      await asked.onExecution?.(exchange.context);
      const { data = { run: state.executions }, errors } = asked;
      exchange.result = errors ? { data, errors } : { data };
    }
    await step.end?.(exchange);
    await answerLimits().end?.(exchange);
    return exchange.body;
  }
  return { state, rest, ask };
}

describe('kept answers', () => {
  it('answer the same public query without an execution', async () => {
    const { state, ask } = following();
    expect([await ask(), await ask(), await ask()]).toEqual(Array(3).fill('{"data":{"run":1}}'));
    expect(state.executions).toBe(1);
  });

  it('serve until something public changes', async () => {
    const { state, ask } = following();
    await ask();
    state.revision = 2;
    expect([await ask(), await ask()]).toEqual(Array(2).fill('{"data":{"run":2}}'));
  });

  it('are not kept where something public changed meanwhile', async () => {
    const { state, ask } = following();
    await ask({ onExecution: () => (state.revision = 2) });
    expect(await ask()).toBe('{"data":{"run":2}}');
  });

  it('are not kept while the REST service tells of no changes, and do not serve then', async () => {
    const { state, ask } = following();
    await ask();
    state.revision = undefined;
    expect([await ask(), await ask()]).toEqual(['{"data":{"run":2}}', '{"data":{"run":3}}']);
  });

  it.each<[string, Asked]>([
    ['operation', { operation: operationOf(OperationTypeNode.QUERY) }],
    ['language', { locale: 'EN' }],
    ['origin of the site', { origin: 'https://other.example' }],
    ['variables', { variables: { page: 2 } }],
    ['variables that are null and not absent', { variables: { page: null } }],
  ])('serve only the same %s', async (_what, other) => {
    const { ask } = following();
    await ask();
    expect(await ask(other)).toBe('{"data":{"run":2}}');
    expect(await ask()).toBe('{"data":{"run":1}}');
  });

  it('serve each entrance alike', async () => {
    const { ask, rest } = following();
    await ask();
    expect(await ask({ at: 'page' })).toBe('{"data":{"run":1}}');
    const context = new Context(rest, exchangeAt('partner'), program);
    expect(await ask({ at: 'partner', context })).toBe('{"data":{"run":1}}');
  });

  it.each<[string, Asked]>([
    ['with an error', { errors: [{ message: 'no' }] }],
    ['that made a call', { onExecution: ({ rest }) => rest.getPublic('/app/content/traffic') }],
    ['that depends on who asks', { onExecution: ({ caller }) => caller }],
    ['of a mutation', { operation: operationOf(OperationTypeNode.MUTATION) }],
    ['of more than 256 K characters', { data: { text: 'x'.repeat(256 * 1024) } }],
  ])('are none %s', async (_what, asked) => {
    const { state, ask } = following();
    await ask(asked);
    await ask(asked);
    expect(state.executions).toBe(2);
  });

  it('are none of an operation that follows changes: it moves the position of its key', async () => {
    const { state, ask, rest } = following();
    const follow = () =>
      ask({
        context: new Context(rest, exchangeAt('partner'), { ...program }),
        onExecution: (context) => {
          if (context.program) context.program.followed = { after: 'here', types: [] };
        },
      });
    await follow();
    await follow();
    expect(state.executions).toBe(2);
  });

  it('are none of a test key: its calls go to the demo', async () => {
    const { state, ask } = following();
    const { rest: demo } = following();
    const byTestKey = () => ask({ context: new Context(demo, exchangeAt('partner'), program) });
    await ask();
    await byTestKey();
    await byTestKey();
    expect(state.executions).toBe(3);
  });

  it('stand in an answer as the execution would write it', async () => {
    const { ask } = following();
    const data = { name: '电缆 "A"', size: 1.5, none: null };
    const first = await ask({ data });
    expect(first).toBe(JSON.stringify({ data }));
    expect(await ask()).toBe(first);
  });
});
