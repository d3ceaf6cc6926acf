import { describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { RestCalls } from './calls.ts';
import { restClient, type RestClient } from './client.ts';

const caller = { language: 'ZH' as const, token: 'session' };

function clientThatRecords() {
  const answer = { result: null, message: '' };
  const client = {
    readPublic: vi.fn().mockResolvedValue(null),
    readAnew: vi.fn().mockResolvedValue(null),
    findPublic: vi.fn().mockResolvedValue(null),
    readOwn: vi.fn().mockResolvedValue(null),
    post: vi.fn().mockResolvedValue(answer),
    put: vi.fn().mockResolvedValue(answer),
    remove: vi.fn().mockResolvedValue(answer),
    events: vi.fn(),
    forgetPublic: vi.fn(),
    publicRevision: vi.fn(),
    followPublic: vi.fn(),
    onPublicChange: vi.fn(),
    whereOffered: vi.fn(),
  } satisfies RestClient;
  return { client, calls: new RestCalls(client, caller) };
}

describe('calls of the REST contract', () => {
  it('puts parameters into the path, encoded, and leaves the commas between ids', async () => {
    const { client, calls } = clientThatRecords();
    await calls.delete('/app/exhibiting/badges/{ids}', { path: { ids: '4,5' } });
    expect(client.remove).toHaveBeenCalledWith(caller, '/app/exhibiting/badges/4,5', undefined);

    await calls.get('/app/catalogue/companies/{id}', { path: { id: '../entries/1?x=#' } });
    expect(client.readOwn).toHaveBeenCalledWith(
      caller,
      '/app/catalogue/companies/..%2Fentries%2F1%3Fx%3D%23',
      undefined,
    );
  });

  it('shares public reads with others, until they are to be as new as what was read just now', async () => {
    const { client, calls } = clientThatRecords();
    await calls.getPublic('/app/catalogue/categories');
    calls.readAnew();
    await calls.getPublic('/app/catalogue/categories');
    expect(client.readPublic.mock.calls).toEqual([[caller, '/app/catalogue/categories', undefined]]);
    expect(client.readAnew.mock.calls).toEqual([[caller, '/app/catalogue/categories', undefined]]);
  });

  it('sends the query of a write in its address', async () => {
    const { client, calls } = clientThatRecords();
    await calls.post('/app/login/smsCode', { query: { mobile: '+86 138' } });
    expect(client.post).toHaveBeenCalledWith(caller, '/app/login/smsCode?mobile=%2B86%20138', undefined, {
      isBearer: false,
      isQuick: false,
    });
  });

  it('calls for another session, and with the session as bearer, only where it is asked to', async () => {
    const { client, calls } = clientThatRecords();
    await calls.withToken('new').get('/app/identity/viewer');
    expect(client.readOwn).toHaveBeenCalledWith(
      { ...caller, token: 'new' },
      '/app/identity/viewer',
      undefined,
    );
    await calls.withBearer().post('/app/merchant/encrypt', { body: { text: 'name' } });
    expect(client.post).toHaveBeenLastCalledWith(
      caller,
      '/app/merchant/encrypt',
      { text: 'name' },
      { isBearer: true, isQuick: false },
    );
  });

  it('waits for a write no longer than for a read where it is told so', async () => {
    const { client } = clientThatRecords();
    await new RestCalls(client, caller, { isQuick: true }).post('/app/merchant/encrypt', {
      body: { text: 'a' },
    });
    expect(client.post.mock.lastCall?.at(-1)).toEqual({ isBearer: false, isQuick: true });
    const waits: number[] = [];
    const transport = {
      request: ({ timeoutMs }: { timeoutMs: number }) => {
        waits.push(timeoutMs);
        const body = { success: true, code: 200, message: '', result: null };
        return Promise.resolve({ status: 200, body: Buffer.from(JSON.stringify(body)) });
      },
      open: () => Promise.reject(new Error('not asked for')),
      close: () => Promise.resolve(),
    };
    const { rest } = readConfig({ READ_TIMEOUT_MS: '2000', WRITE_TIMEOUT_MS: '9000' });
    const real = restClient(rest, transport);
    await real.post(caller, '/app/x', {}, { isQuick: true });
    await real.post(caller, '/app/x', {});
    expect(waits).toEqual([2000, 9000]);
  });
});
