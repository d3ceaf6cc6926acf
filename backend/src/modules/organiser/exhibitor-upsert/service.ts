import { graphemes } from '../../../http/graphemes.ts';
import type { Language } from '../../../http/language.ts';
import { typedLine } from '../../../http/typed-text.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import type { ActingPartner } from '../../api-keys/index.ts';
import { boothStore, externalCompanies } from '../../catalogue/index.ts';
import type { Actor, AuditLog } from '../audit/log.ts';
import type { RootOf } from '../exhibitor-import/check-line.ts';
import type { LineChecks } from '../exhibitor-import/check.ts';
import { partnerStore } from '../partners/store.ts';
import {
  type ExhibitorRecord,
  LONGEST_EXTERNAL_ID,
  type UpsertBody,
  type UpsertedRecord,
  type UpsertReport,
} from './contract.ts';
import { wrong } from './messages.ts';
import { type RecordParts, type RecordProblem, recordUpsert, type Upserted } from './one-record.ts';

/** Calls by one key: the cost of an operation at the gateway does not say how much is written. */
const calls: Limit = { name: 'exhibitor-upsert', points: 1200, seconds: 60 * 60 };

export interface UpsertParts extends Omit<RecordParts, 'checks'> {
  checks: Pick<LineChecks, 'taken' | 'rootCategories'>;
  audit: AuditLog;
  limits: Limits;
}

/** Ends a transaction of which nothing is to stay. */
class TakenBack extends Error {}

const refused = (problem: RecordProblem): Upserted => ({ outcome: 'refused', problems: [problem] });

/** What is wrong with an external id. @param first number of the record that has the same before, from 1 */
function idProblem(externalId: string, first: number | undefined): RecordProblem | undefined {
  const field = 'externalId';
  if (externalId === '') return { field, reason: 'INVALID', text: wrong.noExternalId };
  if (graphemes(externalId) > LONGEST_EXTERNAL_ID)
    return { field, reason: 'INVALID', text: wrong.externalIdLong };
  return first === undefined ? undefined : { field, reason: 'DUPLICATE', text: wrong.repeated(first) };
}

/** @param validateOnly nobody can read yet what would be added */
function toRecord(
  externalId: string,
  done: Upserted,
  language: Language,
  validateOnly: boolean,
): UpsertedRecord {
  const { outcome } = done;
  if (outcome === 'refused') {
    const errors = done.problems.map(({ text, ...problem }) => ({ ...problem, message: text[language] }));
    return { externalId, outcome, exhibitorId: null, errors };
  }
  const isThere = outcome !== 'added' || !validateOnly;
  return { externalId, outcome, exhibitorId: isThere ? done.exhibitorId : null, errors: [] };
}

/** Exhibitors as another system of the organiser sends them, known by their ids there. */
export function exhibitorUpsert(parts: UpsertParts) {
  const { database, checks, audit, limits } = parts;
  const booths = boothStore(database);
  const companies = externalCompanies(database);
  const partners = partnerStore(database);
  const upsertOne = recordUpsert(parts);

  async function actorOf({ partnerId, keyName }: ActingPartner, address: string): Promise<Actor> {
    return { staffId: null, name: `${(await partners.nameOf(partnerId)) ?? ''}: ${keyName}`, address };
  }

  /** One record in a transaction of its own. */
  const written = (actor: Actor, record: ExhibitorRecord, rootOf: RootOf): Promise<Upserted> =>
    database.transaction(async () => {
      // An import takes the same turn: names, booths and ids are compared with what is there, and then written.
      await booths.lockNumbers();
      const done = await upsertOne(record, rootOf);
      if (done.outcome === 'added' || done.outcome === 'changed')
        await audit.record(actor, {
          action: done.outcome === 'added' ? 'exhibitor-upsert.add' : 'exhibitor-upsert.change',
          subjectKind: 'company',
          subjectId: done.exhibitorId,
          subject: done.name,
          changes: done.changes,
        });
      return done;
    });

  /** Carries records out one after the other, each for itself. @param one carries out one whose id is right */
  async function each(records: readonly ExhibitorRecord[], one: typeof upsertOne): Promise<Upserted[]> {
    const rootOf = await checks.rootCategories();
    const places = new Map<string, number>();
    const done: Upserted[] = [];
    for (const [at, record] of records.entries()) {
      const problem = idProblem(record.externalId, places.get(record.externalId));
      if (!problem) places.set(record.externalId, at + 1);
      done.push(problem ? refused(problem) : await one(record, rootOf));
    }
    return done;
  }

  async function writeAll(records: readonly ExhibitorRecord[], partner: ActingPartner, address: string) {
    const actor = await actorOf(partner, address);
    return each(records, (record, rootOf) => written(actor, record, rootOf));
  }

  /** What {@link writeAll} would do, found out by doing it in a transaction that is taken back. */
  async function tryAll(records: readonly ExhibitorRecord[]): Promise<Upserted[]> {
    const done: Upserted[] = [];
    const trial = database.transaction(async () => {
      await booths.lockNumbers();
      // All of them before the first write: whoever has one of these companies must not wait for what is written here.
      await companies.lock(records.map(({ externalId }) => externalId));
      done.push(...(await each(records, upsertOne)));
      throw new TakenBack();
    });
    await trial.catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
    return done;
  }

  /**
   * Adds exhibitors whose external ids nobody has, and changes the others where something differs. Records succeed and fail one
   * by one; the same call once more changes nothing.
   * @param address network address of the caller, for the log
   * @throws Refusal 429
   */
  return async (
    partner: ActingPartner,
    { records, validateOnly }: UpsertBody,
    { address, language }: { address: string; language: Language },
  ): Promise<UpsertReport> => {
    await limits.count(calls, partner.keyId);
    const tidied = records.map((record) => ({ ...record, externalId: typedLine(record.externalId) }));
    const done = await (validateOnly ? tryAll(tidied) : writeAll(tidied, partner, address));
    const count = (outcome: Upserted['outcome']) => done.filter((one) => one.outcome === outcome).length;
    return {
      records: tidied.flatMap(({ externalId }, at) => {
        const one = done[at];
        return one ? [toRecord(externalId, one, language, validateOnly)] : [];
      }),
      added: count('added'),
      changed: count('changed'),
      unchanged: count('unchanged'),
      refused: count('refused'),
    };
  };
}

export type ExhibitorUpsert = ReturnType<typeof exhibitorUpsert>;
