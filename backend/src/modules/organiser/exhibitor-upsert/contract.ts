import Type, { type Static, type TString } from 'typebox';
import { characters } from '../../../http/characters.ts';
import { refusalReasons } from '../../../http/errors.ts';
import { LONGEST_BOOTH_NUMBER, longestCompanyTexts as longest } from '../../exhibiting/index.ts';
import { type FieldKey, fieldKeys, LONGEST_CONTACT } from '../exhibitor-import/fields.ts';

/** Records of one call. */
export const MOST_RECORDS = 200;
/** Longest id of an exhibitor in another system, characters as people count them. */
export const LONGEST_EXTERNAL_ID = 100;
/** Longest name of a country, a category or a kind of booth, likewise. */
const LONGEST_WORD = 100;
/** Longest e-mail address, and longest number of a telephone. */
const LONGEST_ADDRESS = 254;

const field = (schema: TString) => Type.Optional(Type.Union([schema, Type.Null()]));
const upTo = (most: number, description: string) =>
  field(characters(most, { description: `${description} At most ${most} characters.` }));

/** The fields of a record besides its id: those of the import from a spreadsheet. */
const recordFields = {
  nameCn: upTo(longest.companyNameCn, 'Name in Chinese; one of both names has to be there.'),
  nameEn: upTo(longest.companyNameEn, 'Name in English.'),
  country: upTo(LONGEST_WORD, 'Country or region: its name in either language, or ISO 3166-1 alpha-2.'),
  category: upTo(LONGEST_WORD, 'Category: its code, or its name in either language; a leaf means its root.'),
  boothNumber: upTo(LONGEST_BOOTH_NUMBER, 'Booth number: hall, row and place, like N3-B27.'),
  boothKind: upTo(LONGEST_WORD, 'Kind of booth: 1 raw space, 2 standard booth, or its name.'),
  boothArea: upTo(LONGEST_WORD, 'Area of the booth in square metres, like 36 or 37.5.'),
  contact: upTo(LONGEST_CONTACT, 'Who signs in for a company that is added.'),
  email: upTo(LONGEST_ADDRESS, 'E-mail address; of a company that is added it signs in, too.'),
  mobile: upTo(LONGEST_ADDRESS, 'Mobile number that signs in for a company that is added.'),
  website: upTo(longest.companyWebsite, 'Web address; without a scheme https is meant.'),
  phone: upTo(longest.companyPhone, 'Telephone number.'),
  addressCn: upTo(longest.companyAddress, 'Postal address in Chinese.'),
  addressEn: upTo(longest.companyAddressEn, 'Postal address in English.'),
  descriptionCn: upTo(longest.companyDescriptionCn, 'Introduction in Chinese.'),
  descriptionEn: upTo(longest.companyDescriptionEn, 'Introduction in English.'),
} satisfies Record<FieldKey, unknown>;

export const ExhibitorRecord = Type.Object(
  {
    externalId: characters(LONGEST_EXTERNAL_ID, {
      description: `Id of the exhibitor in the system that sends it. At most ${LONGEST_EXTERNAL_ID} characters.`,
    }),
    ...recordFields,
  },
  {
    additionalProperties: false,
    description:
      'An exhibitor as another system of the organiser knows it. A field that is left out stays as it is, one that is null or blank is cleared.',
  },
);
export type ExhibitorRecord = Static<typeof ExhibitorRecord>;

export const UpsertBody = Type.Object(
  {
    records: Type.Array(ExhibitorRecord, { minItems: 1, maxItems: MOST_RECORDS }),
    validateOnly: Type.Boolean({
      default: false,
      description: 'Whether everything is checked and nothing is written.',
    }),
  },
  { additionalProperties: false },
);
export type UpsertBody = Static<typeof UpsertBody>;

const Outcome = Type.Enum(['added', 'changed', 'unchanged', 'refused'], {
  type: 'string',
  description: 'What became of the record, or would become of it.',
});
const Reason = Type.Enum([...refusalReasons], { type: 'string', description: 'What kind of mistake it is.' });

export const UpsertedRecord = Type.Object(
  {
    externalId: Type.String(),
    outcome: Outcome,
    exhibitorId: Type.Union([Type.String(), Type.Null()], {
      description: 'Id of the exhibitor; null where the record was refused, or would be added.',
    }),
    errors: Type.Array(
      Type.Object({
        field: Type.Enum(['externalId', ...fieldKeys], { type: 'string', description: 'Of the record.' }),
        reason: Reason,
        message: Type.String({ description: 'In the language of the request.' }),
      }),
      { description: 'Why it was refused; empty where it was not.' },
    ),
  },
  { $id: 'UpsertedExhibitorRecord', description: 'What became of one record.' },
);
export type UpsertedRecord = Static<typeof UpsertedRecord>;

const count = (description: string) => Type.Integer({ description });

export const UpsertReport = Type.Object(
  {
    records: Type.Array(UpsertedRecord, { description: 'In the order in which the records were sent.' }),
    added: count('Exhibitors that were added, or would be.'),
    changed: count('Exhibitors that were changed, or would be.'),
    unchanged: count('Records that are the same as what is there.'),
    refused: count('Records that were refused.'),
  },
  { $id: 'ExhibitorUpsertReport', description: 'What became of records of exhibitors.' },
);
export type UpsertReport = Static<typeof UpsertReport>;
