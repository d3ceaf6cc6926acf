import { Readable } from 'node:stream';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import Type from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documented } from './documented.ts';
import { installEnvelope } from './envelope-hook.ts';
import { ErrorEnvelope } from './envelope.ts';
import { installErrorHandling } from './error-handler.ts';
import { Refusal } from './errors.ts';

const at = new Date('2027-03-01T01:02:03.000Z');
const clock = { isDemo: false, now: () => at };
const call = documented('tests');
const saved = { ZH: '已保存', EN: 'Saved' };

function build() {
  const app = Fastify({ logger: false }).withTypeProvider<TypeBoxTypeProvider>();
  installErrorHandling(app, clock);
  app.addSchema(ErrorEnvelope);
  installEnvelope(app, clock);
  const Named = Type.Object({ name: Type.String() });
  const kept = { name: 'cable', secret: 'not in the schema' };
  app.get('/data', call('Data.', Named, {}), async () => kept);
  app.get('/null', call('Nothing.', Type.Null(), {}), async () => null);
  app.get('/text', call('A text.', Type.String(), {}), async () => 'plain');
  app.get('/language', call('The language.', Type.String(), {}), async (request) => request.language);
  app.post('/said', call('Says a text in both languages.', Type.Null(), {}), async (_request, reply) => {
    reply.say(saved);
    return null;
  });
  app.post('/sentence', call('Says a sentence.', Type.Null(), {}), async (_request, reply) => {
    reply.say('Two sent');
    return null;
  });
  app.get('/refused', call('Refuses.', Type.Null(), {}), async (_request, reply) => {
    reply.say(saved);
    throw new Refusal({ ZH: '不行', EN: 'No' });
  });
  app.get('/stream', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/csv').send(Readable.from(['a,b'])),
  );
  app.get('/sent', call('Sends the answer itself.', Type.String(), {}), async (_request, reply) =>
    reply.type('text/csv').send('c,d'),
  );
  app.get('/unmarked', async () => ({ status: 'live' }));
  app.get(
    '/configured',
    call('Has a mark besides.', Type.String(), {}, { signIn: 'code' }),
    async (request) => String(request.routeOptions.config.signIn),
  );
  return app;
}

describe('the envelope', () => {
  const app = build();
  beforeAll(() => app.ready());
  afterAll(() => app.close());
  const get = async (url: string, language = 'EN') => {
    const response = await app.inject({ url, headers: { language } });
    return { type: response.headers['content-type'], body: response.json<object>() };
  };
  const around = (result: unknown, message = 'Success') => ({
    success: true,
    message,
    code: 200,
    result,
    timestamp: at.getTime(),
  });

  it('surrounds what a handler returns, as its schema has it', { tags: ['REST-005'] }, async () => {
    expect(await get('/data')).toEqual({
      type: 'application/json; charset=utf-8',
      body: around({ name: 'cable' }),
    });
    expect((await get('/null')).body).toEqual(around(null));
  });

  it('surrounds a text too, as JSON', async () => {
    expect(await get('/text')).toEqual({
      type: 'application/json; charset=utf-8',
      body: around('plain'),
    });
  });

  it('speaks the language of the request', async () => {
    expect((await get('/null', 'ZH')).body).toMatchObject({ message: '操作成功' });
    expect((await get('/language', 'ZH')).body).toMatchObject({ result: 'ZH' });
    expect((await get('/language', 'fr')).body).toMatchObject({ result: 'EN' });
    const withoutHeader = await app.inject('/language');
    expect(withoutHeader.json()).toMatchObject({ result: 'ZH', message: '操作成功' });
  });

  it('says what the handler says, and nothing of it to the next request', async () => {
    const post = async (url: string, language: string) =>
      (await app.inject({ method: 'POST', url, headers: { language } })).json<object>();
    expect(await post('/said', 'EN')).toEqual(around(null, 'Saved'));
    expect(await post('/said', 'ZH')).toEqual(around(null, '已保存'));
    expect(await post('/sentence', 'ZH')).toEqual(around(null, 'Two sent'));
    expect((await get('/null')).body).toEqual(around(null));
  });

  it('leaves refusals to the error handler', async () => {
    const response = await app.inject({ url: '/refused', headers: { language: 'EN' } });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, message: 'No', result: null });
  });

  it('leaves alone what a handler sends itself, and routes that are not marked', async () => {
    expect((await app.inject('/stream')).body).toBe('a,b');
    expect((await app.inject('/sent')).body).toBe('c,d');
    expect((await app.inject('/unmarked')).json()).toEqual({ status: 'live' });
  });

  it('is as long for a HEAD request as for the GET', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/data', headers: { language: 'EN' } });
    const body = (await app.inject({ url: '/data', headers: { language: 'EN' } })).body;
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(body)));
  });

  it('keeps what else marks a route', async () => {
    expect((await get('/configured')).body).toMatchObject({ result: 'code' });
  });
});
