import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { Refusal } from '../../../http/errors.ts';
import { graphemes } from '../../../http/graphemes.ts';
import type { Bilingual } from '../../../http/language.ts';
import { readAll } from '../../../http/read-all.ts';
import { typedHyphens, typedLine } from '../../../http/typed-text.ts';
import { recipientOf } from '../../identity/index.ts';
import type { Words } from '../../../dictionaries/index.ts';
import { LONGEST, type BadgeBody } from './contract.ts';
import { isIdentityCard } from './identity-card.ts';

/** Kinds of cards (CONST-057). No third code is given, so passports are `-1` (CONFLICT-044). */
export const cardTypes: Record<string, Bilingual> = {
  '1': { ZH: '身份证', EN: 'Chinese ID card' },
  '-1': { ZH: '护照 / 其他证件', EN: 'Passport or other' },
};
const IDENTITY_CARD = '1';

/** What was written of a badge, as it is kept. */
export interface BadgeText {
  name: string;
  cardType: string;
  cardNumber: string;
  /** Address, or blank. */
  cardImage: string;
  companyName: string;
  position: string;
  phone: string;
}

const prompts = {
  name: { ZH: '请输入姓名', EN: 'Enter the name' },
  cardType: { ZH: '请选择证件类型', EN: 'Select the ID type' },
  idcard: { ZH: '请输入证件号码', EN: 'Enter the ID or passport number' },
  idcardForm: { ZH: '身份证号码不正确', EN: 'Enter a valid ID card number' },
  idcardOther: {
    ZH: '证件号码只能包含字母、数字和短横线，5 至 40 位',
    EN: 'Enter 5 to 40 letters, digits and hyphens',
  },
  cardImage: { ZH: '请上传证件照片', EN: 'Upload a picture of the ID' },
  companyName: { ZH: '请输入公司名称', EN: 'Enter the company name' },
  position: { ZH: '请选择职位', EN: 'Select a position' },
  phone: { ZH: '请输入手机号码', EN: 'Enter the mobile number' },
  phoneForm: { ZH: '手机号码格式不正确', EN: 'Enter a valid mobile number' },
} satisfies Record<string, Bilingual>;

const refusal = (text: Bilingual, field: keyof BadgeBody) => new Refusal(text, 500, undefined, field);

function bounded(text: string | undefined, field: 'name' | 'companyName', longest: number): string {
  const plain = typedLine(text);
  if (plain === '') throw refusal(prompts[field], field);
  if (graphemes(plain) > longest) {
    throw refusal({ ZH: `不能超过 ${longest} 个字符`, EN: `Cannot exceed ${longest} characters` }, field);
  }
  return plain;
}

function numberOf(text: string | undefined, cardType: string): string {
  // Full-width digits are digits.
  const number = typedHyphens(text ?? '')
    .replace(/\s/g, '')
    .toUpperCase();
  if (number === '') throw refusal(prompts.idcard, 'idcard');
  if (cardType === IDENTITY_CARD) {
    if (!isIdentityCard(number)) throw refusal(prompts.idcardForm, 'idcard');
  } else if (!/^[A-Z0-9-]{5,40}$/.test(number)) throw refusal(prompts.idcardOther, 'idcard');
  return number;
}

function phoneOf(text: string | undefined): string {
  const plain = typedLine(text);
  if (plain === '') throw refusal(prompts.phone, 'phone');
  const mobile = recipientOf(plain);
  if (mobile?.channel === 'sms') return mobile.address;
  const number = parsePhoneNumberFromString(plain, 'CN');
  // A mainland number that begins as mobiles do and is none is a mistake, not a line in an office (VAL-003).
  const isLine = number?.isPossible() === true && !number.nationalNumber.startsWith('1');
  if (plain.includes('@') || !isLine) throw refusal(prompts.phoneForm, 'phone');
  return number.number;
}

function cardTypeOf(text: string | undefined): string {
  const cardType = typedLine(text);
  if (!Object.hasOwn(cardTypes, cardType)) throw refusal(prompts.cardType, 'cardType');
  return cardType;
}

function cardImageOf(text: string | undefined, cardType: string): string {
  // An identity card proves itself by its number; no picture of one is kept (EXH-101).
  if (cardType === IDENTITY_CARD) return '';
  const address = typedLine(text);
  // While nobody knows which card it is, no picture is asked for.
  if (address === '' && Object.hasOwn(cardTypes, cardType)) throw refusal(prompts.cardImage, 'cardImage');
  return address;
}

function positionOf(text: string | undefined, positions: Words): string {
  const position = typedLine(text);
  if (!Object.hasOwn(positions, position)) throw refusal(prompts.position, 'position');
  return position;
}

/**
 * What was written of a badge, checked in the order of the form.
 * @throws Refusal naming the fields (VAL-063, DESIGN-041)
 */
export function readBadge(body: BadgeBody, positions: Words): BadgeText {
  const cardType = typedLine(body.cardType);
  return readAll({
    name: () => bounded(body.name, 'name', LONGEST.name),
    cardType: () => cardTypeOf(body.cardType),
    cardNumber: () => numberOf(body.idcard, cardType),
    cardImage: () => cardImageOf(body.cardImage, cardType),
    companyName: () => bounded(body.companyName, 'companyName', LONGEST.company),
    position: () => positionOf(body.position, positions),
    phone: () => phoneOf(body.phone),
  });
}
