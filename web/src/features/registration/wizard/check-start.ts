import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { MessageId } from '../../../i18n';
import { isEmail } from '../../../lib/email';
import { typedPlain } from '../../../lib/typed-numbers';

/**
 * Which proof the form asks for: by SMS first on the Chinese site, by e-mail first on the English one (AUTH-043,
 * AUTH-044). Either takes the other way instead.
 */
export type Way = 'SMS' | 'EMAIL';

export interface StartValues {
  recipient: string;
  code: string;
  password: string;
  passwordAgain: string;
  isAgreed: boolean;
}
export type StartField = keyof StartValues;
export type StartErrors = Partial<Record<StartField, MessageId>>;

export const emptyStart: StartValues = {
  recipient: '',
  code: '',
  password: '',
  passwordAgain: '',
  isAgreed: false,
};

/** Of the mainland: eleven digits, the first a 1, the second 3 to 9 (VAL-003). */
const MOBILE = /^1[3-9]\d{9}$/;
const TOP_LEVEL = /\.\p{L}{2,}$/u;

/** A mobile number of any country, however it is written; without a country code it is one of the mainland. */
function isMobile(text: string): boolean {
  const number = parsePhoneNumberFromString(typedPlain(text), 'CN');
  if (!number?.isPossible()) return false;
  return number.countryCallingCode !== '86' || MOBILE.test(number.nationalNumber);
}

/** What is wrong with the number or address, if anything is (VAL-002, VAL-003, VAL-006, VAL-007). */
export function checkRecipient(way: Way, recipient: string): MessageId | undefined {
  const text = recipient.trim();
  if (way === 'SMS') {
    if (text === '') return 'registration.missing.mobile';
    return isMobile(text) ? undefined : 'registration.wrong.mobile';
  }
  if (text === '') return 'registration.missing.email';
  // Full-width characters of a Chinese keyboard are plain ones, as the server takes them.
  const address = text.normalize('NFKC');
  return isEmail(address) && TOP_LEVEL.test(address) ? undefined : 'registration.wrong.email';
}

/** Step 1, in the order of the form; the server checks the same again. */
export function checkStart(way: Way, values: StartValues): StartErrors {
  const errors: StartErrors = {};
  const recipient = checkRecipient(way, values.recipient);
  if (recipient) errors.recipient = recipient;
  if (values.code.trim() === '') errors.code = 'registration.missing.code';
  if (way === 'EMAIL') {
    if (values.password === '') errors.password = 'registration.missing.password';
    if (values.passwordAgain === '') errors.passwordAgain = 'registration.missing.passwordAgain';
    else if (values.passwordAgain !== values.password)
      errors.passwordAgain = 'registration.wrong.passwordAgain';
  }
  if (!values.isAgreed) errors.isAgreed = 'registration.missing.isAgreed';
  return errors;
}
