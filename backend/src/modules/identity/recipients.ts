import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isEmailAddress } from '../../http/email-address.ts';
import { Refusal } from '../../http/errors.ts';
import { typedPlain } from '../../http/typed-text.ts';

/** Where a person can be reached, in the one form that is stored and compared. */
export interface Recipient {
  channel: 'sms' | 'email';
  /** +8613800138000, or a lower-cased address. */
  address: string;
}

/** A mobile number with or without country code (mainland China without), or an e-mail address; undefined if neither. */
export function recipientOf(text: string): Recipient | undefined {
  // Full-width characters of a Chinese keyboard are plain ones.
  const trimmed = typedPlain(text);
  if (trimmed.includes('@')) {
    const address = trimmed.toLowerCase();
    return isEmailAddress(address) ? { channel: 'email', address } : undefined;
  }
  const number = parsePhoneNumberFromString(trimmed, 'CN');
  if (!number?.isPossible()) return undefined;
  // The specified rule for the mainland: eleven digits, the first a 1 (VAL, AUTH-018).
  if (number.countryCallingCode === '86' && !/^1[3-9]\d{9}$/.test(number.nationalNumber)) return undefined;
  return { channel: 'sms', address: number.number };
}

/** @throws Refusal when it is no mobile number (AUTH-018, ERR-039) */
export function mobileOf(text: string): Recipient {
  const recipient = recipientOf(text);
  if (text.trim() === '') throw new Refusal({ ZH: '请输入手机号码', EN: 'Enter your mobile number' });
  if (recipient?.channel !== 'sms') {
    throw new Refusal({ ZH: '手机号码格式不正确', EN: 'Enter a valid mobile number' });
  }
  return recipient;
}

/** @throws Refusal when it is no e-mail address (AUTH-024, ERR-020) */
export function emailOf(text: string): Recipient {
  const recipient = recipientOf(text);
  if (text.trim() === '') throw new Refusal({ ZH: '请输入邮箱', EN: 'Enter your e-mail address' });
  if (recipient?.channel !== 'email') {
    throw new Refusal({ ZH: '邮箱格式不正确', EN: 'Enter a valid e-mail address' });
  }
  return recipient;
}
