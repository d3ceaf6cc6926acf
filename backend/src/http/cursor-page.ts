import Type, { type TSchema } from 'typebox';
import { instantOf } from '../clock/clock.ts';
import { Refusal } from './errors.ts';
import { MAX_RECORDS } from './page.ts';

const noSuchTime = () => new Refusal({ ZH: '日期或时间不存在', EN: 'There is no such day or time' });

/** Query parameters of every list that is read by cursor. */
export const CursorQuery = {
  first: Type.Integer({
    minimum: 1,
    maximum: MAX_RECORDS,
    default: 50,
    description: 'Records that the answer carries at most.',
  }),
  after: Type.String({
    maxLength: 400,
    default: '',
    description: '`endCursor` of an earlier answer with the same order; blank for the beginning of the list.',
  }),
  reverse: Type.Boolean({ default: false, description: 'Whether the list is read from its end.' }),
};

/** The order of a list that is read by cursor. @param names of its orders; the first is the default */
export const Order = <Name extends string>(names: readonly [Name, ...Name[]]) =>
  Type.Enum([...names], {
    type: 'string',
    default: names[0],
    description: 'What the list is ordered by; the id decides between equal values.',
  });

/** Leaves out what has not changed for long. */
export const UpdatedSince = Type.String({
  pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2})?$',
  default: '',
  description: 'Only records changed then or later: yyyy-MM-dd HH:mm:ss, Shanghai time; blank for all.',
});

/**
 * The instant that `updatedSince` names; undefined for a blank text.
 * @throws Refusal 400 for a day or a time that there is not
 */
export function sinceOf(updatedSince: string): Date | undefined {
  if (updatedSince === '') return undefined;
  const since = instantOf(updatedSince);
  if (Number.isNaN(since.getTime())) throw noSuchTime().about('updatedSince');
  return since;
}

/** What every list that is read by cursor is asked for. */
export interface CursorRequest {
  first: number;
  after: string;
  reverse: boolean;
}

/** A stretch of a list, as a store reads it. */
export interface CursorPage<Record> {
  records: Record[];
  /** Whether records follow that were there when the stretch was read. */
  hasNext: boolean;
  /** Where the next stretch begins: after the last record of this one. Blank where the stretch is empty. */
  endCursor: string;
}

/** The schema of a stretch of records. */
export function cursorPageOf<T extends TSchema>(record: T) {
  return Type.Object({
    records: Type.Array(record),
    hasNext: Type.Boolean({ description: 'Whether records follow.' }),
    endCursor: Type.String({
      description: 'What `after` takes for the records that follow; blank where this answer has none.',
    }),
  });
}

/** The schema of the number of a list's records. */
export const RecordCount = Type.Object({
  total: Type.Integer({ description: 'Records of the list.' }),
  totalIsEstimate: Type.Boolean({ description: 'True when `total` is an estimate (very many records).' }),
});

/** The number of a list's records. */
export interface RecordCount {
  total: number;
  totalIsEstimate: boolean;
}
