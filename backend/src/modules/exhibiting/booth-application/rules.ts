import { createHash } from 'node:crypto';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isEmailAddress } from '../../../http/email-address.ts';
import { Refusal } from '../../../http/errors.ts';
import { graphemes } from '../../../http/graphemes.ts';
import type { Bilingual, Language } from '../../../http/language.ts';
import { isWebAddress } from '../../../http/web-address.ts';
import { typedPlain } from '../../../http/typed-text.ts';
import { recipientOf } from '../../identity/index.ts';
import type { ApplicationWords } from './application-words.ts';
import { type ApplicationBody, LONGEST } from './contract.ts';
import { productServices } from './product-services.ts';
import { prompts } from './messages.ts';

const MD5 = /^[0-9a-f]{32}$/i;
const TELEPHONE = /^[+\d][\d ()/-]{4,}$/;

const refusal = (text: Bilingual, field: string) => new Refusal(text, 500, undefined, field);

/** One line, nothing hangs over. @throws Refusal naming the field */
function line(text: string, field: string, longest: number, missing?: Bilingual): string {
  const plain = text.replace(/\s+/g, ' ').trim();
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
 * @throws Refusal naming the field
 */
export function mobileIn(text: string, country: string): string {
  const plain = typedPlain(text);
  if (plain === '') throw refusal(prompts.mobile, 'mobile');
  const number = parsePhoneNumberFromString(plain, isSupportedCountry(country) ? country : undefined);
  if (!number?.isPossible() || recipientOf(number.number)?.channel !== 'sms') {
    throw refusal(prompts.mobileForm, 'mobile');
  }
  return number.number;
}

/** @returns the MD5; blank in ZH, where a code signs in @throws Refusal VAL-070 */
function passwordIn({ password, pswSecond }: ApplicationBody, language: Language): string {
  if (language === 'ZH') return '';
  if (!MD5.test(password)) throw refusal(prompts.password, 'password');
  if (pswSecond === '') throw refusal(prompts.passwordAgain, 'pswSecond');
  if (pswSecond.toLowerCase() !== password.toLowerCase()) throw refusal(prompts.passwordsDiffer, 'pswSecond');
  return password.toLowerCase();
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

/**
 * Checks an application in the order of its form.
 * @throws Refusal naming the field (VAL-068..073)
 */
export function readApplication(body: ApplicationBody, words: ApplicationWords, language: Language) {
  const { genders, positions, waysToKnow } = words;
  if (!Object.hasOwn(genders, body.title)) throw refusal(prompts.title, 'title');
  const name = line(body.name, 'name', LONGEST.name, prompts.name);
  const company = line(body.company, 'company', LONGEST.company, prompts.company);
  const department = line(body.department, 'department', LONGEST.department, prompts.department);
  if (!Object.hasOwn(positions, body.position)) throw refusal(prompts.position, 'position');
  const country = (body.country.trim() || (language === 'ZH' ? 'CN' : '')).toUpperCase();
  if (!/^[A-Z]{2}$/.test(country)) throw refusal(prompts.country, 'country');
  const telephone = line(typedPlain(body.telephone), 'telephone', LONGEST.telephone, prompts.telephone);
  if (!TELEPHONE.test(telephone)) throw refusal(prompts.telephoneForm, 'telephone');
  const mobile = mobileIn(body.mobile, country);
  const email = typedPlain(body.email).toLowerCase();
  if (email === '') throw refusal(prompts.email, 'email');
  if (!isEmailAddress(email)) throw refusal(prompts.emailForm, 'email');
  const website = line(body.website, 'website', LONGEST.website);
  if (website !== '' && !isWebAddress(website)) throw refusal(prompts.website, 'website');
  if (body.captcha.trim() === '') throw refusal(prompts.captcha, 'captcha');
  const password = passwordIn(body, language);
  const services = chosen(body.productService, productServices, 'productService', prompts.productService);
  const ways = chosen(body.waysToKnow, Object.keys(waysToKnow), 'waysToKnow', prompts.waysToKnow);
  if (!body.agreed) throw refusal(prompts.agreed, 'agreed');
  const text: ApplicationText = {
    gender: body.title,
    name,
    company,
    department,
    position: body.position,
    telephone,
    mobile,
    email,
    website,
    country,
    productServices: services,
    waysToKnow: ways,
    invitationCode: line(body.invitationCode, 'invitationCode', 64),
    invitationId: line(body.invitationId, 'invitationId', 64),
  };
  return { text, code: body.captcha.trim(), password };
}

/** Of everything that was sent: a second press sends the same. */
export const fingerprintOf = (text: ApplicationText, code: string): string =>
  createHash('sha256')
    .update(JSON.stringify([Object.entries(text).toSorted(), code]))
    .digest('hex');
