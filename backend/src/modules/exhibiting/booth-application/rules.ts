import { createHash } from 'node:crypto';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isEmailAddress } from '../../../http/email-address.ts';
import { Refusal } from '../../../http/errors.ts';
import { graphemes } from '../../../http/graphemes.ts';
import type { Bilingual, Language } from '../../../http/language.ts';
import { readAll } from '../../../http/read-all.ts';
import { isWebAddress } from '../../../http/web-address.ts';
import { typedPlain } from '../../../http/typed-text.ts';
import { assertGoodPassword, recipientOf } from '../../identity/index.ts';
import type { ApplicationWords } from './application-words.ts';
import { type ApplicationBody, LONGEST } from './contract.ts';
import { productServices } from './product-services.ts';
import { prompts } from './messages.ts';

const MD5 = /^[0-9a-f]{32}$/i;
const TELEPHONE = /^[+\d][\d ()/-]{4,}$/;

const refusal = (text: Bilingual, field: string) => new Refusal(text, 500, undefined, field);

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** One line, nothing hangs over. @throws Refusal naming the field */
function line(text: string, field: string, longest: number, missing?: Bilingual): string {
  const plain = oneLine(text);
  if (plain === '' && missing) throw refusal(missing, field);
  if (graphemes(plain) > longest) {
    throw refusal({ ZH: `内容不能超过 ${longest} 个字符`, EN: `At most ${longest} characters` }, field);
  }
  return plain;
}

/** Known codes of a comma list, each once. @throws Refusal where none is left */
function chosen(list: string, known: readonly string[], field: string, missing: Bilingual): string[] {
  const codes = [...new Set(list.split(',').map((code) => code.trim()))].filter((code) =>
    known.includes(code),
  );
  if (codes.length === 0) throw refusal(missing, field);
  return codes;
}

/**
 * Of the mainland eleven digits (VAL-069, VAL-074); elsewhere what a number can be (CONFLICT-009).
 * @param country blank while nobody has said it: then no number can be judged
 * @throws Refusal naming the field
 */
export function mobileIn(text: string, country: string): string {
  const plain = typedPlain(text);
  if (plain === '') throw refusal(prompts.mobile, 'mobile');
  if (country === '') return plain;
  const number = numberIn(plain, country);
  if (!number?.isPossible() || recipientOf(number.number)?.channel !== 'sms') {
    throw refusal(prompts.mobileForm, 'mobile');
  }
  return number.number;
}

const numberIn = (plain: string, country: string) =>
  parsePhoneNumberFromString(plain, isSupportedCountry(country) ? country : undefined);

function titleOf(code: string, { genders }: ApplicationWords): string {
  if (!Object.hasOwn(genders, code)) throw refusal(prompts.title, 'title');
  return code;
}

function positionOf(code: string, { positions }: ApplicationWords): string {
  if (!Object.hasOwn(positions, code)) throw refusal(prompts.position, 'position');
  return code;
}

const countryIn = (text: string, language: Language): string =>
  (text.trim() || (language === 'ZH' ? 'CN' : '')).toUpperCase();

function countryOf(text: string, language: Language): string {
  const code = countryIn(text, language);
  if (!/^[A-Z]{2}$/.test(code)) throw refusal(prompts.country, 'country');
  return code;
}

function telephoneOf(text: string): string {
  const number = line(typedPlain(text), 'telephone', LONGEST.telephone, prompts.telephone);
  if (!TELEPHONE.test(number)) throw refusal(prompts.telephoneForm, 'telephone');
  return number;
}

function emailIn(text: string): string {
  const email = typedPlain(text).toLowerCase();
  if (email === '') throw refusal(prompts.email, 'email');
  if (!isEmailAddress(email)) throw refusal(prompts.emailForm, 'email');
  return email;
}

function websiteOf(text: string): string {
  const website = line(text, 'website', LONGEST.website);
  if (website !== '' && !isWebAddress(website)) throw refusal(prompts.website, 'website');
  return website;
}

function codeOf(text: string): string {
  if (text.trim() === '') throw refusal(prompts.captcha, 'captcha');
  return text.trim();
}

/** @returns the MD5; blank in ZH, where a code signs in @throws Refusal VAL-070 */
function passwordIn(body: ApplicationBody, language: Language): string {
  if (language === 'ZH') return '';
  const { password, name, company, email } = body;
  if (!MD5.test(password)) throw refusal(prompts.password, 'password');
  const plain = typedPlain(body.mobile);
  const mobile = numberIn(plain, countryIn(body.country, language))?.number ?? plain;
  const named = { mobile, email: typedPlain(email).toLowerCase(), names: [name, company].map(oneLine) };
  assertGoodPassword(password, named, 'password');
  return password.toLowerCase();
}

/** @throws Refusal VAL-070 */
function assertSameAgain({ password, pswSecond }: ApplicationBody, language: Language): void {
  // While the password itself is missing, nothing can be compared.
  if (language === 'ZH' || !MD5.test(password)) return;
  if (pswSecond === '') throw refusal(prompts.passwordAgain, 'pswSecond');
  if (pswSecond.toLowerCase() !== password.toLowerCase()) throw refusal(prompts.passwordsDiffer, 'pswSecond');
}

function assertAgreed(isAgreed: boolean): void {
  if (!isAgreed) throw refusal(prompts.agreed, 'agreed');
}

/** An application as it is kept. */
export interface ApplicationText {
  gender: string;
  name: string;
  company: string;
  department: string;
  position: string;
  telephone: string;
  mobile: string;
  email: string;
  website: string;
  country: string;
  productServices: string[];
  waysToKnow: string[];
  invitationCode: string;
  invitationId: string;
}

/** What an application holds: what is kept of it, and what proves it. */
interface ReadApplication {
  text: ApplicationText;
  code: string;
  /** MD5; blank in ZH. */
  password: string;
}

/**
 * Checks an application in the order of its form.
 * @throws Refusal naming the fields (VAL-068..073)
 */
export function readApplication(
  body: ApplicationBody,
  words: ApplicationWords,
  language: Language,
): ReadApplication {
  const {
    code,
    password,
    again: _again,
    agreed: _agreed,
    ...text
  } = readAll({
    gender: () => titleOf(body.title, words),
    name: () => line(body.name, 'name', LONGEST.name, prompts.name),
    company: () => line(body.company, 'company', LONGEST.company, prompts.company),
    department: () => line(body.department, 'department', LONGEST.department, prompts.department),
    position: () => positionOf(body.position, words),
    country: () => countryOf(body.country, language),
    telephone: () => telephoneOf(body.telephone),
    mobile: () => mobileIn(body.mobile, countryIn(body.country, language)),
    email: () => emailIn(body.email),
    website: () => websiteOf(body.website),
    code: () => codeOf(body.captcha),
    password: () => passwordIn(body, language),
    again: () => assertSameAgain(body, language),
    productServices: () =>
      chosen(body.productService, productServices, 'productService', prompts.productService),
    waysToKnow: () =>
      chosen(body.waysToKnow, Object.keys(words.waysToKnow), 'waysToKnow', prompts.waysToKnow),
    agreed: () => assertAgreed(body.agreed),
    invitationCode: () => line(body.invitationCode, 'invitationCode', 64),
    invitationId: () => line(body.invitationId, 'invitationId', 64),
  });
  return { text, code, password };
}

/** Of everything that was sent: a second press sends the same. */
export const fingerprintOf = (text: ApplicationText, code: string): string =>
  createHash('sha256')
    .update(JSON.stringify([Object.entries(text).toSorted(), code]))
    .digest('hex');
