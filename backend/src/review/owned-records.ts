import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { notFound, Refusal } from '../http/errors.ts';
import type { Bilingual } from '../http/language.ts';
import { reviewedRecords, type RecordKind } from './reviewed-records.ts';
import type { Review } from './review.ts';
import { reviewStatus } from './status.ts';

export interface RecordParts {
  database: Database;
  clock: Clock;
  review: Review;
}

/** A kind whose records belong to an account or a company, in an {@link ownedStore}. */
export interface OwnedKind<Row> extends RecordKind<Row> {
  store: RecordKind<Row>['store'] & {
    find(ownerId: string, id: string): Promise<Row | undefined>;
    lockStates(ownerId: string, ids: readonly string[]): Promise<{ id: string; status: number }[]>;
    remove(ownerId: string, ids: readonly string[], states: readonly number[]): Promise<string[]>;
  };
  /** What a record that is not there is called, where that is another word than `what`. */
  called?: Bilingual;
}

const allStates = Object.values(reviewStatus);

/** What owners do with their reviewed records, whatever they are. */
export function ownedRecords<Row>(parts: RecordParts, kind: OwnedKind<Row>) {
  const { database } = parts;
  const { store, called = kind.what } = kind;
  return {
    ...reviewedRecords(parts, kind),

    /** @throws Refusal 404 for one that is not there or somebody else's: both answer the same */
    async find(ownerId: string, id: string): Promise<Row> {
      const row = await store.find(ownerId, id);
      if (!row) throw notFound(called);
      return row;
    },

    /**
     * Removes records in whatever state: all of these, or none.
     * @returns their ids
     * @throws Refusal 404 where one of them is not there or somebody else's
     */
    remove: (ownerId: string, ids: readonly string[]): Promise<string[]> =>
      database.transaction(async () => {
        const wanted = [...new Set(ids)];
        const gone = await store.remove(ownerId, wanted, allStates);
        if (gone.length < wanted.length) throw notFound(called);
        return gone;
      }),

    /**
     * Removes records that are not approved: all of these, or none.
     * @param approved why an approved one stays
     * @throws Refusal 404 where one of them is not there or somebody else's, 500 where one is approved
     */
    removeUnlessApproved: (ownerId: string, ids: readonly string[], approved: Bilingual): Promise<void> =>
      database.transaction(async () => {
        const wanted = [...new Set(ids)];
        const found = await store.lockStates(ownerId, wanted);
        if (found.length !== wanted.length) throw notFound(called);
        if (found.some(({ status }) => status === reviewStatus.approved)) throw new Refusal(approved);
        await store.remove(ownerId, wanted, [reviewStatus.underReview, reviewStatus.rejected]);
      }),
  };
}
