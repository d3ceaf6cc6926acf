import { createSessions } from '../../src/modules/identity/sessions.ts';
import { identityStore } from '../../src/modules/identity/store.ts';
import { accounts } from '../../src/modules/identity/tables.ts';
import type { useService } from './service.ts';
import { first } from './required.ts';

let made = 0;

/** A new account that is signed in, without the way there: who tests something else begins here. */
export async function signedIn(
  service: ReturnType<typeof useService>,
  role: 'visitor' | 'exhibitor' = 'visitor',
  more: Partial<typeof accounts.$inferInsert> = {},
): Promise<{ id: string; token: string }> {
  made += 1;
  const database = service.database();
  const account = first(
    await database
      .orm()
      .insert(accounts)
      .values({
        role,
        mobile: `+86150${String(process.pid * 100 + made).padStart(8, '0')}`,
        createdAt: new Date(),
        ...more,
      })
      .returning(),
  );
  const sessions = createSessions(identityStore(database), () => new Date());
  return { id: account.id, token: await sessions.open(account) };
}
