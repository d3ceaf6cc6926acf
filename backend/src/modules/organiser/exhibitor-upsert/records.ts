import { keysOf, recordOf } from '../../../objects.ts';
import type { ExternalCompanyRow, ExternalCompanyValues } from '../../catalogue/index.ts';
import {
  lacksName,
  type LineProblem,
  type ListedCompany,
  missingName,
  readCompanyFields,
  readCompanyLine,
  type RootOf,
} from '../exhibitor-import/check-line.ts';
import type { FieldKey } from '../exhibitor-import/fields.ts';
import { unpack } from '../exhibitor-import/packed-cell.ts';
import type { ExhibitorRecord } from './contract.ts';

/** What a record tells of a company, without its id. */
type RecordFields = Omit<ExhibitorRecord, 'externalId'>;
type Column = Exclude<keyof ExternalCompanyValues, 'externalId'>;

/** The fields of a record that stay with the company, by the columns that keep them. The others are its account's. */
export const fieldOf: Readonly<Record<Column, FieldKey>> = {
  nameCn: 'nameCn',
  nameEn: 'nameEn',
  country: 'country',
  categoryCode: 'category',
  boothNumber: 'boothNumber',
  boothKind: 'boothKind',
  boothArea: 'boothArea',
  email: 'email',
  website: 'website',
  phone: 'phone',
  addressCn: 'addressCn',
  addressEn: 'addressEn',
  descriptionCn: 'descriptionCn',
  descriptionEn: 'descriptionEn',
};
const columns = keysOf(fieldOf);

const cellIn = (record: RecordFields) => (key: FieldKey) => {
  const said = record[key];
  return said === undefined ? undefined : unpack(said?.trim() ?? '');
};

/** The names that a record gives; blank where one is missing or wrong. */
export function namesIn(record: RecordFields, rootOf: RootOf): Pick<ListedCompany, 'nameCn' | 'nameEn'> {
  const { nameCn, nameEn } = readCompanyFields(cellIn(record), rootOf).company;
  return { nameCn, nameEn };
}

/** A record of a company that is not there yet: a line of the import, with all that is wrong with it. */
export const readNew = (record: RecordFields, rootOf: RootOf) => readCompanyLine(cellIn(record), rootOf);

/**
 * A company as a record changes it, with all that is wrong with the record.
 * @param known the company as it is: what the record leaves out stays so
 */
export function readChange(
  known: ExternalCompanyRow,
  { externalId, ...record }: ExhibitorRecord,
  rootOf: RootOf,
): { values: ExternalCompanyValues; problems: LineProblem[] } {
  // A mobile number without a code is read by the country.
  const { company, problems } = readCompanyFields(cellIn({ country: known.country, ...record }), rootOf);
  const kept = recordOf(columns, (column) =>
    record[fieldOf[column]] === undefined ? known[column] : company[column],
  );
  if (lacksName(kept, problems))
    problems.unshift(missingName(record.nameCn === undefined ? 'nameEn' : 'nameCn'));
  return { values: { ...kept, externalId }, problems };
}

/** What of a changed company is new, as the import compares it with other companies; blank for all that stays. */
export const newOf = (before: ExternalCompanyRow, after: ExternalCompanyValues): ListedCompany => ({
  ...recordOf(columns, (column) => (before[column] === after[column] ? '' : after[column])),
  contact: '',
  mobile: '',
});
