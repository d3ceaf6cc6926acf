import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { tickingClock } from '../clock/clock.ts';
import { CommitUnanswered, TransactionLost } from '../db/lost.ts';
import { installErrorHandling } from './error-handler.ts';

const wrapped = (cause: Error) => new Error('Failed query', { cause });
const silent = new Error('Query read timeout');
const broken = Object.assign(new Error('read'), { code: 'ECONNRESET' });

async function ask(method: 'GET' | 'POST', thrown: Error, language = 'EN') {
  const app = Fastify({ logger: false });
  installErrorHandling(app, tickingClock(new Date()));
  app.route({
    method,
    url: '/',
    handler: () => {
      throw thrown;
    },
  });
  const { statusCode, body } = await app.inject({ method, url: '/', headers: { language } });
  return { statusCode, message: (JSON.parse(body) as { message: string }).message };
}

describe('an answer that the database did not give', () => {
  it.each([
    ['a statement without an answer', wrapped(silent)],
    ['a broken connection', wrapped(broken)],
    ['a commit without an answer', new CommitUnanswered(silent)],
  ])('%s leaves it open whether a write is done, and says so', async (_what, thrown) => {
    expect(await ask('POST', thrown)).toEqual({
      statusCode: 500,
      message:
        'The database did not answer in time, so it is not known whether this was saved. Please look before you try again',
    });
    expect((await ask('POST', thrown, 'ZH')).message).toBe(
      '数据库未及时响应，无法确定本次内容是否已保存，请先查看再决定是否重试',
    );
    expect(await ask('GET', thrown)).toMatchObject({ statusCode: 503 });
  });

  it.each([
    ['a transaction that went with its connection', new TransactionLost(wrapped(silent))],
    ['a connection that was never made', wrapped(new Error('timeout exceeded when trying to connect'))],
    [
      'a connection that the server never opened',
      new Error('Connection terminated due to connection timeout', {
        cause: new Error('Connection terminated unexpectedly'),
      }),
    ],
    ['a fault of another kind', new TypeError('x is not a function')],
  ])('%s has done nothing, and may be tried again', async (_what, thrown) => {
    expect(await ask('POST', thrown)).toEqual({
      statusCode: 503,
      message: 'The service is not available right now, please try again',
    });
  });
});
