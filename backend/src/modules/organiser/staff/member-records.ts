import { shanghaiText } from '../../../clock/clock.ts';
import type { Bilingual } from '../../../http/language.ts';
import type { StaffMember } from './contract.ts';
import type { StaffRow } from './store.ts';

/** Fields of a member as the audit log names them. */
export const labels: Record<'name' | 'language' | 'rights', Bilingual> = {
  name: { ZH: '姓名', EN: 'Name' },
  language: { ZH: '语言', EN: 'Language' },
  rights: { ZH: '权限', EN: 'Permissions' },
};

/** Whether somebody has not accepted the invitation, by a password or by the identity provider. */
const isInvited = ({ passwordHash, providerSubject, ticketHash }: StaffRow): boolean =>
  passwordHash === null && providerSubject === null && ticketHash !== null;

function stateOf(member: StaffRow): StaffMember['state'] {
  if (member.isLocked) return 'locked';
  return isInvited(member) ? 'invited' : 'active';
}

/** A member's fields as the audit log holds them. */
export const loggedFields = ({ name, language, rights }: Pick<StaffRow, 'name' | 'language' | 'rights'>) => ({
  // The first administrator is called by an e-mail address, which the log does not hold.
  name: name.includes('@') ? '' : name,
  language,
  rights: rights.join(', '),
});

/** A member as the console shows them. @param shown the time that people see for a real one */
export function toMember(row: StaffRow, shown = (at: Date): Date => at): StaffMember {
  const { id, name, email, rights, lastSignInAt, providerLinkedAt, ticketExpiresAt, createdAt } = row;
  return {
    id,
    name,
    email,
    rights,
    language: row.language === 'EN' ? 'EN' : 'ZH',
    state: stateOf(row),
    invitationExpires: ticketExpiresAt && shanghaiText(shown(ticketExpiresAt)),
    providerLinked: providerLinkedAt && shanghaiText(providerLinkedAt),
    lastSignIn: lastSignInAt && shanghaiText(lastSignInAt),
    createTime: shanghaiText(createdAt),
  };
}

/** Whether somebody can administer. */
export const isAdministrator = ({ isLocked, rights }: StaffRow) =>
  !isLocked && rights.includes('administrator');
