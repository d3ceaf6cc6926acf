import { makeExecutableSchema } from '@graphql-tools/schema';
import { describe, expect, it } from 'vitest';
import { Context } from '../../context/context.ts';
import { isRefused, Operations } from '../../execution/operations.ts';
import { begin, exchangeAt, keptLog } from '../test-support/exchanges.ts';
import { execution } from './execution.ts';
import { UpstreamRefusal } from '../../rest/errors.ts';

const schema = makeExecutableSchema({
  typeDefs: 'type Query { fine(size: Int): Int fault: Int ended: Int many: Int }',
  resolvers: {
    Query: {
      fine: () => 1,
      fault: () => {
        throw new Error('a cause');
      },
      ended: () => {
        throw new UpstreamRefusal('请先登录', 401, 401);
      },
      many: (_parent, _args, { answerSize }: Context) => {
        answerSize.nodes = 100_000;
        return 1;
      },
    },
  },
});

async function executed(query: string, variables = {}, language: 'ZH' | 'EN' = 'ZH') {
  const { log, lines } = keptLog();
  const operations = new Operations({ schema, introspection: true, log });
  const exchange = exchangeAt('site', { headers: { cookie: `session=${'a'.repeat(43)}` } });
  exchange.locale = language;
  exchange.context = new Context(Object.create(null), exchange);
  exchange.parameters = { query, variables };
  const valid = await operations.validate({ query }, language, () => {});
  if (isRefused(valid)) throw new Error('the document is valid');
  exchange.operation = valid;
  const prepare = () => async () => {};
  await begin(execution({ subscriptions: { site: { prepare }, partner: { prepare } }, log }), exchange);
  return { exchange, lines };
}

describe('the execution', () => {
  it('gives the data', async () => {
    const { exchange } = await executed('{ fine }');
    expect([exchange.status, exchange.result]).toEqual([200, { data: { fine: 1 } }]);
  });

  it('refuses variables that do not fit, with 400', async () => {
    const { exchange } = await executed('query ($size: Int) { fine(size: $size) }', { size: 'x' }, 'EN');
    expect(exchange.status).toBe(400);
    expect(exchange.result).toEqual({
      errors: [expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT' } })],
    });
  });

  it('tells a fault in the language of the request, and its cause in the log alone', async () => {
    const { exchange, lines } = await executed('{ fine fault }', {}, 'EN');
    expect(exchange.result?.data).toEqual({ fine: 1, fault: null });
    expect(exchange.errors).toEqual([
      {
        message: 'Something went wrong. Please try again',
        path: ['fault'],
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      },
    ]);
    expect(lines.join()).toContain('a cause');
  });

  it('drops the cookie of a session that has ended', async () => {
    const { exchange } = await executed('{ ended }');
    expect(exchange.errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
    expect(exchange.cookies).toEqual([expect.stringMatching(/^session=; .*Max-Age=0/)]);
  });

  it('replaces an answer with too many objects by the refusal', async () => {
    const { exchange } = await executed('{ many }');
    expect(exchange.result).toMatchObject({ data: null, errors: [{ extensions: { code: 'TOO_COSTLY' } }] });
  });

  it('prepares a stream and executes nothing', async () => {
    const { log } = keptLog();
    const exchange = exchangeAt('partnerStream');
    const stream = async () => {};
    const none = { prepare: () => expect.unreachable('another contract') };
    await begin(
      execution({ subscriptions: { site: none, partner: { prepare: () => stream } }, log }),
      exchange,
    );
    expect([exchange.stream, exchange.result]).toEqual([stream, undefined]);
    expect(exchange.answerHeaders.get('x-accel-buffering')).toBe('no');
  });
});
