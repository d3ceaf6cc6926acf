import Type, { type Static } from 'typebox';
import { characters } from '../../../http/characters.ts';

/** Fewest characters of an address, on either side (VAL-053). */
export const MIN_ADDRESS = 10;

/** Most characters of each text, as people count them (docs/specification.md, Text lengths). */
export const longest = {
  companyNameCn: 100,
  companyNameEn: 150,
  companyDescriptionCn: 1000,
  companyDescriptionEn: 2000,
  companyPhone: 40,
  companyFax: 40,
  companyWebsite: 200,
  companyAddress: 100,
  companyAddressEn: 200,
} as const;

const text = (description: string) => Type.String({ description });

/** A company as its own people see it (EXH-048..051). */
export const OwnCompany = Type.Object(
  {
    id: Type.String(),
    username: text('The login of who asks: mobile number or e-mail address.'),
    logoUrl: Type.String(),
    companyNameCn: Type.String(),
    companyNameEn: Type.String(),
    productCategory: text('Classification of the exhibitor, 1 to 7 (CONFLICT-033).'),
    companyDescriptionCn: Type.String(),
    companyDescriptionEn: Type.String(),
    companyPhone: Type.String(),
    companyFax: Type.String(),
    companyWebsite: Type.String(),
    companyAddress: text('Address in Chinese.'),
    companyAddressEn: text('Address in English.'),
    boothNumber: text('Set by the organiser; blank before.'),
    positionType: text('Booth: 1 raw space, 2 standard; blank until the organiser sets it (CONST-058).'),
    positionType_dictText: text('The same in words, in the language of the request.'),
    boothRange: text('Square metres; blank until the organiser sets them.'),
    updateTime: text('yyyy-MM-dd HH:mm:ss, Shanghai time.'),
    version: text('Changes with what is written here; to be sent back with a change.'),
  },
  { $id: 'OwnCompany', description: "The caller's own company." },
);
export type OwnCompany = Static<typeof OwnCompany>;

const written = (field: keyof typeof longest, description: string) =>
  Type.Optional(characters(longest[field], { description }));

/**
 * What a company writes about itself. Booth, area and login are no part of it: unknown fields are refused. Missing
 * ones are let through to the rules, which ask for them in words.
 */
export const CompanyBody = Type.Object(
  {
    version: Type.Optional(
      Type.String({
        maxLength: 64,
        description: 'Of the record that was edited: nobody else’s text is lost.',
      }),
    ),
    logoUrl: Type.Optional(
      Type.String({
        maxLength: 300,
        description: 'Address of a picture (jpg, png) that this account uploaded, or the logo that it is.',
      }),
    ),
    companyNameCn: written('companyNameCn', 'Name in Chinese.'),
    companyNameEn: written('companyNameEn', 'Name in English.'),
    productCategory: Type.Optional(
      Type.String({ maxLength: 10, description: 'Classification of the exhibitor, 1 to 7.' }),
    ),
    companyDescriptionCn: written('companyDescriptionCn', 'Introduction in Chinese.'),
    companyDescriptionEn: written('companyDescriptionEn', 'Introduction in English.'),
    companyPhone: written('companyPhone', 'Blank for none.'),
    companyFax: written('companyFax', 'Blank for none.'),
    companyWebsite: written('companyWebsite', 'Blank for none; without a scheme https is meant.'),
    companyAddress: written('companyAddress', `In Chinese, at least ${MIN_ADDRESS} characters.`),
    companyAddressEn: written('companyAddressEn', `In English, at least ${MIN_ADDRESS} characters.`),
  },
  { additionalProperties: false },
);
export type CompanyBody = Static<typeof CompanyBody>;
