import { createHash } from 'node:crypto';
import { Refusal } from '../../../http/errors.ts';
import { graphemes } from '../../../http/graphemes.ts';
import type { Bilingual } from '../../../http/language.ts';
import { readAll } from '../../../http/read-all.ts';
import type { OwnCompanyRow, OwnCompanyValues } from '../../catalogue/index.ts';
import { longest, MIN_ADDRESS, type CompanyBody } from './contract.ts';
import { names, refused } from './messages.ts';

type Field = keyof typeof longest;

const refusal = (text: Bilingual, field: keyof CompanyBody) => new Refusal(text, 500, undefined, field);

const several = new Set<Field>(['companyDescriptionCn', 'companyDescriptionEn']);

/** Lines end alike, nothing hangs over, and what is one line has one. */
const tidy = (text: string | undefined, field: Field): string => {
  const lines = (text ?? '').replace(/\r\n?/g, '\n').trim();
  return several.has(field) ? lines : lines.replace(/\s+/g, ' ');
};

/** A text of a company, blank or not. @throws Refusal naming the field where it is too long */
export function textOf(body: CompanyBody, field: Field): string {
  const text = tidy(body[field], field);
  if (graphemes(text) > longest[field]) {
    const name = names[field];
    const limit = longest[field];
    throw refusal(
      {
        ZH: `${name.ZH}不能超过 ${limit} 个字符`,
        EN: `The ${name.EN} cannot exceed ${limit} characters`,
      },
      field,
    );
  }
  return text;
}

function needed(body: CompanyBody, field: Field): string {
  const text = textOf(body, field);
  const name = names[field];
  if (text === '') throw refusal({ ZH: `请输入${name.ZH}`, EN: `Enter the ${name.EN}` }, field);
  return text;
}

/** A telephone number; blank for none. @throws Refusal naming the field, with this text */
function numberOf(body: CompanyBody, field: 'companyPhone' | 'companyFax', text: Bilingual): string {
  const number = textOf(body, field).normalize('NFKC');
  // Several numbers, extensions and what stands between digits, but no sentences.
  const isOne = /^[\d+()\-–./,;#\s转extEXT]*$/u.test(number) && (number.match(/\d/g) ?? []).length >= 5;
  if (number !== '' && !isOne) throw refusal(text, field);
  return number;
}

/** The telephone number of a company; blank for none. @throws Refusal naming the field */
export const phoneOf = (body: CompanyBody): string => numberOf(body, 'companyPhone', refused.phone);

/** @returns an address that a browser can open; blank for none @throws Refusal naming the field */
export function websiteOf(body: CompanyBody): string {
  const text = textOf(body, 'companyWebsite');
  if (text === '') return '';
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isWeb = url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && url.username === '';
  if (!isWeb || /\s/.test(text)) throw refusal(refused.website, 'companyWebsite');
  return address;
}

function addressOf(body: CompanyBody, field: 'companyAddress' | 'companyAddressEn', short: Bilingual) {
  const address = needed(body, field);
  if (graphemes(address) < MIN_ADDRESS) throw refusal(short, field);
  return address;
}

function logoOf({ logoUrl = '' }: CompanyBody): string {
  const address = logoUrl.trim();
  if (address === '') throw refusal(refused.logo, 'logoUrl');
  return address;
}

function categoryOf({ productCategory = '' }: CompanyBody, roots: readonly string[]): string {
  const code = productCategory.trim();
  if (!roots.includes(code)) throw refusal(refused.classification, 'productCategory');
  return code;
}

/**
 * What a company wrote about itself, checked in the order of the form.
 * @param roots codes of the classifications
 * @throws Refusal naming the fields (VAL-048..053)
 */
export const readCompany = (body: CompanyBody, roots: readonly string[]): OwnCompanyValues =>
  readAll({
    logoUrl: () => logoOf(body),
    nameCn: () => needed(body, 'companyNameCn'),
    nameEn: () => needed(body, 'companyNameEn'),
    categoryCode: () => categoryOf(body, roots),
    descriptionCn: () => needed(body, 'companyDescriptionCn'),
    descriptionEn: () => needed(body, 'companyDescriptionEn'),
    phone: () => phoneOf(body),
    fax: () => numberOf(body, 'companyFax', refused.fax),
    website: () => websiteOf(body),
    addressCn: () => addressOf(body, 'companyAddress', refused.addressShort),
    addressEn: () => addressOf(body, 'companyAddressEn', refused.addressEnShort),
  });

/** What the organiser sets has to be there (VAL-050). @throws Refusal */
export function assertBooth({ boothNumber, boothKind }: OwnCompanyRow): void {
  if (boothNumber === '') throw new Refusal(refused.boothNumber, 500, undefined, 'boothNumber');
  if (boothKind === '') throw new Refusal(refused.boothKind, 500, undefined, 'positionType');
}

/** Changes with every text: whoever saves shows by it which state was edited. */
export const versionOf = (company: OwnCompanyValues): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        company.logoUrl,
        company.nameCn,
        company.nameEn,
        company.categoryCode,
        company.descriptionCn,
        company.descriptionEn,
        company.phone,
        company.fax,
        company.website,
        company.addressCn,
        company.addressEn,
      ]),
    )
    .digest('hex')
    .slice(0, 32);
