import { describe, expect, it } from 'vitest';
import { RawReply, refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { first, required } from './support/required.ts';

const path = '/app/content/unsubscribe';
const text = 'mutation ($key: String!) { unsubscribe(key: $key) { message errors { code message path } } }';

describe('the way out of the newsletter', () => {
  it(
    'passes the key on, in the language and for the address of the reader',
    { tags: ['DESIGN-048'] },
    async () => {
      const { query, rest } = await useGateway({ [path]: () => null });
      const { data } = await query(text, { variables: { key: 'abc' }, headers: { language: 'EN' } });
      expect(data).toEqual({ unsubscribe: { message: 'ok', errors: [] } });
      const call = first(rest.calls.filter((one) => one.path === path));
      expect(call).toMatchObject({ method: 'POST', language: 'EN' });
      // The service counts how often each address asks.
      expect(call.address).toBeTruthy();
      expect(JSON.parse(call.body)).toEqual({ key: 'abc' });
    },
  );

  it(
    'tells a refusal as data, too many calls and a failure as errors',
    { tags: ['DESIGN-048'] },
    async () => {
      const codeOf = async (reply: RawReply) => {
        const { query } = await useGateway({ [path]: () => reply });
        const { data, errors } = await query(text, { variables: { key: 'abc' } });
        return data ?? first(errors).extensions.code;
      };
      expect(await codeOf(refusal(400, 500, '链接无效'))).toEqual({
        unsubscribe: { message: null, errors: [{ code: 'INVALID', message: '链接无效', path: null }] },
      });
      expect(await codeOf(refusal(429, 429, '操作过于频繁'))).toBe('TOO_MANY_REQUESTS');
      expect(await codeOf(new RawReply(500, ''))).toBe('UPSTREAM_UNAVAILABLE');
    },
  );

  it('asks nothing of the service for what is longer than any key', async () => {
    const { query, rest } = await useGateway({ [path]: () => null });
    const { errors } = await query(text, { variables: { key: 'x'.repeat(101) } });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(rest.paths()).not.toContain(path);
  });
});

describe('the confirmation of the newsletter', () => {
  const confirm =
    'mutation ($key: String!) { confirmSubscription(key: $key) { message errors { code message path } } }';
  const call = '/app/content/confirmSubscription';

  it(
    'passes the key on, and tells of a link that has expired as data',
    { tags: ['DESIGN-048'] },
    async () => {
      const { query, rest } = await useGateway({ [call]: () => null });
      const { data } = await query(confirm, { variables: { key: 'abc' } });
      expect(data).toEqual({ confirmSubscription: { message: 'ok', errors: [] } });
      expect(JSON.parse(required(rest.calls.find((one) => one.path === call)).body)).toEqual({ key: 'abc' });
      const late = await useGateway({ [call]: () => refusal(404, 500, '链接无效') });
      expect((await late.query(confirm, { variables: { key: 'abc' } })).data).toEqual({
        confirmSubscription: {
          message: null,
          errors: [{ code: 'NOT_FOUND', message: '链接无效', path: null }],
        },
      });
    },
  );
});
