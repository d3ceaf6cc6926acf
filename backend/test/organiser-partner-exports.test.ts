import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { BulkExport, PartnerExport } from '../src/modules/bulk-exports/contract.ts';
import { KEPT_MS, MOST_SHOWN } from '../src/modules/bulk-exports/limits.ts';
import { bulkExports } from '../src/modules/bulk-exports/tables.ts';
import { signedIn } from './support/accounts.ts';
import { partnerWithKey } from './support/partners.ts';
import { required } from './support/required.ts';
import { useService } from './support/service.ts';
import { staffMember } from './support/staff.ts';

const service = useService();
const orm = () => service.database().orm();

/** A partner, what an administrator sees of its exports, and what its program does. */
async function partner() {
  const { id, key } = await partnerWithKey(service, ['read:exhibitors', 'read:products']);
  const { token } = await staffMember(service, 'administrator');
  const program = <T>(method: 'GET' | 'POST', body?: object) =>
    service.call<T>(method, '/app/bulk-exports', { token: key, language: 'EN', ...(body ? { body } : {}) });
  return {
    id,
    ask: (by = token) =>
      service.call<PartnerExport[]>('GET', `/organiser/partners/${id}/exports`, { token: by }),
    start: async (types: string[]) =>
      (await program<BulkExport>('POST', { types, locale: 'EN', filter: {}, selection: '', total: 5 }))
        .result,
    own: async () => (await program<BulkExport[]>('GET')).result,
  };
}

/** Writes what gateways make of an export. */
async function become(id: string, values: Partial<typeof bulkExports.$inferInsert>) {
  await orm().update(bulkExports).set(values).where(eq(bulkExports.id, id));
}

/** Times of an export that ends now. */
function ended() {
  const finishedAt = new Date();
  return { finishedAt, expiresAt: new Date(finishedAt.getTime() + KEPT_MS) };
}

describe('exports of a partner at the console', () => {
  it('are listed newest first, with how far they are and why they were given up', async () => {
    const { ask, start } = await partner();
    const failed = await start(['exhibitor', 'product']);
    const times = ended();
    await become(failed.id, { state: 'failed', problem: 'trouble', done: 2, ...times });
    const waiting = await start(['product']);
    expect((await ask()).result).toEqual([
      {
        id: waiting.id,
        types: ['product'],
        state: 'waiting',
        problem: null,
        done: 0,
        total: 5,
        bytes: 0,
        createdAt: waiting.createTime,
        finishedAt: null,
        expiresAt: null,
      },
      {
        id: failed.id,
        types: ['exhibitor', 'product'],
        state: 'failed',
        problem: 'trouble',
        done: 2,
        total: 5,
        bytes: 0,
        createdAt: failed.createTime,
        finishedAt: times.finishedAt.toISOString(),
        expiresAt: times.expiresAt.toISOString(),
      },
    ]);
  });

  it('are told without the address of the file, which the partner alone has', async () => {
    const { ask, start, own } = await partner();
    const { id } = await start(['exhibitor']);
    await become(id, { state: 'done', done: 5, bytes: 14_200_000, ...ended() });
    const address = required(required((await own())[0]).address);
    const { result } = await ask();
    expect(result).toMatchObject([{ id, state: 'done', done: 5, bytes: 14_200_000 }]);
    const [signature] = address.split('/').slice(-2);
    const text = JSON.stringify(result);
    expect(text).not.toContain(required(signature));
    expect(text).not.toContain('/files/');
    expect(Object.keys(required(result[0])).filter((name) => /address|url/i.test(name))).toEqual([]);
  });

  it('are the newest ones that have not expired', async () => {
    const { id: partnerId, ask, start } = await partner();
    const first = await start(['exhibitor']);
    const [row] = await orm().select().from(bulkExports).where(eq(bulkExports.id, first.id));
    const { id: _id, ...values } = required(row);
    const added = await orm()
      .insert(bulkExports)
      .values(Array.from({ length: MOST_SHOWN + 1 }, () => values))
      .returning({ id: bulkExports.id });
    const ids = added.map(({ id }) => id).toReversed();
    const newest = required(ids[0]);
    expect((await ask()).result.map(({ id }) => id)).toEqual(ids.slice(0, MOST_SHOWN));
    await become(newest, { state: 'done', finishedAt: new Date(), expiresAt: new Date() });
    expect((await ask()).result.map(({ id }) => id)).toEqual(ids.slice(1));
    await orm().delete(bulkExports).where(eq(bulkExports.partnerId, partnerId));
    expect((await ask()).result).toEqual([]);
  });

  it('are those of that partner alone, and for administrators alone', async () => {
    const [owner, other] = [await partner(), await partner()];
    const { id } = await owner.start(['exhibitor']);
    expect((await owner.ask()).result).toMatchObject([{ id }]);
    expect((await other.ask()).result).toEqual([]);
    const { token } = await staffMember(service, 'administrator');
    // No database has an id as large as this one.
    const unknown = await service.call('GET', `/organiser/partners/${'9'.repeat(20)}/exports`, { token });
    expect(unknown).toMatchObject({ status: 200, result: [] });
    const strangers = [
      (await staffMember(service, 'editor', 'reviewer', 'door')).token,
      (await signedIn(service)).token,
    ];
    for (const by of strangers) expect((await owner.ask(by)).status).toBe(403);
    expect((await owner.ask('')).status).toBe(401);
  });
});
