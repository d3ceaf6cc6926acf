import { codeOf } from '@wirefair/service-kit/thrown';
import { Refusal } from '../http/errors.ts';
import type { Bilingual } from '../http/language.ts';
import { ownedRecords, type OwnedKind, type RecordParts } from './owned-records.ts';
import type { SubmissionTimes } from './reviewed-records.ts';
import { notEditable, reviewStatus } from './status.ts';
import { propertyOf } from '../objects.ts';

/** Who hands in: an account, for itself or for the company that it speaks for. */
export interface Submitter {
  ownerId: string;
  accountId: string;
}

interface UniqueRow {
  id: string;
  status: number;
  fingerprint: string | null;
}

/** A kind of which an owner has each content once, known by its fingerprint under a unique index. */
export interface UniqueKind<Row, Values extends { fingerprint: string }> extends OwnedKind<Row> {
  store: OwnedKind<Row>['store'] & {
    findSame(ownerId: string, fingerprint: string): Promise<Row | undefined>;
    /** @returns undefined when the owner has the same already; waits for one that is just being written */
    add(ownerId: string, values: Values, times: SubmissionTimes): Promise<Row | undefined>;
    /** Writes a record anew; its state is the review's to change. */
    change(ownerId: string, id: string, values: Values, updatedAt: Date): Promise<void>;
  };
  /** Why the same content is refused the second time. */
  twice: Bilingual;
}

const UNIQUE_VIOLATION = '23505';

/** Whether two writes became the same at one moment, and met at the unique index. */
function isDuplicate(error: unknown): boolean {
  return (codeOf(propertyOf(error, 'cause')) ?? codeOf(error)) === UNIQUE_VIOLATION;
}

/** Handing in records that an owner has once each. A call that is sent twice, also at once, is one. */
export function uniqueRecords<Row extends UniqueRow, Values extends { fingerprint: string }>(
  parts: RecordParts,
  kind: UniqueKind<Row, Values>,
) {
  const { database, clock } = parts;
  const { store, twice } = kind;
  const records = ownedRecords(parts, kind);
  const duplicate = () => new Refusal(twice, 500, 409);

  /** @returns undefined where the owner has the same already; within the transaction around it */
  const addNew = ({ ownerId, accountId }: Submitter, values: Values): Promise<Row | undefined> =>
    records.add(accountId, (times) => store.add(ownerId, values, times));

  const handInNew = (who: Submitter, values: Values): Promise<Row> =>
    database.transaction(async () => {
      const row = await addNew(who, values);
      if (row) return row;
      // The same once more, still under review, is just what this call wanted: it was sent twice.
      const same = await store.findSame(who.ownerId, values.fingerprint);
      if (same?.status !== reviewStatus.underReview) throw duplicate();
      return same;
    });

  const handInAgain = ({ ownerId, accountId }: Submitter, id: string, values: Values): Promise<Row> =>
    database.transaction(async () => {
      await records.find(ownerId, id);
      const same = await store.findSame(ownerId, values.fingerprint);
      if (same && same.id !== id) throw duplicate();
      if (await records.resubmitted(id, accountId)) await store.change(ownerId, id, values, clock.now());
      const row = await records.find(ownerId, id);
      // Sent twice: the first has done what the second wants.
      const isDone = row.status === reviewStatus.underReview && row.fingerprint === values.fingerprint;
      if (!isDone) throw notEditable(row.status);
      return row;
    });

  return {
    ...records,
    addNew,

    /**
     * Hands in a new record, or a rejected one again.
     * @param id empty for a new one
     * @throws Refusal 404; 409 for content that the owner has already; 500 for a record that is not rejected
     */
    handIn: (who: Submitter, id: string, values: Values): Promise<Row> =>
      id === ''
        ? handInNew(who, values)
        : handInAgain(who, id, values).catch((error: unknown) => {
            throw isDuplicate(error) ? duplicate() : error;
          }),
  };
}
