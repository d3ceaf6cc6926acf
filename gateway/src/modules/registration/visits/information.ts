import type { SaveVisitInformationInput } from '../../../schema/resolvers.generated.ts';

/** Names of the REST bodies' fields in the mutations' inputs. */
const inputField: Record<string, string> = {
  mobile: 'recipient',
  captcha: 'code',
  emailCode: 'code',
  password: 'password',
  pswFirst: 'password',
  pswSecond: 'passwordAgain',
  agreed: 'isAgreed',
  firstName: 'name',
  gender: 'title',
  telephoneCountryCode: 'phoneCountryCode',
  telephoneNumber: 'phoneNumber',
  ext: 'phoneExtension',
  witeAddress: 'website',
  mobileNumber: 'mobile',
  detailAddress: 'address',
};

/** Where a field of a REST body stands in the mutation's input. */
export const ofInput = (field: string): string[] => [inputField[field] ?? field];

/** What a visitor says, as the REST calls take it. */
export const detailsBody = (input: Omit<SaveVisitInformationInput, 'key' | 'skipsQuestions'>) => ({
  firstName: input.name,
  gender: input.title,
  identityNumber: input.identityNumber,
  department: input.department,
  position: input.position,
  country: input.country,
  companyName: input.companyName,
  telephoneCountryCode: input.phoneCountryCode,
  telephoneNumber: input.phoneNumber,
  ext: input.phoneExtension,
  witeAddress: input.website,
  postcode: input.postcode,
  email: input.email,
  mobileNumber: input.mobile,
  detailAddress: input.address,
  isArrived: input.isComing,
});
