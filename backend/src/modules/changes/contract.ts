import Type, { type Static } from 'typebox';
import { cursorPageOf, CursorQuery } from '../../http/cursor-page.ts';

/** Kinds of records whose changes are logged. */
export const changeTypes = ['exhibitor', 'product', 'post', 'video', 'news', 'event', 'category'] as const;
export type ChangeType = (typeof changeTypes)[number];

/** Why a record is not public any more. */
export const removalReasons = ['DELETED', 'WITHDRAWN', 'MERGED', 'FORGOTTEN'] as const;
export type RemovalReason = (typeof removalReasons)[number];

/** Changes that one answer carries at most. */
export const MOST_CHANGES = 500;

const list = changeTypes.join('|');

export const ChangeQuery = Type.Object({
  after: CursorQuery.after,
  first: Type.Integer({
    minimum: 1,
    maximum: MOST_CHANGES,
    default: 100,
    description: 'Changes that the answer carries at most.',
  }),
  types: Type.String({
    pattern: `^((${list})(,(${list}))*)?$`,
    maxLength: 200,
    default: '',
    description: `Only changes of these kinds of records, comma-joined, of ${changeTypes.join(', ')}; blank for all.`,
  }),
});
export type ChangeQuery = Static<typeof ChangeQuery>;

export const Change = Type.Object(
  {
    type: Type.Unsafe<ChangeType>({ type: 'string', enum: changeTypes, description: 'Kind of the record.' }),
    recordId: Type.String({ description: 'Id of the record; the code of a category.' }),
    reason: Type.Unsafe<RemovalReason | null>({
      type: ['string', 'null'],
      enum: [...removalReasons, null],
      description:
        'Why it is not public any more: DELETED, WITHDRAWN (it is kept and may come back), MERGED, or FORGOTTEN with the person whose it was; null where it is new or was changed.',
    }),
    mergedInto: Type.Union([Type.String(), Type.Null()], {
      description: 'Id of the record that it has become part of; null unless the reason is MERGED.',
    }),
    time: Type.String({ format: 'date-time', description: 'When it was changed, the real time, UTC.' }),
  },
  { $id: 'Change' },
);
export type Change = Static<typeof Change>;

export const ChangePage = Type.Object({
  ...cursorPageOf(Change).properties,
  endCursor: Type.String({
    description: 'What `after` takes for the changes that follow; that of the question where there are none.',
  }),
  isWaiting: Type.Boolean({
    description:
      'Whether changes are there that are not told yet, because transactions that began before them are under way.',
  }),
});
export type ChangePage = Static<typeof ChangePage>;

export const ChangeCursor = Type.Object({
  cursor: Type.String({ description: 'What `after` takes for the changes from now on.' }),
});
