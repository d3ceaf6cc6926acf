import { createMetrics } from '@wirefair/service-kit/metrics';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { editions } from '../src/modules/content/tables.ts';
import { identityStore } from '../src/modules/identity/store.ts';
import { accounts, sessions } from '../src/modules/identity/tables.ts';
import { auditEntries } from '../src/modules/organiser/audit/tables.ts';
import { visitRegistrations } from '../src/modules/registration/tables.ts';
import { signedIn } from './support/accounts.ts';
import { first, required } from './support/required.ts';
import { useService } from './support/service.ts';

const DAY = 24 * 60 * 60_000;
const MINUTE = 60_000;
const END = new Date('2025-08-29T23:59:59+08:00').getTime();
const DURING = new Date('2025-08-28T10:00:00+08:00');
const AFTER = new Date('2025-10-02T10:00:00+08:00');

describe('personal data after the edition', () => {
  const metrics = createMetrics();
  const service = useService({ metrics, retentionDays: 'visitors=365' });
  const orm = () => service.database().orm();
  const due = async () =>
    required((await service.retention().states()).find(({ name }) => name === 'visitors')).due;
  let made = 0;

  /** A visitor with an account whose last sign-in is known, and a finished registration. */
  async function visitor(at: Date, signedInAt: Date = at) {
    made += 1;
    const mobile = `+861390002${String(1000 + made)}`;
    const email = `ended${made}@retention.example`;
    const { id: accountId } = await signedIn(service, 'visitor', {
      mobile,
      email,
      nickName: `Ended ${made}`,
    });
    await orm().delete(sessions).where(eq(sessions.accountId, accountId));
    await orm().update(accounts).set({ signedInAt }).where(eq(accounts.id, accountId));
    const { id } = await registration(mobile, email, at, accountId);
    return { id, accountId, mobile, email };
  }
  const registration = async (mobile: string, email: string, at: Date, accountId: string | null = null) =>
    first(
      await orm()
        .insert(visitRegistrations)
        .values({
          key: `ended-${made}-${at.getTime()}-${accountId}`,
          keyEndsAt: at,
          accountId,
          language: 'EN',
          firstName: `Ended ${made}`,
          contactEmail: email,
          mobileNumber: mobile,
          state: 'finished',
          createdAt: at,
          finishedAt: at,
        })
        .returning(),
    );
  const stateOf = async (id: string) =>
    first(await orm().select().from(visitRegistrations).where(eq(visitRegistrations.id, id)));

  beforeAll(async () => {
    await orm()
      .insert(editions)
      .values([
        { number: 12, settings: {} },
        { number: 13, settings: { closesOn: '2027-08-29' } },
      ])
      .onConflictDoNothing();
  });

  it('forgets visitors of a show that closed long ago, and nobody who came back', async () => {
    const gone = await visitor(DURING);
    const cameBack = await visitor(DURING, AFTER);
    const nextEdition = await visitor(AFTER);
    made += 1;
    const byOthers = await registration('+8613900029001', '', DURING);
    made += 1;
    const anew = await registration('+8613900029002', 'anew@retention.example', DURING);
    made += 1;
    await registration('+8613900029003', 'Anew@retention.example', AFTER);
    const session = await visitor(DURING);
    await orm()
      .insert(sessions)
      .values({
        tokenHash: 'ended',
        accountId: session.accountId,
        createdAt: AFTER,
        expiresAt: new Date(2e12),
        endsAt: new Date(2e12),
      });

    service.clock.set(new Date(END + 365 * DAY - MINUTE));
    expect(await due()).toBe(0);
    await service.retention().sweep('visitors');
    expect((await stateOf(gone.id)).state).toBe('finished');

    service.clock.set(new Date(END + 365 * DAY + MINUTE));
    const count = required(await due());
    expect(count).toBeGreaterThanOrEqual(2);
    expect((await stateOf(gone.id)).state).toBe('finished');
    expect(await service.retention().sweep('visitors')).toBe(count);
    expect(await due()).toBe(0);

    expect(await stateOf(gone.id)).toMatchObject({ state: 'forgotten', firstName: '', contactEmail: '' });
    expect(await stateOf(byOthers.id)).toMatchObject({ state: 'forgotten', mobileNumber: '' });
    const [account] = await orm().select().from(accounts).where(eq(accounts.id, gone.accountId));
    expect(account).toMatchObject({
      mobile: null,
      email: null,
      nickName: '',
      isLocked: true,
      signedInAt: null,
    });
    for (const { id } of [cameBack, nextEdition, anew, session])
      expect((await stateOf(id)).state, id).toBe('finished');
    const log = await orm().select().from(auditEntries).where(eq(auditEntries.action, 'person.forget-ended'));
    expect(log.reduce((sum, { subject }) => sum + Number(subject), 0)).toBe(count);
    const removed = await metrics.getSingleMetric('retention_removed_total')?.get();
    expect(removed?.values.find(({ labels }) => labels['rule'] === 'visitors')?.value).toBe(count);
  });

  it('notes when an account is signed in to', async () => {
    const { accountId } = await visitor(DURING);
    const store = identityStore(service.database());
    const at = service.realTime();
    await store.openSession({ tokenHash: 'noted', accountId, createdAt: at, expiresAt: at, endsAt: at });
    const [account] = await orm().select().from(accounts).where(eq(accounts.id, accountId));
    expect(account?.signedInAt).toEqual(at);
  });
});
