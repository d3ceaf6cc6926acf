import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ApiKey, IssuedKey, Lease, UsageDay } from '../src/modules/api-keys/contract.ts';
import { BUCKET_POINTS, MOST_KEYS, POINTS_PER_SECOND } from '../src/modules/api-keys/limits.ts';
import { keyHash } from '../src/modules/api-keys/secret.ts';
import { apiKeys } from '../src/modules/api-keys/tables.ts';
import { accounts } from '../src/modules/identity/tables.ts';
import type { Partner } from '../src/modules/organiser/partners/contract.ts';
import { signedIn } from './support/accounts.ts';
import { companyOf } from './support/companies.ts';
import { useService } from './support/service.ts';
import { staffMember } from './support/staff.ts';

interface Entry {
  action: string;
  subject: string;
  changes: { field: string; before: string; after: string }[];
}
type Refusable = { field?: string };

const HOUR_MS = 60 * 60 * 1000;
const nothing = { requests: 0, refused: 0, cost: 0 };
const reading = { name: 'Event app', scopes: ['read:exhibitors', 'read:products'], origins: [] };
const person = {
  name: 'Cable Weekly',
  contactName: 'Lin Yi',
  contactEmail: 'Lin.Yi@Weekly.example',
  note: '',
};

/** Partners, their keys, and what gateways ask about them, in calls of one service. */
function partnersOf(service: ReturnType<typeof useService>) {
  const administrator = () => staffMember(service, 'administrator');
  const lease = (key: string, body: object = {}) =>
    service.call<Lease>('POST', '/app/keys/lease', {
      language: 'EN',
      body: { hash: keyHash(key), needed: 0, wanted: 0, used: nothing, ...body },
    });
  async function partner(body: object = person) {
    const { token } = await administrator();
    const call = <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, sent?: object) =>
      service.call<T>(method, `/organiser/partners${path}`, {
        token,
        language: 'EN',
        ...(sent ? { body: sent } : {}),
      });
    const { id } = (await call<Partner>('POST', '', body)).result;
    return {
      id,
      token,
      call,
      issue: async (more: object = {}) =>
        (await call<IssuedKey>('POST', `/${id}/keys`, { ...reading, ...more })).result,
    };
  }
  return { administrator, lease, partner };
}

describe('partners', () => {
  const service = useService();
  const { administrator, lease, partner } = partnersOf(service);

  it('are added, changed and removed by administrators, with entries of the log', async () => {
    const { id, call, token, issue } = await partner();
    const { key, record } = await issue();
    const changed = await call<Partner>('PUT', `/${id}`, { ...person, name: ' Cable   Daily ' });
    expect(changed.result).toMatchObject({ name: 'Cable Daily', contactEmail: 'lin.yi@weekly.example' });
    const listed = (await call<Partner[]>('GET', '')).result.find((one) => one.id === id);
    expect(listed).toMatchObject({ name: 'Cable Daily', keys: [record] });
    expect(JSON.stringify(listed)).not.toContain(key);
    expect((await lease(key)).status).toBe(200);
    expect((await call('DELETE', `/${id}`)).message).toBe('The partner and all its keys have been deleted');
    expect((await lease(key)).status).toBe(401);
    expect((await call('DELETE', `/${id}`)).status).toBe(404);
    const { result } = await service.call<{ records: Entry[] }>('GET', '/organiser/audit?action=partner', {
      token,
      language: 'EN',
    });
    expect(result.records.slice(0, 3).map(({ action, subject }) => [action, subject])).toEqual([
      ['partner.delete', 'Cable Daily'],
      ['partner.change', 'Cable Daily'],
      ['partner.add', 'Cable Weekly'],
    ]);
  });

  it('say what is missing, field by field', async () => {
    const { call } = await partner();
    const wrong: [object, string][] = [
      [{ name: ' ' }, 'name'],
      [{ name: 'x'.repeat(61) }, 'name'],
      [{ contactName: '' }, 'contactName'],
      [{ contactEmail: 'nobody' }, 'contactEmail'],
      [{ note: '字'.repeat(501) }, 'note'],
    ];
    for (const [more, field] of wrong) {
      const refused = await call<Refusable>('POST', '', { ...person, ...more });
      expect([refused.status, 'field' in refused && refused.field], field).toEqual([400, field]);
    }
  });

  it('are for administrators alone', async () => {
    const { id } = await partner();
    const strangers = [
      (await staffMember(service, 'editor', 'reviewer', 'door')).token,
      (await signedIn(service)).token,
      (await companyOf(service)).token,
    ];
    const calls = [
      ['GET', '/organiser/partners', undefined],
      ['POST', '/organiser/partners', person],
      ['PUT', `/organiser/partners/${id}`, person],
      ['DELETE', `/organiser/partners/${id}`, undefined],
      ['POST', `/organiser/partners/${id}/keys`, reading],
      ['GET', `/organiser/partners/${id}/usage`, undefined],
    ] as const;
    for (const token of strangers)
      for (const [method, path, body] of calls)
        expect((await service.call(method, path, { token, body })).status, path).toBe(403);
    for (const [method, path, body] of calls)
      expect((await service.call(method, path, { body })).status, path).toBe(401);
    expect((await administrator()).token).not.toBe('');
  });
});

describe('keys of partners', () => {
  const service = useService();
  const { lease, partner } = partnersOf(service);

  it('are told once, and kept as a hash', async () => {
    const { id, call, issue } = await partner();
    const { key, record } = await issue({ origins: ['HTTPS://App.Example:443/'] });
    expect(key).toMatch(/^wf_live_[\w-]{32}$/);
    expect(record).toMatchObject({
      name: 'Event app',
      beginning: key.slice(0, 13),
      scopes: ['read:exhibitors', 'read:products'],
      origins: ['https://app.example'],
      state: 'active',
      expireTime: null,
      lastUseTime: null,
    });
    expect((await issue({ isTest: true })).key).toMatch(/^wf_test_[\w-]{32}$/);
    const rows = JSON.stringify(await service.database().orm().select().from(apiKeys));
    expect(rows).toContain(keyHash(key));
    expect(rows).not.toContain(key.slice(13));
    expect(JSON.stringify(await call(`GET`, ''))).not.toContain(key.slice(13));
    expect((await call<Partner[]>('GET', '')).result.find((one) => one.id === id)?.keys).toHaveLength(2);
  });

  it('say what is wrong with name, scopes and origins', async () => {
    const { id, call } = await partner();
    const wrong: [object, string][] = [
      [{ name: '' }, 'name'],
      [{ scopes: [] }, 'scopes'],
      [{ scopes: ['read:own-leads'] }, 'scopes'],
      [{ origins: ['https://app.example/path'] }, 'origins'],
      [{ origins: ['*'] }, 'origins'],
      [{ origins: ['file:///etc'] }, 'origins'],
    ];
    for (const [more, field] of wrong) {
      const refused = await call<Refusable>('POST', `/${id}/keys`, { ...reading, ...more });
      expect([refused.status, 'field' in refused && refused.field], JSON.stringify(more)).toEqual([
        400,
        field,
      ]);
    }
    expect((await call('POST', `/${id}/keys`, { ...reading, scopes: ['write:everything'] })).status).toBe(
      400,
    );
    expect((await call('POST', '/1/keys', reading)).status).toBe(404);
  });

  it('tell gateways what they may read, at once also after a change', async () => {
    const { id, call, issue } = await partner();
    const { key, record } = await issue();
    expect((await lease(key)).result).toMatchObject({
      id: record.id,
      isTest: false,
      isOfCompany: false,
      scopes: ['read:exhibitors', 'read:products'],
      granted: 0,
      capacity: BUCKET_POINTS,
      perSecond: POINTS_PER_SECOND,
    });
    const body = { name: 'App', scopes: ['read:news'], origins: ['http://localhost:3000'] };
    expect((await call<ApiKey>('PUT', `/${id}/keys/${record.id}`, body)).result).toMatchObject(body);
    expect((await lease(key)).result).toMatchObject({ scopes: ['read:news'], origins: body.origins });
  });

  it('end when they are revoked, when their time is over, and when they were replaced', async () => {
    const { id, call, issue } = await partner();
    const revoked = await issue();
    const done = await call<ApiKey>('POST', `/${id}/keys/${revoked.record.id}/revocation`);
    expect([done.message, done.result.state]).toEqual(['The key has been revoked', 'revoked']);
    expect(await lease(revoked.key)).toMatchObject({
      status: 401,
      message: 'The key is not valid, or not any more',
    });
    // A second time changes nothing.
    expect((await call<ApiKey>('POST', `/${id}/keys/${revoked.record.id}/revocation`)).result).toEqual(
      done.result,
    );

    const short = await issue({ expiresInDays: 1 });
    const replaced = await issue();
    const fresh = await call<IssuedKey>('POST', `/${id}/keys/${replaced.record.id}/rotation`, {
      overlapHours: 2,
    });
    expect(fresh.result.record).toMatchObject({ name: 'Event app', scopes: reading.scopes, state: 'active' });
    for (const { key } of [short, replaced, fresh.result]) expect((await lease(key)).status).toBe(200);
    service.pass(2 * HOUR_MS + 1000);
    expect((await lease(replaced.key)).status).toBe(401);
    expect((await lease(short.key)).status).toBe(200);
    service.pass(22 * HOUR_MS);
    expect((await lease(short.key)).status).toBe(401);
    expect((await lease(fresh.result.key)).status).toBe(200);
    // The administrator of before has to sign in again by now.
    const later = await partner();
    const again = await later.call('POST', `/${id}/keys/${short.record.id}/rotation`, { overlapHours: 1 });
    expect([again.status, again.message]).toEqual([409, 'The key has ended and cannot be changed']);
  });

  it('of another partner, or unknown ones, are not there', async () => {
    const [mine, other] = [await partner(), await partner()];
    const { record } = await other.issue();
    for (const key of [record.id, '1', '9'.repeat(30)]) {
      const body = { ...reading };
      expect((await mine.call('PUT', `/${mine.id}/keys/${key}`, body)).status).toBe(404);
      expect((await mine.call('POST', `/${mine.id}/keys/${key}/revocation`)).status).toBe(404);
      expect((await mine.call('POST', `/${mine.id}/keys/${key}/rotation`, {})).status).toBe(404);
    }
    expect((await lease('wf_live_unknown')).status).toBe(401);
  });

  it('are limited in number, also when many are made at once', async () => {
    const { id, call } = await partner();
    const answers = await Promise.all(
      Array.from({ length: MOST_KEYS + 5 }, () => call('POST', `/${id}/keys`, reading)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MOST_KEYS);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  });

  it('are written down in the log, without what would help to use them', async () => {
    const { id, call, token, issue } = await partner();
    const { key, record } = await issue();
    await call('PUT', `/${id}/keys/${record.id}`, { ...reading, scopes: ['read:news'] });
    const fresh = await call<IssuedKey>('POST', `/${id}/keys/${record.id}/rotation`, {});
    await call('POST', `/${id}/keys/${fresh.result.record.id}/revocation`);
    const { result } = await service.call<{ records: Entry[] }>(
      'GET',
      '/organiser/audit?action=partner-key',
      {
        token,
        language: 'EN',
      },
    );
    expect(result.records.slice(0, 4).map(({ action }) => action)).toEqual([
      'partner-key.revoke',
      'partner-key.rotate',
      'partner-key.change',
      'partner-key.add',
    ]);
    expect(result.records[2]).toMatchObject({
      subject: 'Cable Weekly: Event app',
      changes: [{ field: 'Scopes', before: 'read:exhibitors, read:products', after: 'read:news' }],
    });
    expect(JSON.stringify(result.records)).not.toContain(key.slice(8));
  });
});

describe('the cost that a key may spend', () => {
  const service = useService();
  const { lease, partner } = partnersOf(service);
  const granted = async (key: string, needed: number, wanted = needed) =>
    (await lease(key, { needed, wanted })).result.granted;

  it('is given as long as there is some, and grows with the time', async () => {
    const { issue } = await partner();
    const { key } = await issue();
    expect(await granted(key, 10, 4000)).toBe(4000);
    expect(await granted(key, BUCKET_POINTS - 4000, 1_000_000)).toBeGreaterThanOrEqual(BUCKET_POINTS - 4000);
    const refused = await lease(key, { needed: 20_000, wanted: 20_000 });
    expect(refused.result.granted).toBe(0);
    expect(refused.result.remaining).toBeLessThan(20_000);
    service.pass(10_000);
    expect(await granted(key, 20_000)).toBe(20_000);
    service.pass(HOUR_MS);
    expect((await lease(key)).result.remaining).toBe(BUCKET_POINTS);
  });

  it('is shared by all who ask at once, to the last point', async () => {
    const { issue } = await partner();
    const { key } = await issue();
    const before = service.realTime().getTime();
    const all = await Promise.all(Array.from({ length: 60 }, () => granted(key, 2000)));
    const grown = ((service.realTime().getTime() - before) / 1000) * POINTS_PER_SECOND;
    const spent = all.reduce((sum, one) => sum + one, 0);
    expect(spent).toBeGreaterThanOrEqual(BUCKET_POINTS);
    expect(spent).toBeLessThanOrEqual(BUCKET_POINTS + grown + 2000);
    expect(new Set(all)).toEqual(new Set([0, 2000]));
  });

  it('is counted by day, with the refusals', async () => {
    const { id, call, issue } = await partner();
    const [one, other] = [await issue(), await issue()];
    await lease(one.key, { used: { requests: 3, refused: 1, cost: 1200 } });
    await lease(one.key, { used: { requests: 2, refused: 0, cost: 300 } });
    await lease(other.key, { used: { requests: 5, refused: 5, cost: 0 } });
    const usage = async (query: string) => (await call<UsageDay[]>('GET', `/${id}/usage${query}`)).result;
    const all = await usage('?days=7');
    expect(all).toHaveLength(7);
    expect(all.at(-1)).toMatchObject({ requests: 10, refused: 6, cost: 1500 });
    expect(all.at(0)).toMatchObject(nothing);
    expect((await usage(`?days=1&key=${one.record.id}`)).at(-1)).toMatchObject({
      requests: 5,
      refused: 1,
      cost: 1500,
    });
    const { result } = await call<Partner[]>('GET', '');
    const keys = result.find((found) => found.id === id)?.keys ?? [];
    expect(keys.map(({ lastUseTime }) => lastUseTime !== null)).toEqual([true, true]);
  });
});

describe('keys of companies', () => {
  const service = useService();
  const own = { name: 'CRM', scopes: ['read:own-leads', 'read:own-consultations', 'read:own-products'] };
  const reads = [
    ['/app/exhibiting/leads', 'read:own-leads'],
    ['/app/consultations/toMe', 'read:own-consultations'],
    ['/app/exhibiting/exhibits', 'read:own-products'],
  ] as const;
  const issue = async (token: string, more: object = {}) =>
    (await service.call<IssuedKey>('POST', '/app/exhibiting/keys', { token, body: { ...own, ...more } }))
      .result;
  const totalOf = async (token: string) =>
    (await service.call<{ total: number }>('GET', '/app/exhibiting/exhibits', { token })).result.total;

  it('read what their company has, and nothing of another', async () => {
    const [mine, other] = [await companyOf(service), await companyOf(service)];
    const { key } = await issue(mine.token);
    for (const [path] of reads)
      expect((await service.call('GET', path, { token: key })).status, path).toBe(200);
    expect(await totalOf(key)).toBe(await totalOf(mine.token));
    const foreign = await issue(other.token);
    expect(await totalOf(foreign.key)).toBe(await totalOf(other.token));
  });

  it('make no other call, and none without its scope', async () => {
    const { token } = await companyOf(service);
    const { key } = await issue(token, { scopes: ['read:exhibitors'] });
    for (const [path, scope] of reads) {
      const refused = await service.call('GET', path, { token: key, language: 'EN' });
      expect([refused.status, refused.message]).toEqual([403, `The key lacks the scope ${scope}`]);
    }
    const all = await issue(token);
    const others = [
      ['GET', '/app/exhibiting/company'],
      ['GET', '/app/exhibiting/keys'],
      ['POST', '/app/exhibiting/keys'],
      ['GET', '/app/exhibiting/badges'],
      ['DELETE', '/app/exhibiting/leads/1'],
    ] as const;
    for (const [method, path] of others) {
      const body = method === 'POST' ? own : undefined;
      expect((await service.call(method, path, { token: all.key, body })).status, path).toBe(403);
    }
    expect((await service.call('GET', '/organiser/partners', { token: all.key })).status).toBe(403);
  });

  it('end with their revocation, and are nobody’s of another company', async () => {
    const [mine, other] = [await companyOf(service), await companyOf(service)];
    const { key, record } = await issue(mine.token);
    const revoke = (token: string) =>
      service.call('POST', `/app/exhibiting/keys/${record.id}/revocation`, { token });
    expect((await revoke(other.token)).status).toBe(404);
    expect(
      (await service.call<ApiKey[]>('GET', '/app/exhibiting/keys', { token: other.token })).result,
    ).toEqual([]);
    expect((await revoke(mine.token)).status).toBe(200);
    expect((await service.call('GET', '/app/exhibiting/leads', { token: key })).status).toBe(401);
  });

  it('serve nobody while whoever made them is locked out', async () => {
    const mine = await companyOf(service);
    const { key } = await issue(mine.token);
    const lock = (isLocked: boolean) =>
      service.database().orm().update(accounts).set({ isLocked }).where(eq(accounts.id, mine.id));
    const { lease } = partnersOf(service);
    const read = () => service.call('GET', '/app/exhibiting/leads', { token: key });
    expect([(await lease(key)).status, (await read()).status]).toEqual([200, 200]);
    await lock(true);
    expect([(await lease(key)).status, (await read()).status]).toEqual([401, 401]);
    await lock(false);
    expect([(await lease(key)).status, (await read()).status]).toEqual([200, 200]);
  });

  it('of the demo edition, and keys of partners, act for no company', async () => {
    const { token } = await companyOf(service);
    const { key } = await issue(token, { isTest: true });
    expect((await service.call('GET', '/app/exhibiting/leads', { token: key })).status).toBe(403);
    const partner = await partnersOf(service).partner();
    const { key: ofPartner } = await partner.issue();
    expect((await service.call('GET', '/app/exhibiting/leads', { token: ofPartner })).status).toBe(403);
    // Public reads do not ask who comes.
    expect((await service.call('GET', '/app/listing/companies', { token: ofPartner })).status).toBe(200);
  });

  it('are for exhibitors with a company alone', async () => {
    const visitor = await signedIn(service);
    expect((await service.call('GET', '/app/exhibiting/keys', { token: visitor.token })).status).toBe(403);
    expect((await service.call('GET', '/app/exhibiting/keys')).status).toBe(401);
  });
});
