import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isEmailAddress } from '../../http/email-address.ts';
import { about, Refusal } from '../../http/errors.ts';
import { graphemes } from '../../http/graphemes.ts';
import type { Bilingual, Language } from '../../http/language.ts';
import { readAll } from '../../http/read-all.ts';
import { isWebAddress } from '../../http/web-address.ts';
import { typedCode, typedHyphens, typedLine, typedPlain } from '../../http/typed-text.ts';
import { mobileOf, recipientOf } from '../identity/index.ts';
import { LONGEST, SHORTEST_ADDRESS, type InfoBody } from './contract.ts';
import { missing, prompts, tooLong } from './messages.ts';
import type { VisitorWords } from './visitors/visitor-words.ts';

const COUNTRY = /^[A-Z]{2}$/;
const IDENTITY = /^[\p{L}\p{N}()（）/ -]{5,40}$/u;

export const refusal = (text: Bilingual, field: string) => new Refusal(text, 500, undefined, field);

/** One line, nothing hangs over. @throws Refusal naming the field */
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

const countryIn = (text: string, language: Language): string =>
  text.trim().toUpperCase() || (language === 'ZH' ? 'CN' : '');

/** @throws Refusal VAL-021 */
function countryOf(text: string, language: Language): string {
  const code = countryIn(text, language);
  if (!COUNTRY.test(code)) throw refusal(prompts.country, 'country');
  return code;
}

/**
 * @param country blank while nobody has said it: then no number can be judged
 * @throws Refusal VAL-024
 */
function contactMobile(text: string, country: string): string {
  const plain = typedPlain(text);
  if (plain === '') throw refusal(prompts.mobile, 'mobileNumber');
  if (country === '') return plain;
  const number = parsePhoneNumberFromString(plain, isSupportedCountry(country) ? country : undefined);
  // The rule of the mainland is stricter than the library's (VAL-003).
  if (!number?.isPossible() || recipientOf(number.number)?.channel !== 'sms') {
    throw refusal(prompts.mobileForm, 'mobileNumber');
  }
  return number.number;
}

function identityOf(text: string): string {
  const number = bounded(typedHyphens(text), 'identityNumber', LONGEST.short, prompts.identityNumber);
  if (!IDENTITY.test(number)) throw refusal(prompts.identityForm, 'identityNumber');
  return number;
}

function emailIn(text: string): string {
  const email = typedPlain(text);
  if (email === '') throw refusal(prompts.email, 'email');
  if (!isEmailAddress(email)) throw refusal(prompts.emailForm, 'email');
  return email;
}

function genderOf(code: string, { genders }: VisitorWords): string {
  if (!Object.hasOwn(genders, code)) throw refusal(prompts.gender, 'gender');
  return code;
}

function positionOf(code: string, { positions }: VisitorWords): string {
  if (code !== '' && !Object.hasOwn(positions, code)) throw refusal(prompts.position, 'position');
  return code;
}

function telephoneOf(text: string): string {
  const number = bounded(typedPlain(text), 'telephoneNumber', LONGEST.short);
  if (!/^[\d ()/-]*$/.test(number)) throw refusal(prompts.telephone, 'telephoneNumber');
  return number;
}

/** The code of a country, which stands before a number and is nothing without one. */
function countryCodeOf({ telephoneCountryCode, telephoneNumber }: InfoBody): string {
  if (!/^(\+?[\d -]{1,8})?$/.test(telephoneCountryCode)) {
    throw refusal(prompts.telephone, 'telephoneCountryCode');
  }
  return typedLine(telephoneNumber) === '' ? '' : typedLine(telephoneCountryCode);
}

function extensionOf(text: string): string {
  const extension = typedCode(text);
  if (!/^\d{0,10}$/.test(extension)) throw refusal(prompts.ext, 'ext');
  return extension;
}

function websiteOf(text: string): string {
  const website = bounded(text, 'witeAddress', LONGEST.website);
  if (website !== '' && !isWebAddress(website)) throw refusal(prompts.website, 'witeAddress');
  return website;
}

function addressOf(text: string): string {
  const address = bounded(text, 'detailAddress', LONGEST.address, prompts.detailAddress);
  if (graphemes(address) < SHORTEST_ADDRESS) throw refusal(prompts.addressShort, 'detailAddress');
  return address;
}

/**
 * Step 2, checked in the order of the form.
 * @param proved the mobile number that step 1 proved, which no form changes (AUTH-061); null after one by e-mail
 * @throws Refusal naming the fields (VAL-018..026)
 */
export const readInfo = (
  body: InfoBody,
  words: VisitorWords,
  language: Language,
  proved: string | null,
): Info =>
  readAll({
    firstName: () => bounded(body.firstName, 'firstName', LONGEST.name, prompts.firstName),
    gender: () => genderOf(body.gender, words),
    identityNumber: () => identityOf(body.identityNumber),
    country: () => countryOf(body.country, language),
    companyName: () => bounded(body.companyName, 'companyName', LONGEST.company, prompts.companyName),
    department: () => bounded(body.department, 'department', LONGEST.name),
    position: () => positionOf(body.position, words),
    mobileNumber: () => proved ?? contactMobile(body.mobileNumber, countryIn(body.country, language)),
    contactEmail: () => emailIn(body.email),
    telephoneCountryCode: () => countryCodeOf(body),
    telephoneNumber: () => telephoneOf(body.telephoneNumber),
    ext: () => extensionOf(body.ext),
    website: () => websiteOf(body.witeAddress),
    detailAddress: () => addressOf(body.detailAddress),
    postcode: () => bounded(typedPlain(body.postcode), 'postcode', 20),
    isArrived: () => body.isArrived,
  });

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

/** @throws Refusal where it is blank; the sentence addresses the person who registers another one */
function given(person: Person, field: keyof typeof missing): string {
  if (typedLine(person[field]) === '') throw refusal(missing[field], field);
  return person[field];
}

/**
 * Somebody whom another person registers, checked in the order of the form; the mobile number comes back as +86….
 * @throws Refusal naming the fields
 */
export const readPerson = (person: Person, words: VisitorWords): Person =>
  readAll({
    firstName: () => bounded(given(person, 'firstName'), 'firstName', LONGEST.name),
    gender: () => genderOf(person.gender, words),
    mobileNumber: () => about('mobileNumber', () => mobileOf(given(person, 'mobileNumber')).address),
    companyName: () => bounded(person.companyName, 'companyName', LONGEST.company, prompts.companyName),
    department: () => bounded(person.department, 'department', LONGEST.name),
    position: () => positionOf(person.position, words),
    email: () => emailIn(given(person, 'email')),
    identityNumber: () => identityOf(given(person, 'identityNumber')),
  });
