import type { Place } from '../../../limits/place.ts';
import { newToken, tokenHash } from '../../identity/index.ts';
import type { Actor } from '../audit/log.ts';
import type { StaffRow, StaffStore } from './store.ts';

const HOUR_MS = 60 * 60 * 1000;
/** A working day; a show opens longer hours than an office. */
const SESSION_MS = 12 * HOUR_MS;

/** Where a sign-in comes from. */
export interface StaffOrigin {
  /** Network address, for the log. */
  address: string;
  place: Place;
  /** Of the session that the caller has, or had: it ends with the new one. */
  token: string | undefined;
  /** Notes for the security log whom somebody tries to sign in as, as soon as that is known. */
  concerns: (member: Pick<StaffRow, 'id'>) => void;
}

/** Who of the staff does something, for the log. */
export const actorOf = (member: Pick<StaffRow, 'id' | 'name'>, address: string): Actor => ({
  staffId: member.id,
  name: member.name,
  address,
});

/** Opens a session on the device of a sign-in. @param at the real time @returns its token */
export async function openSession(
  store: StaffStore,
  member: StaffRow,
  { place: { device }, token: before }: StaffOrigin,
  at: Date,
): Promise<string> {
  const token = newToken();
  if (device !== undefined) await store.rememberDevice(member.id, device, at);
  const endsAt = new Date(at.getTime() + SESSION_MS);
  await store.openSession(
    { tokenHash: tokenHash(token), staffId: member.id, createdAt: at, endsAt },
    before === undefined ? undefined : tokenHash(before),
  );
  return token;
}
