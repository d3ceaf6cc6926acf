import type { Pass } from '../contract.ts';
import type { RegistrationRow } from '../store.ts';

/** What stands on a pass; null while there is none. */
export const passOf = ({
  invitationCode,
  companyName,
  firstName,
  gender,
  position,
}: RegistrationRow): Pass | null =>
  invitationCode === null ? null : { invitationCode, companyName, firstName, gender, position };
