import { completeWith } from '../../../rest/complete.ts';
import type { Schemas } from '../../../rest/operations.ts';
import type { VisitRecord, VisitPassParent } from './parents.ts';

/** A registration with what servers of the specification leave out. */
export const completeVisitRegistration = completeWith<VisitRecord>({
  state: 'started',
  noQuestion: false,
  mobile: null,
  accountEmail: null,
  firstName: '',
  gender: '',
  identityNumber: '',
  department: '',
  position: '',
  country: '',
  companyName: '',
  telephoneCountryCode: '',
  telephoneNumber: '',
  ext: '',
  witeAddress: '',
  postcode: '',
  email: '',
  mobileNumber: '',
  detailAddress: '',
  isArrived: true,
});

/** A pass with what servers of the specification leave out. */
export const completePass = completeWith<VisitPassParent>({
  invitationCode: '',
  companyName: '',
  firstName: '',
  gender: '',
  position: '',
});

/** What saving a step led to, where the server does not say. */
export const completeOutcome = completeWith<Schemas['VisitRegistrationOutcome']>({
  state: 'informed',
  invitationCode: null,
  ticket: null,
});
