import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import type { Bilingual } from '../../../http/language.ts';
import type { RefusalReason } from '../../../http/errors.ts';
import {
  externalCompanies,
  type ExternalCompanyRow,
  type ExternalCompanyValues,
} from '../../catalogue/index.ts';
import type { ExhibitorAccounts } from '../../identity/index.ts';
import type { AuditChange } from '../audit/change.ts';
import { nameOf } from '../companies/records.ts';
import { addListed } from '../exhibitor-import/add-listed.ts';
import type { LineChecks } from '../exhibitor-import/check.ts';
import type { LineProblem, ListedCompany, RootOf } from '../exhibitor-import/check-line.ts';
import { companyChanges } from './changes.ts';
import type { ExhibitorRecord, UpsertedRecord } from './contract.ts';
import { externalIdLabel } from './messages.ts';
import { namesIn, newOf, readChange, readNew } from './records.ts';

/** Something that is wrong in a record, in both languages. */
export interface RecordProblem {
  field: UpsertedRecord['errors'][number]['field'];
  reason: RefusalReason;
  text: Bilingual;
}

/** What became of a record. */
export type Upserted =
  | { outcome: 'added' | 'changed'; exhibitorId: string; name: string; changes: AuditChange[] }
  | { outcome: 'unchanged'; exhibitorId: string }
  | { outcome: 'refused'; problems: RecordProblem[] };

export interface RecordParts {
  database: Database;
  clock: Clock;
  accounts: Pick<ExhibitorAccounts, 'addAll' | 'taken'>;
  checks: Pick<LineChecks, 'taken'>;
}

/** How a problem of the import is told of a record. */
const toProblem =
  (reason: (column: LineProblem['column']) => RefusalReason) =>
  ({ column, text }: LineProblem): RecordProblem => ({ field: column, reason: reason(column), text });
const ofText = toProblem(() => 'INVALID');
const ofOthers = toProblem((column) => (column === 'boothNumber' ? 'CONFLICT' : 'DUPLICATE'));

/** Writes single records. Each call is made inside a transaction that holds the lock of imports (`lockNumbers`). */
export function recordUpsert({ database, clock, accounts, checks }: RecordParts) {
  const companies = externalCompanies(database);

  /** What another company has of this one. @param own id of the company, where it is there */
  async function taken(company: ListedCompany, own?: string): Promise<RecordProblem[]> {
    const found = await checks.taken([{ line: 1, company }], own);
    return [...found.values()].flat().map(ofOthers);
  }

  async function add(record: ExhibitorRecord, rootOf: RootOf): Promise<Upserted> {
    const { externalId, ...fields } = record;
    const { company, problems } = readNew(fields, rootOf);
    if (!company) return { outcome: 'refused', problems: problems.map(ofText) };
    const others = await taken(company);
    if (others.length > 0) return { outcome: 'refused', problems: others };
    const [exhibitorId] = await addListed({ database, accounts }, [{ ...company, externalId }], clock.now());
    if (exhibitorId === undefined) throw new Error('an exhibitor was not added');
    const changes = [{ field: externalIdLabel, before: '', after: externalId }];
    return { outcome: 'added', exhibitorId, name: nameOf(company), changes };
  }

  async function write(known: ExternalCompanyRow, values: ExternalCompanyValues): Promise<Upserted> {
    const changes = companyChanges(known, values);
    const { id: exhibitorId } = known;
    if (changes.length === 0) return { outcome: 'unchanged', exhibitorId };
    const others = await taken(newOf(known, values), exhibitorId);
    if (others.length > 0) return { outcome: 'refused', problems: others };
    await companies.change(known, values, clock.now());
    return { outcome: 'changed', exhibitorId, name: nameOf(values), changes };
  }

  /** The company that has exactly the record's names and no external id yet. */
  async function withoutId(record: ExhibitorRecord, rootOf: RootOf): Promise<ExternalCompanyRow | undefined> {
    const { externalId: _externalId, ...fields } = record;
    const names = namesIn(fields, rootOf);
    return names.nameCn === '' && names.nameEn === '' ? undefined : companies.lockNamed(names);
  }

  /**
   * Adds the exhibitor of a record or changes it; does nothing where it is so already.
   * @param record one with an external id as it is kept
   */
  return async (record: ExhibitorRecord, rootOf: RootOf): Promise<Upserted> => {
    const [byId] = await companies.lock([record.externalId]);
    const known = byId ?? (await withoutId(record, rootOf));
    if (!known) return add(record, rootOf);
    const { values, problems } = readChange(known, record, rootOf);
    if (problems.length > 0) return { outcome: 'refused', problems: problems.map(ofText) };
    return write(known, values);
  };
}
