import type { Schemas } from '../../../rest/operations.ts';

/** What became of a record, with the place that it was sent at, from 0. */
export interface ExhibitorRecordResultParent {
  record: Schemas['UpsertedExhibitorRecord'];
  place: number;
}
