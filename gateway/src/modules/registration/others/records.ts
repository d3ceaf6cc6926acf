import { completeWith, UNKNOWN_TIME } from '../../../rest/complete.ts';
import type { RegisteredPersonParent } from './parents.ts';

/** A person with what servers of the specification leave out. */
export const completePerson = completeWith<RegisteredPersonParent>({
  id: '',
  firstName: '',
  gender: '',
  mobileNumber: '',
  companyName: '',
  department: '',
  position: '',
  email: '',
  invitationCode: '',
  createTime: UNKNOWN_TIME,
});
