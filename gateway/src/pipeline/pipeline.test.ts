import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { LocalisedError, withStatus } from '../schema/errors.ts';
import { ClientGone, Pipeline } from './pipeline.ts';
import type { Step } from './step.ts';
import { exchangeAt, keptLog } from './test-support/exchanges.ts';

/** Steps that note what runs. */
function noted(names: readonly string[], act: (name: string) => void = () => {}) {
  const ran: string[] = [];
  const steps = names.map((name): Step => ({
    name,
    begin: () => {
      ran.push(`begin ${name}`);
      act(name);
      return undefined;
    },
    end: () => void ran.push(`end ${name}`),
  }));
  return { ran, steps };
}

describe('a pipeline', () => {
  it('begins its steps in their order and ends them in the reverse one', async () => {
    const { ran, steps } = noted(['a', 'b']);
    await new Pipeline(steps, keptLog().log).run(exchangeAt('site'));
    expect(ran).toEqual(['begin a', 'begin b', 'end b', 'end a']);
  });

  it('passes over a step at an entrance where it has nothing to do', async () => {
    const { ran, steps } = noted(['a', 'b']);
    const list = [{ ...steps[0], name: 'a', notAt: { page: 'a reason' } }, ...steps.slice(1)];
    await new Pipeline(list, keptLog().log).run(exchangeAt('page'));
    expect(ran).toEqual(['begin b', 'end b']);
  });

  it('answers a refusal in the language of the request, with its status, and ends every step', async () => {
    const refusal = withStatus(new LocalisedError({ ZH: '不行', EN: 'No' }, 'BAD_REQUEST'), 415);
    const { ran, steps } = noted(['a', 'b'], () => {
      throw refusal;
    });
    const { lines, log } = keptLog();
    const exchange = exchangeAt('site');
    exchange.locale = 'EN';
    await new Pipeline(steps, log).run(exchange);
    expect(exchange.result).toEqual({ errors: [{ message: 'No', extensions: { code: 'BAD_REQUEST' } }] });
    expect(exchange.status).toBe(415);
    expect(ran).toEqual(['begin a', 'end b', 'end a']);
    expect(lines).toEqual([]);
  });

  it.each([new Error('a cause'), new GraphQLError('a cause')])(
    'hides the cause of a fault: %s',
    async (cause) => {
      const { steps } = noted(['a'], () => {
        throw cause;
      });
      const { lines, log } = keptLog();
      const exchange = exchangeAt('site');
      exchange.stream = async () => {};
      await new Pipeline(steps, log).run(exchange);
      expect(exchange.status).toBe(500);
      expect(JSON.stringify(exchange.result)).not.toContain('a cause');
      expect(exchange.errors?.[0]?.extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR' });
      expect(lines.join()).toContain('a cause');
    },
  );

  it('stops where the client has gone', async () => {
    const { ran, steps } = noted(['a'], () => {
      throw new ClientGone();
    });
    const run = new Pipeline(steps, keptLog().log).run(exchangeAt('site'));
    await expect(run).rejects.toBeInstanceOf(ClientGone);
    expect(ran).toEqual(['begin a']);
  });
});
