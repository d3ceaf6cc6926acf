import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { tokenHash } from '../src/modules/identity/secrets.ts';
import { createSessions } from '../src/modules/identity/sessions.ts';
import { identityStore } from '../src/modules/identity/store.ts';
import { accounts, sessions as sessionTable } from '../src/modules/identity/tables.ts';
import { signedIn } from './support/accounts.ts';
import { first } from './support/required.ts';
import { useService } from './support/service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('whether sessions have ended', () => {
  const service = useService();
  const orm = () => service.database().orm();
  const atHand = () => {
    const store = identityStore(service.database());
    return { store, sessions: createSessions(store, () => new Date()) };
  };

  it('is asked of many in one statement, and told of each', async () => {
    const { store, sessions } = atHand();
    const asked = vi.spyOn(store, 'aliveSessions');
    const [stays, ended, locked, old] = await Promise.all([1, 2, 3, 4].map(() => signedIn(service)));
    await sessions.end(ended?.token ?? '');
    await orm()
      .update(accounts)
      .set({ isLocked: true })
      .where(eq(accounts.id, locked?.id ?? ''));
    await orm()
      .update(sessionTable)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(sessionTable.tokenHash, tokenHash(old?.token ?? '')));
    const tokens = [stays, ended, locked, old].map((one) => one?.token ?? '');
    expect(await Promise.all([...tokens, 'nobody'].map((token) => sessions.isAlive(token)))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(asked).toHaveBeenCalledTimes(1);
    // Asked again it is read again.
    await sessions.end(stays?.token ?? '');
    expect(await sessions.isAlive(stays?.token ?? '')).toBe(false);
  });

  it('moves the end of a session on that is used', async () => {
    const { sessions } = atHand();
    const { token } = await signedIn(service);
    const mine = eq(sessionTable.tokenHash, tokenHash(token));
    await orm()
      .update(sessionTable)
      .set({ expiresAt: new Date(Date.now() + DAY_MS) })
      .where(mine);
    expect(await sessions.isAlive(token)).toBe(true);
    const { expiresAt } = first(await orm().select().from(sessionTable).where(mine));
    expect(expiresAt.getTime()).toBeGreaterThan(Date.now() + 6 * DAY_MS);
  });
});
