import { describe, expect, it } from 'vitest';
import { EventAnswer } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { catalogue } from './support/records.ts';
import { required } from './support/required.ts';

const token = 'a'.repeat(43);
const viewer = {
  id: '7',
  role: 'visitor',
  nickName: '王工',
  companyName: '',
  mobile: '+8613800138000',
  email: null,
  companyId: null,
  hasPassword: true,
};
const answers = () => ({
  ...catalogue(),
  '/app/identity/viewer': () => viewer,
  '/app/favourites/marked': () => [],
  '/app/favourites/collect': () => null,
  '/app/login/smsCode': () => null,
});

/** One read of everybody's, two of somebody's own and one change: all ways in which a call is made. */
const asMember = [
  '{ viewer { id } products(pageSize: 1) { nodes { isFavourite } } }',
  'mutation { addFavourite(input: { kind: PRODUCT, id: "1" }) { errors { message } } }',
];
const asGuest = [
  '{ products(pageSize: 1) { nodes { isFavourite } } }',
  'mutation { sendCode(input: { channel: SMS, recipient: "13800138000" }) { errors { message } } }',
];

describe('headers of the calls to the REST server', () => {
  it.each([
    ['a cookie', { cookie: `session=${token}` }],
    ['Bearer', { authorization: `Bearer ${token}` }],
    ['header token', { token }],
  ])(
    'a session that comes by %s goes on in header token, and with nothing public',
    { tags: ['REST-003'] },
    async (_by, headers) => {
      const { query, rest } = await useGateway(answers());
      for (const text of asMember) expect((await query(text, { headers })).errors).toBeUndefined();
      const sent = new Map(rest.calls.map((call) => [call.path.split('?')[0], call.token]));
      for (const own of ['/app/identity/viewer', '/app/favourites/marked', '/app/favourites/collect'])
        expect(sent.get(own), own).toBe(token);
      expect(sent.get('/app/info/getEntriesList')).toBeUndefined();
    },
  );

  it('a guest has no token in any call', { tags: ['REST-003'] }, async () => {
    const { query, rest } = await useGateway(answers());
    for (const text of asGuest) expect((await query(text)).errors).toBeUndefined();
    expect(rest.calls.map((call) => call.token)).toEqual([undefined, undefined]);
  });

  it.each([
    [{}, 'ZH'],
    [{ language: 'ZH' }, 'ZH'],
    [{ language: 'EN' }, 'EN'],
    [{ cookie: `session=${token}; lang=EN` }, 'EN'],
  ])('with %j every call carries the language %s', { tags: ['REST-004'] }, async (headers, language) => {
    const { query, rest } = await useGateway(answers());
    const cookie = `session=${token}`;
    for (const text of [...asMember, ...asGuest]) await query(text, { headers: { cookie, ...headers } });
    expect(rest.calls.length).toBeGreaterThanOrEqual(6);
    expect(new Set(rest.calls.map((call) => call.language))).toEqual(new Set([language]));
  });

  it('every way of asking goes to one server, below one base path', { tags: ['REST-001'] }, async () => {
    const base = '/api/v1';
    const below = Object.fromEntries(
      Object.entries({
        ...answers(),
        '/app/consultations/events': () => new EventAnswer((response) => response.end()),
        '/app/uploads/file': () => null,
        '/health/ready': () => null,
        '/files/a.png': () => null,
        '/poster/1': () => null,
      }).map(([path, answer]) => [base + path, answer]),
    );
    const { app, query, rest } = await useGateway(below, { BACKEND_BASE_PATH: base });
    const cookie = `session=${token}`;
    for (const text of [...asMember, ...asGuest]) {
      const { errors } = await query(text, { headers: { cookie } });
      expect(errors, text).toBeUndefined();
    }
    await query('mutation { removeFavourite(input: { kind: PRODUCT, id: "1" }) { message } }', {
      headers: { cookie },
    });
    const events = 'subscription { consultationChanged { id } }';
    await app.inject({
      method: 'POST',
      url: '/graphql/stream',
      headers: { cookie, 'content-type': 'application/json', accept: 'text/event-stream' },
      payload: { query: events },
    });
    const payload = '--x\r\n\r\n--x--';
    const headers = { token, 'content-type': 'multipart/form-data; boundary=x' };
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    await fetch(`${origin}/app/uploads/file?kind=image`, { method: 'POST', headers, body: payload });
    for (const path of ['/files/a.png', '/poster/1?id=7', '/health/ready'])
      await fetch(origin + path, { headers: { cookie } });
    expect(new Set(rest.calls.map(({ method }) => method))).toEqual(new Set(['GET', 'POST', 'DELETE']));
    const paths = rest.paths();
    for (const path of paths) expect(path).toMatch(/^\/api\/v1\//);
    expect(new Set(paths.map((path) => required(path).slice(base.length)))).toEqual(
      new Set([
        '/app/identity/viewer',
        '/app/info/getEntriesList',
        '/app/catalogue/entries',
        '/app/favourites/marked',
        '/app/favourites/collect',
        '/app/login/smsCode',
        '/app/consultations/events',
        '/app/uploads/file',
        '/files/a.png',
        '/poster/1',
        '/health/ready',
      ]),
    );
  });
});
