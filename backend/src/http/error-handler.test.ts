import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { tickingClock } from '../clock/clock.ts';
import { CommitUnanswered, TransactionLost } from '../db/lost.ts';
import { installErrorHandling } from './error-handler.ts';
import { notFound, Refusal } from './errors.ts';

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
  const { message, reason, errors } = JSON.parse(body) as ErrorAnswer;
  return { statusCode, message, ...(reason && { reason }), ...(errors && { errors }) };
}

interface ErrorAnswer {
  message: string;
  reason?: string;
  errors?: { field?: string; reason?: string }[];
}

const said = { ZH: '不行', EN: 'no' };

describe('the reason of a refusal', () => {
  it.each([
    ['a broken rule', new Refusal(said), 'INVALID'],
    ['nobody signed in', new Refusal(said, 401), 'NOT_SIGNED_IN'],
    ['no permission', new Refusal(said, 510), 'NOT_ALLOWED'],
    ['a wrong picture', new Refusal(said, 412), 'WRONG_CAPTCHA'],
    ['too many calls', new Refusal(said, 429), 'TOO_MANY'],
    ['what is not there', notFound(said), 'NOT_FOUND'],
    ['what was done before', new Refusal(said, 500, 409), 'DUPLICATE'],
    ['what was changed meanwhile', new Refusal(said, 500, 412), 'CHANGED'],
    ['another one that is named', new Refusal(said, 500, 409).because('CONFLICT').about('name'), 'CONFLICT'],
  ])('tells %s', async (_what, thrown, reason) => {
    expect(await ask('POST', thrown)).toMatchObject({ reason });
  });

  it('stands at each of several mistakes', async () => {
    const others = [new Refusal(said).about('two').because('QUOTA')];
    expect(await ask('POST', new Refusal(said).about('one').with(others))).toMatchObject({
      reason: 'INVALID',
      errors: [
        { field: 'one', reason: 'INVALID' },
        { field: 'two', reason: 'QUOTA' },
      ],
    });
  });

  it('is missing where the service failed', async () => {
    expect(await ask('POST', new TypeError('x is not a function'))).not.toHaveProperty('reason');
  });
});

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
