import { notFound } from '../../../http/errors.ts';
import type { RegistrationRow } from '../store.ts';
import { maskedEmail, maskedMobile } from './masked.ts';
import { member as what } from './messages.ts';
import type { memberStore } from './store.ts';

/** `valid`, `checked_in` (valid, and let in already), `cancelled` or `replaced`. */
type MemberPass = 'cancelled' | 'checked_in' | 'replaced' | 'valid';

/** Somebody of a group as its leader sees them. */
export interface GroupMember {
  id: string;
  firstName: string;
  companyName: string;
  /** Masked. */
  mobileNumber: string;
  /** Masked. */
  email: string;
  pass: MemberPass;
  /** Who came in this person's place; blank where nobody did. */
  replacedBy: string;
  createdAt: Date;
}

/** Members as their leader sees them. @param checkedIn when they were first let in, by their id */
export function memberView(
  checkedIn: (ids: string[]) => Promise<Map<string, Date>>,
  members: Pick<ReturnType<typeof memberStore>, 'names'>,
) {
  function passOf({ withdrawnAt, replacedById }: RegistrationRow, isIn: boolean): MemberPass {
    if (replacedById !== null) return 'replaced';
    if (withdrawnAt !== null) return 'cancelled';
    return isIn ? 'checked_in' : 'valid';
  }

  async function shown(rows: readonly RegistrationRow[]): Promise<GroupMember[]> {
    const [isIn, names] = await Promise.all([
      checkedIn(rows.map(({ id }) => id)),
      members.names(rows.flatMap(({ replacedById }) => replacedById ?? [])),
    ]);
    return rows.map((row) => ({
      id: row.id,
      firstName: row.firstName,
      companyName: row.companyName,
      mobileNumber: maskedMobile(row.mobileNumber),
      email: maskedEmail(row.contactEmail),
      pass: passOf(row, isIn.has(row.id)),
      replacedBy: names.get(row.replacedById ?? '') ?? '',
      createdAt: row.createdAt,
    }));
  }

  async function shownOne(row: RegistrationRow): Promise<GroupMember> {
    const [one] = await shown([row]);
    if (!one) throw notFound(what);
    return one;
  }

  return { shown, shownOne };
}
