import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { countriesIn } from '../../../i18n/countries';
import type { Lang, MessageId } from '../../../i18n';
import { isEmail } from '../../../lib/email';
import { graphemes } from '../../../lib/graphemes';
import { isRecord, keysOf, recordOf } from '../../../lib/objects';
import { typedPlain } from '../../../lib/typed-numbers';
import type { VisitStandingFragment } from './wizard.generated';

export type Information = VisitStandingFragment['information'];
export type InformationField = Exclude<keyof Information, 'isComing'>;
export type InformationErrors = Partial<Record<InformationField, MessageId>>;

/** Shortest postal address, characters as people count them (VAL-025, CONST-042). */
const SHORTEST_ADDRESS = 10;

/** The fields in the order of the form; the first wrong one takes the focus. */
export const informationFields = [
  'name',
  'title',
  'identityNumber',
  'companyName',
  'department',
  'position',
  'country',
  'address',
  'postcode',
  'website',
  'mobile',
  'email',
  'phoneCountryCode',
  'phoneNumber',
  'phoneExtension',
] as const satisfies readonly InformationField[];

/** What the form starts with: all that was said before, and a proved number as the mobile number, which no form changes. */
export function saidBefore({
  information,
  provedMobile,
}: {
  information: Information;
  provedMobile: string | null;
}): Information {
  // Field by field: the cache adds fields such as __typename, which must not be sent.
  const said = recordOf(informationFields, (field) => information[field]);
  return {
    ...said,
    isComing: information.isComing,
    mobile: provedMobile?.replace(/^\+86/, '') ?? information.mobile,
  };
}

/** Reads what the browser kept; whatever else is there is dropped. */
export function parseInformation(kept: unknown): Information | null {
  if (!isRecord(kept)) return null;
  const texts = recordOf(informationFields, (field) => {
    const text = kept[field];
    return typeof text === 'string' ? text : '';
  });
  return { ...texts, isComing: kept['isComing'] !== false };
}

const required = {
  name: 'registration.missing.name',
  title: 'registration.missing.title',
  identityNumber: 'registration.missing.identityNumber',
  companyName: 'registration.missing.companyName',
  mobile: 'registration.missing.mobile',
  email: 'registration.missing.email',
  address: 'registration.missing.address',
} as const satisfies Partial<Record<InformationField, MessageId>>;

/** What the server takes, so that all that is malformed is told at once; it names one field at a time. */
const forms = {
  identityNumber: /^[\p{L}\p{N}()（）/ -]{5,40}$/u,
  phoneNumber: /^[\d ()/-]*$/,
  phoneExtension: /^\d*$/,
  website: /^((https?:\/\/)?[^\s/?#@]+\.[^\s/?#@.]{2,}([/?#]\S*)?)?$/iu,
} as const satisfies Partial<Record<InformationField, RegExp>>;

/** `+44` for `GB`. */
export function dialCode(country: string): string {
  if (!isSupportedCountry(country)) throw new Error(`no calling code of ${country}`);
  return `+${getCountryCallingCode(country)}`;
}

/** Whom a calling code is named by that several countries share. */
const mainOf: Record<string, string> = {
  '+1': 'US',
  '+7': 'RU',
  '+39': 'IT',
  '+44': 'GB',
  '+47': 'NO',
  '+61': 'AU',
  '+64': 'NZ',
  '+212': 'MA',
  '+262': 'RE',
  '+358': 'FI',
  '+590': 'GP',
  '+599': 'CW',
};

/** Each calling code once, with the country that it is known by (AUTH-059, AUTH-060). */
export function dialCodesIn(lang: Lang): { code: string; name: string }[] {
  const found = new Map<string, string>();
  for (const { code: country, name } of countriesIn(lang)) {
    const code = dialCode(country);
    if (mainOf[code] === undefined ? !found.has(code) : mainOf[code] === country) found.set(code, name);
  }
  return [...found].map(([code, name]) => ({ code, name }));
}

/** The country of a proved number; blank where several share its calling code. */
export const countryOfNumber = (number: string | null): string =>
  (number && parsePhoneNumberFromString(number)?.country) || '';

/**
 * Whether the country is asked for: in English, and in Chinese of whoever has not proved a number of the mainland, for
 * that is what Chinese without a country counts as (AUTH-058).
 */
export const asksCountry = (lang: Lang, provedMobile: string | null): boolean =>
  lang === 'EN' || !provedMobile?.startsWith('+86');

/** Step 2; the server checks the same again, and the rest (VAL-018..026). */
export function checkInformation(
  lang: Lang,
  values: Information,
  provedMobile: string | null,
): InformationErrors {
  const errors: InformationErrors = {};
  for (const field of keysOf(required)) {
    if (values[field].trim() === '') errors[field] = required[field];
  }
  if (asksCountry(lang, provedMobile) && values.country === '')
    errors.country = 'registration.missing.country';
  if (!errors.email && !isEmail(values.email.trim())) errors.email = 'registration.wrong.email';
  if (!errors.mobile && provedMobile === null) {
    const country = values.country || 'CN';
    const number = isSupportedCountry(country)
      ? parsePhoneNumberFromString(values.mobile, country)
      : parsePhoneNumberFromString(values.mobile);
    if (!number?.isPossible()) {
      errors.mobile = 'registration.wrong.mobile';
    }
  }
  for (const field of keysOf(forms)) {
    if (!errors[field] && !forms[field].test(typedPlain(values[field])))
      errors[field] = `registration.wrong.${field}`;
  }
  if (!errors.address && graphemes(values.address.trim()) < SHORTEST_ADDRESS) {
    errors.address = 'registration.wrong.address';
  }
  return errors;
}
