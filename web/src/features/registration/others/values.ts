import type { Lang, MessageId } from '../../../i18n';
import { isEmail } from '../../../lib/email';
import { mainlandMobile, typedPlain } from '../../../lib/typed-numbers';
import { isRecord, keysOf, recordOf } from '../../../lib/objects';

/** What the form holds (VC-071). */
export interface OtherValues {
  name: string;
  title: string;
  mobile: string;
  companyName: string;
  department: string;
  position: string;
  email: string;
  identityNumber: string;
  /** Which language the mail to the person is in. */
  mailLanguage: Lang;
}
type OtherField = keyof OtherValues;

export const emptyOther = {
  name: '',
  title: '',
  mobile: '',
  companyName: '',
  department: '',
  position: '',
  email: '',
  identityNumber: '',
};

/** In the order of the form. */
export const otherFields = [
  'name',
  'title',
  'identityNumber',
  'companyName',
  'department',
  'position',
  'mobile',
  'email',
  'mailLanguage',
] as const satisfies readonly OtherField[];

/** Reads what the browser kept; whatever else is there is dropped. */
export function parseOther(kept: unknown): OtherValues | null {
  if (!isRecord(kept)) return null;
  const texts = recordOf(keysOf(emptyOther), (field) => {
    const text = kept[field];
    return typeof text === 'string' ? text : '';
  });
  return { ...texts, mailLanguage: kept['mailLanguage'] === 'EN' ? 'EN' : 'ZH' };
}

const required = {
  name: 'others.need.name',
  title: 'others.need.title',
  mobile: 'others.need.mobile',
  companyName: 'others.need.companyName',
  email: 'others.need.email',
  identityNumber: 'others.need.identityNumber',
} as const satisfies Partial<Record<OtherField, MessageId>>;

/** Eleven digits of the mainland, the second 3 to 9 (CONFLICT-003), or a number with its country code. */
const MOBILE = /^(1[3-9]\d{9}|\+\d{6,15})$/;

/** The digits of a number, with the country's code of one abroad, however it was typed. */
export const plainMobile = (text: string): string => mainlandMobile(typedPlain(text)).replace(/[\s()-]/g, '');

/** What is wrong, by field (VAL-029..034); the server has the last word. */
export function checkOther(
  values: Omit<OtherValues, 'mailLanguage'>,
): Partial<Record<OtherField, MessageId>> {
  const errors: Partial<Record<OtherField, MessageId>> = {};
  for (const field of keysOf(required)) {
    if (values[field].trim() === '') errors[field] = required[field];
  }
  if (!errors.mobile && !MOBILE.test(plainMobile(values.mobile))) errors.mobile = 'others.bad.mobile';
  if (!errors.email && !isEmail(values.email.trim())) errors.email = 'others.bad.email';
  return errors;
}
