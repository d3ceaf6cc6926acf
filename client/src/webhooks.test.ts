import { createHmac } from 'node:crypto';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { verifyWebhook, WebhookError } from './index.ts';
import { isSigned } from './signature.ts';

const SECRET = `whsec_${Buffer.from('a key of thirty-two bytes, first').toString('base64')}`;
const NEXT_SECRET = `whsec_${Buffer.from('a key of thirty-two bytes, other').toString('base64')}`;
const NOW = new Date('2026-11-26T10:00:00.500Z');
const SECONDS = Math.floor(NOW.getTime() / 1000);
const BODY = JSON.stringify({
  eventId: '731-12',
  type: 'change',
  changedAt: '2026-11-26T09:59:58.000Z',
  data: { operation: 'UPSERT', object: { name: '电缆 Müller' } },
});

interface Made {
  secrets?: string[];
  id?: string;
  timestamp?: string;
  signedId?: string;
}

/** A call as the service makes it, with a signature by each secret. */
function call(body = BODY, made: Made = {}) {
  const { secrets = [SECRET], id = '4711', timestamp = String(SECONDS), signedId = id } = made;
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${signedId}.${timestamp}.${body}`).digest('base64')}`;
  });
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-attempt': '3',
    'webhook-signature': signatures.join(' '),
  };
  return { headers, body };
}

const codeOf = async (running: Promise<unknown>): Promise<string> => {
  const error: unknown = await running.catch((caught: unknown) => caught);
  if (!(error instanceof WebhookError)) throw new Error('it was not refused', { cause: error });
  return error.code;
};

describe('a signature', () => {
  const signed = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: '1614265330',
    body: new TextEncoder().encode('{"test": 2432232314}'),
  };
  const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

  it('is that of the reference implementations of Standard Webhooks', async () => {
    expect(await isSigned(signed, signature, [secret])).toBe(true);
    expect(await isSigned({ ...signed, timestamp: '1614265331' }, signature, [secret])).toBe(false);
    expect(await isSigned({ ...signed, id: 'msg_other' }, signature, [secret])).toBe(false);
  });

  it('is found among others, of other kinds and of other secrets', async () => {
    const several = `v1a,AAAA v1,?? v1,${Buffer.alloc(32).toString('base64')} ${signature}`;
    expect(await isSigned(signed, several, [NEXT_SECRET, secret])).toBe(true);
    expect(await isSigned(signed, `v2,${signature.slice(3)}`, [secret])).toBe(false);
    expect(await isSigned(signed, signature.slice(0, -4), [secret])).toBe(false);
  });
});

describe('a delivery', () => {
  it('is told with what it carries', async () => {
    const delivery = await verifyWebhook<{ operation: string }>({ ...call(), secret: SECRET, now: NOW });
    expectTypeOf(delivery.data).toEqualTypeOf<{ operation: string } | null>();
    expect(delivery).toEqual({
      id: '4711',
      timestamp: SECONDS,
      attempt: 3,
      eventId: '731-12',
      type: 'change',
      changedAt: '2026-11-26T09:59:58.000Z',
      data: { operation: 'UPSERT', object: { name: '电缆 Müller' } },
    });
  });

  it('tells what could not be read of its selection', async () => {
    const errors = [{ message: 'Not now', path: ['object'], extensions: { code: 'TOO_COSTLY' } }];
    const body = JSON.stringify({ ...JSON.parse(BODY), data: null, errors });
    const delivery = await verifyWebhook({ ...call(body), secret: SECRET, now: NOW });
    expect(delivery.data).toBeNull();
    expect(delivery.errors).toEqual([{ message: 'Not now', code: 'TOO_COSTLY', path: ['object'] }]);
  });

  it('is read from bytes, and from headers of every form', async () => {
    const { headers, body } = call();
    const bytes = new TextEncoder().encode(body);
    const forms = [
      new Headers(headers),
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])),
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value])),
      { ...headers, accept: undefined },
    ];
    for (const form of forms) {
      const delivery = await verifyWebhook({ headers: form, body: bytes, secret: SECRET, now: NOW });
      expect(delivery).toMatchObject({ id: '4711', attempt: 3 });
    }
  });

  it('is taken with either secret while one takes the place of the other', async () => {
    const both = call(BODY, { secrets: [NEXT_SECRET, SECRET] });
    expect(await verifyWebhook({ ...both, secret: SECRET, now: NOW })).toMatchObject({ id: '4711' });
    expect(await verifyWebhook({ ...both, secret: NEXT_SECRET, now: NOW })).toMatchObject({ id: '4711' });
    const afterwards = call(BODY, { secrets: [NEXT_SECRET] });
    const secrets = [SECRET, NEXT_SECRET];
    expect(await verifyWebhook({ ...afterwards, secrets, now: NOW })).toMatchObject({ id: '4711' });
    expect(await codeOf(verifyWebhook({ ...afterwards, secret: SECRET, now: NOW }))).toBe('WRONG_SIGNATURE');
  });

  it('is refused where a byte of it or its id was changed', async () => {
    const { headers, body } = call();
    const changed = body.replace('UPSERT', 'UPSERt');
    expect(await codeOf(verifyWebhook({ headers, body: changed, secret: SECRET, now: NOW }))).toBe(
      'WRONG_SIGNATURE',
    );
    const renamed = call(BODY, { id: '4712', signedId: '4711' });
    expect(await codeOf(verifyWebhook({ ...renamed, secret: SECRET, now: NOW }))).toBe('WRONG_SIGNATURE');
  });

  it('is refused where its time is too far from the present, before and after it', async () => {
    const at = (seconds: number) => ({ ...call(), secret: SECRET, now: new Date(seconds * 1000) });
    expect(await verifyWebhook(at(SECONDS + 300))).toMatchObject({ id: '4711' });
    expect(await verifyWebhook(at(SECONDS - 300))).toMatchObject({ id: '4711' });
    expect(await codeOf(verifyWebhook(at(SECONDS + 301)))).toBe('EXPIRED');
    expect(await codeOf(verifyWebhook(at(SECONDS - 301)))).toBe('EXPIRED');
    expect(await codeOf(verifyWebhook({ ...at(SECONDS + 11), toleranceSeconds: 10 }))).toBe('EXPIRED');
  });

  it.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])('is refused without %s', async (name) => {
    const { headers, body } = call();
    const rest = Object.fromEntries(Object.entries(headers).filter(([header]) => header !== name));
    expect(await codeOf(verifyWebhook({ headers: rest, body, secret: SECRET, now: NOW }))).toBe(
      'MISSING_HEADER',
    );
  });

  it('is refused with two ids, and with a timestamp that is no number', async () => {
    const { headers, body } = call();
    const twice = { ...headers, 'webhook-id': ['4711', '4712'] };
    expect(await codeOf(verifyWebhook({ headers: twice, body, secret: SECRET, now: NOW }))).toBe(
      'MISSING_HEADER',
    );
    const noTime = call(BODY, { timestamp: NOW.toISOString() });
    expect(await codeOf(verifyWebhook({ ...noTime, secret: SECRET, now: NOW }))).toBe('MISSING_HEADER');
  });

  it.each(['', '[]', '{"eventId":"1","type":"change","changedAt":"2026-11-26T09:59:58Z"}', '{"data":null}'])(
    'is refused where what was signed is none: %s',
    async (body) => {
      expect(await codeOf(verifyWebhook({ ...call(body), secret: SECRET, now: NOW }))).toBe('INVALID_BODY');
    },
  );

  it('asks for a secret that is one', async () => {
    await expect(verifyWebhook({ ...call(), secrets: [], now: NOW })).rejects.toThrow(TypeError);
    await expect(verifyWebhook({ ...call(), secret: 'whsec_', now: NOW })).rejects.toThrow(TypeError);
    await expect(verifyWebhook({ ...call(), secret: 'whsec_?', now: NOW })).rejects.toThrow(TypeError);
  });
});
