import { describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { RestCalls } from './calls.ts';
import { restClient, type RestClient } from './client.ts';
import { UpstreamRefusal } from './errors.ts';

const caller = { language: 'ZH' as const, token: 'session' };

function clientThatRecords() {
  const answer = { result: null, message: '' };
  const client = {
    readPublic: vi.fn().mockResolvedValue(null),
    readAnew: vi.fn().mockResolvedValue(null),
    readOwn: vi.fn().mockResolvedValue(null),
    post: vi.fn().mockResolvedValue(answer),
    put: vi.fn().mockResolvedValue(answer),
    remove: vi.fn().mockResolvedValue(answer),
    events: vi.fn(),
    forgetPublic: vi.fn(),
    publicRevision: vi.fn(),
    followPublic: vi.fn(),
    onPublicChange: vi.fn(),
    whereOffered: <T>(_call: string, make: () => Promise<T>) => make(),
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
    expect(client.readPublic.mock.calls).toEqual([
      [caller, '/app/catalogue/categories', undefined, undefined],
    ]);
    expect(client.readAnew.mock.calls).toEqual([[caller, '/app/catalogue/categories', undefined, undefined]]);
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

describe('calls to a server that knows only the specification', () => {
  const missing = () => Promise.reject(new UpstreamRefusal('no such call', 404, 404));
  const company = { id: '7', companyNameCn: '甲' };

  it('completes an answer once, before others share it', async () => {
    const { client, calls } = clientThatRecords();
    client.readPublic.mockImplementation(
      (_caller: unknown, _path: string, _query: unknown, complete: (answer: unknown) => unknown) =>
        Promise.resolve(complete([company])),
    );
    const [found] = await calls.getPublic('/app/catalogue/companies', { query: { ids: '7' } });
    expect(found).toMatchObject({ ...company, companyNameEn: '', tags: '', isCollect: false });
  });

  it('completes what it reads just now and what it reads in the name of its caller', async () => {
    const { client, calls } = clientThatRecords();
    client.readOwn.mockResolvedValue({ records: [company], total: 1 });
    const own = await calls.get('/app/info/getCompanyProfilesList');
    expect(own).toMatchObject({ total: 1, records: [{ ...company, country: '' }] });

    client.readAnew.mockImplementation(
      (_caller: unknown, _path: string, _query: unknown, complete: (answer: unknown) => unknown) =>
        Promise.resolve(complete(company)),
    );
    const path = { id: '7' };
    expect(await calls.getNow('/app/catalogue/companies/{id}', { path })).toMatchObject({ country: '' });
  });

  it('completes the answer to a write, by what was sent or by further calls', async () => {
    const { client, calls } = clientThatRecords();
    const { result } = await calls.post('/app/visitor/others', {
      body: {
        firstName: '李四',
        gender: '1',
        identityNumber: '1',
        mobileNumber: '2',
        companyName: '甲',
        email: '',
      },
    });
    expect(result).toMatchObject({ firstName: '李四', companyName: '甲', invitationCode: '' });

    client.readOwn.mockResolvedValue([{ id: '7', daysLeft: 1 }]);
    const body = { fileId: '7', userFilePath: '/f.pdf' };
    const written = await calls.post('/app/exhibiting/service-file', { body });
    expect(written).toMatchObject({ result: { id: '7', daysLeft: 1, title: '' }, message: '' });
  });

  it('leaves the contents of articles to the call for one of them where a list comes without', async () => {
    const { client, calls } = clientThatRecords();
    client.readOwn.mockResolvedValue({ records: [{ id: '1' }, { id: '2', contentCn: '文' }], total: 2 });
    const { records } = await calls.get('/app/exhibiting/articles');
    expect(records.map((record) => 'contentEn' in record)).toEqual([false, true]);
  });

  it('looks for one record by another call each time, and leaves the refusal where there is none', async () => {
    const { client, calls } = clientThatRecords();
    client.readPublic.mockImplementation((_caller: unknown, path: string) =>
      path === '/app/catalogue/entries/7' ? Promise.resolve({ commendProducts: [{ id: '8' }] }) : missing(),
    );
    const related = (id: string) => calls.getPublic('/app/catalogue/entries/{id}/related', { path: { id } });
    expect(await related('7')).toEqual([{ id: '8' }]);
    expect(await related('7')).toEqual([{ id: '8' }]);
    await expect(related('9')).rejects.toMatchObject({ code: 404 });
    const asked = client.readPublic.mock.calls.filter(
      ([, path]) => path === '/app/catalogue/entries/7/related',
    );
    expect(asked).toHaveLength(2);
  });

  it('does not take a failure for a missing call', async () => {
    const { client, calls } = clientThatRecords();
    client.readPublic.mockRejectedValue(new UpstreamRefusal('busy', 503, 503));
    const path = { id: '7' };
    await expect(calls.getPublic('/app/catalogue/entries/{id}/related', { path })).rejects.toMatchObject({
      code: 503,
    });
    await expect(calls.findPublic('/app/catalogue/companies/{id}', { path })).rejects.toMatchObject({
      code: 503,
    });
    expect(client.readPublic).toHaveBeenCalledTimes(2);
  });
});
