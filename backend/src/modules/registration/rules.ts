import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isEmailAddress } from '../../http/email-address.ts';
import { Refusal } from '../../http/errors.ts';
import { graphemes } from '../../http/graphemes.ts';
import type { Bilingual, Language } from '../../http/language.ts';
import { isWebAddress } from '../../http/web-address.ts';
import { typedLine } from '../../http/typed-text.ts';
import { mobileOf, recipientOf } from '../identity/index.ts';
import { LONGEST, SHORTEST_ADDRESS, type InfoBody } from './contract.ts';
import { prompts, tooLong } from './messages.ts';
import type { VisitorWords } from './visitors/visitor-words.ts';

const COUNTRY = /^[A-Z]{2}$/;
const IDENTITY = /^[\p{L}\p{N}()（）/ -]{5,40}$/u;

export const refusal = (text: Bilingual, field: string) => new Refusal(text, 500, undefined, field);

/** One line, nothing hangs over. */

/** @throws Refusal naming the field */
function bounded(text: string, field: string, longest: number, missing?: Bilingual): string {
  const plain = typedLine(text);
  if (plain === '' && missing) throw refusal(missing, field);
  if (graphemes(plain) > longest) throw refusal(tooLong(longest), field);
  return plain;
}

/** The information of step 2 as it is kept. */
export interface Info {
  firstName: string;
  gender: string;
  identityNumber: string;
  department: string;
  position: string;
  country: string;
  companyName: string;
  telephoneCountryCode: string;
  telephoneNumber: string;
  ext: string;
  website: string;
  postcode: string;
  contactEmail: string;
  mobileNumber: string;
  detailAddress: string;
  isArrived: boolean;
}

/** @throws Refusal VAL-021 */
function countryOf(text: string, language: Language): string {
  const code = text.trim().toUpperCase();
  if (code === '' && language === 'ZH') return 'CN';
  if (!COUNTRY.test(code)) throw refusal(prompts.country, 'country');
  return code;
}

/** @throws Refusal VAL-024 */
function contactMobile(text: string, country: string): string {
  const plain = typedLine(text);
  if (plain === '') throw refusal(prompts.mobile, 'mobileNumber');
  const number = parsePhoneNumberFromString(plain, isSupportedCountry(country) ? country : undefined);
  // The rule of the mainland is stricter than the library's (VAL-003).
  if (!number?.isPossible() || recipientOf(number.number)?.channel !== 'sms') {
    throw refusal(prompts.mobileForm, 'mobileNumber');
  }
  return number.number;
}

function identityOf(text: string): string {
  const number = bounded(text, 'identityNumber', LONGEST.short, prompts.identityNumber);
  if (!IDENTITY.test(number)) throw refusal(prompts.identityForm, 'identityNumber');
  return number;
}

function emailIn(text: string): string {
  const email = text.trim();
  if (email === '') throw refusal(prompts.email, 'email');
  if (!isEmailAddress(email)) throw refusal(prompts.emailForm, 'email');
  return email;
}

const isGender = ({ genders }: VisitorWords, code: string) => Object.hasOwn(genders, code);
const isPosition = ({ positions }: VisitorWords, code: string) =>
  code === '' || Object.hasOwn(positions, code);

/**
 * Step 2, checked in the order of the form.
 * @param proved the mobile number that step 1 proved, which no form changes (AUTH-061); null after one by e-mail
 * @throws Refusal naming the field (VAL-018..026)
 */
export function readInfo(
  body: InfoBody,
  words: VisitorWords,
  language: Language,
  proved: string | null,
): Info {
  const firstName = bounded(body.firstName, 'firstName', LONGEST.name, prompts.firstName);
  if (!isGender(words, body.gender)) throw refusal(prompts.gender, 'gender');
  const identityNumber = identityOf(body.identityNumber);
  const country = countryOf(body.country, language);
  const companyName = bounded(body.companyName, 'companyName', LONGEST.company, prompts.companyName);
  const department = bounded(body.department, 'department', LONGEST.name);
  if (!isPosition(words, body.position)) throw refusal(prompts.position, 'position');
  const telephoneNumber = bounded(body.telephoneNumber, 'telephoneNumber', LONGEST.short);
  if (!/^[\d ()/-]*$/.test(telephoneNumber)) throw refusal(prompts.telephone, 'telephoneNumber');
  if (!/^(\+?[\d -]{1,8})?$/.test(body.telephoneCountryCode)) {
    throw refusal(prompts.telephone, 'telephoneCountryCode');
  }
  if (!/^\d{0,10}$/.test(body.ext)) throw refusal(prompts.ext, 'ext');
  const website = bounded(body.witeAddress, 'witeAddress', LONGEST.website);
  if (website !== '' && !isWebAddress(website)) throw refusal(prompts.website, 'witeAddress');
  const contactEmail = emailIn(body.email);
  const mobileNumber = proved ?? contactMobile(body.mobileNumber, country);
  const detailAddress = bounded(body.detailAddress, 'detailAddress', LONGEST.address, prompts.detailAddress);
  if (graphemes(detailAddress) < SHORTEST_ADDRESS) throw refusal(prompts.addressShort, 'detailAddress');
  return {
    firstName,
    gender: body.gender,
    identityNumber,
    country,
    companyName,
    department,
    position: body.position,
    telephoneNumber,
    ext: body.ext,
    website,
    contactEmail,
    mobileNumber,
    telephoneCountryCode: telephoneNumber === '' ? '' : typedLine(body.telephoneCountryCode),
    postcode: bounded(body.postcode, 'postcode', 20),
    detailAddress,
    isArrived: body.isArrived,
  };
}

/** Somebody whom another person registers. */
export interface Person {
  firstName: string;
  gender: string;
  mobileNumber: string;
  companyName: string;
  department: string;
  position: string;
  email: string;
  identityNumber: string;
}

/**
 * Somebody whom another person registers, checked in the order of the form; the mobile number comes back as +86….
 * @throws Refusal naming the field
 */
export function readPerson(person: Person, words: VisitorWords): Person {
  const firstName = bounded(person.firstName, 'firstName', LONGEST.name, prompts.firstName);
  if (!isGender(words, person.gender)) throw refusal(prompts.gender, 'gender');
  let mobileNumber: string;
  try {
    mobileNumber = mobileOf(person.mobileNumber).address;
  } catch (error) {
    throw error instanceof Refusal ? error.about('mobileNumber') : error;
  }
  const companyName = bounded(person.companyName, 'companyName', LONGEST.company, prompts.companyName);
  const department = bounded(person.department, 'department', LONGEST.name);
  if (!isPosition(words, person.position)) throw refusal(prompts.position, 'position');
  const email = emailIn(person.email);
  const identityNumber = identityOf(person.identityNumber);
  return {
    firstName,
    gender: person.gender,
    mobileNumber,
    companyName,
    department,
    position: person.position,
    email,
    identityNumber,
  };
}
