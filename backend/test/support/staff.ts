import { newToken, tokenHash } from '../../src/modules/identity/index.ts';
import type { StaffRight } from '../../src/modules/organiser/staff/rights.ts';
import { staffStore } from '../../src/modules/organiser/staff/store.ts';
import type { useService } from './service.ts';
import { required } from './required.ts';

let made = 0;

/** Somebody of the organiser who is signed in to the console, without the way there. */
export async function staffMember(
  service: ReturnType<typeof useService>,
  ...rights: StaffRight[]
): Promise<{ id: string; name: string; token: string }> {
  made += 1;
  const store = staffStore(service.database());
  const name = `${rights.join(' ') || 'nobody'} ${made}`;
  const member = required(
    await store.add({
      name,
      email: `staff-${process.pid}-${made}@fair.example`,
      language: 'EN',
      rights,
      passwordHash: '-',
      authenticatorSecret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      createdAt: new Date(),
    }),
  );
  const token = newToken();
  await store.openSession({
    tokenHash: tokenHash(token),
    staffId: member.id,
    createdAt: service.realTime(),
    endsAt: new Date(service.realTime().getTime() + 60 * 60 * 1000),
  });
  return { id: member.id, name, token };
}
