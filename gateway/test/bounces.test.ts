import { describe, expect, it } from 'vitest';
import { RawReply } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';

const path = '/hooks/bounces';
const headers = { 'content-type': 'message/rfc822', authorization: 'Bearer the secret of the mail server' };
const letter = Buffer.from('To: bounces@fair.example\r\n\r\n\u00e4\r\n', 'latin1');

describe('letters that come back, through the gateway', () => {
  const send = (app: Awaited<ReturnType<typeof useGateway>>['app'], payload: Buffer, more = {}) =>
    app.inject({
      method: 'POST',
      url: `${path}?recipient=bounces%2B7@fair.example`,
      headers: { ...headers, ...more },
      payload,
    });

  it('are passed on as they are, with the secret, and answered as the REST server answers', async () => {
    let given: { bytes: Buffer; authorization: string | undefined; query: string } | undefined;
    const { app } = await useGateway({
      [path]: (url, request, _body, bytes) => {
        given = { bytes, authorization: request.headers.authorization, query: url.search };
        return null;
      },
    });
    const answer = await send(app, letter);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({ success: true, result: null });
    expect(given).toEqual({
      bytes: letter,
      authorization: headers.authorization,
      query: '?recipient=bounces%2B7@fair.example',
    });
  });

  it('are refused where the REST server refuses them, and to be tried again where it does not answer', async () => {
    const { app, rest } = await useGateway({ [path]: () => new RawReply(401, '{"success":false}') });
    expect((await send(app, letter)).statusCode).toBe(401);
    await rest.close();
    expect((await send(app, letter)).statusCode).toBe(503);
  });

  it('are taken in no other form, and no longer than they may be', async () => {
    const { app, rest } = await useGateway({ [path]: () => null });
    expect((await send(app, letter, { 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect((await send(app, Buffer.alloc(101 * 1024, 'x'))).statusCode).toBe(413);
    expect(rest.calls.filter((call) => call.path.startsWith(path))).toEqual([]);
  });
});
