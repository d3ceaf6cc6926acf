import Type, { type Static } from 'typebox';
import { Id } from '../../../http/ids.ts';
import { characters } from '../../../http/characters.ts';
import { PageQuery } from '../../../http/page.ts';

/** Longest reason in one language, characters as people count them. */
export const LONGEST_REASON = 500;
/** Records that one call decides on at most. */
export const MAX_AT_ONCE = 100;

const Kind = Type.String({
  pattern: '^[a-z-]{1,40}$',
  description: 'Name of a reviewed kind, like `exhibit`.',
});
const Both = Type.Object({ cn: Type.String(), en: Type.String() });

export const ReviewCount = Type.Object(
  {
    kind: Type.String(),
    kindCn: Type.String(),
    kindEn: Type.String(),
    waiting: Type.Integer({ description: 'How many wait for a decision.' }),
  },
  { $id: 'ReviewCount', description: 'How much of a reviewed kind waits.' },
);
export type ReviewCount = Static<typeof ReviewCount>;

const itemFields = {
  kind: Type.String(),
  kindCn: Type.String(),
  kindEn: Type.String(),
  id: Type.String(),
  titleCn: Type.String(),
  titleEn: Type.String(),
  ownerCn: Type.String({ description: 'Who handed it in.' }),
  ownerEn: Type.String(),
  submitTime: Type.String({ description: 'When it was handed in, Shanghai time.' }),
  version: Type.String({ description: 'Which version this is; a decision names it.' }),
};

export const ReviewItem = Type.Object(itemFields, {
  $id: 'ReviewItem',
  description: 'Something that waits for a decision.',
});
export type ReviewItem = Static<typeof ReviewItem>;

export const ReviewField = Type.Object(
  {
    key: Type.String(),
    label: Both,
    kind: Type.Union(
      [
        ...([Type.Literal('text'), Type.Literal('rich'), Type.Literal('picture')] as const),
        ...([Type.Literal('video'), Type.Literal('file'), Type.Literal('link')] as const),
      ],
      { description: 'text, rich (sanitised HTML), picture, video, file or link.' },
    ),
    value: Both,
    before: Type.Union([Both, Type.Null()], {
      description: 'What stood there when it was decided on last; null where nothing has changed.',
    }),
  },
  { $id: 'ReviewField' },
);
export type ReviewField = Static<typeof ReviewField>;

export const ReviewTerm = Type.Object(
  {
    key: Type.String(),
    label: Both,
    options: Type.Array(Type.Object({ value: Type.String(), label: Both }), {
      description: 'Values to choose from; empty for a text.',
    }),
    suggestion: Type.String(),
    maxLength: Type.Integer(),
  },
  { $id: 'ReviewTerm', description: 'What an approval has to settle.' },
);

export const ReviewStep = Type.Object(
  {
    id: Type.String(),
    kind: Type.String(),
    kindCn: Type.String(),
    kindEn: Type.String(),
    recordId: Type.String(),
    titleCn: Type.String({ description: 'What it was called then; blank where nobody read it.' }),
    titleEn: Type.String(),
    status: Type.Integer({ description: '1 handed in, 2 approved, 3 rejected.' }),
    actor: Type.String({ description: '`owner`, `organiser` or `demo`.' }),
    by: Type.String({ description: 'Who of the staff, by name; blank for others.' }),
    reasonCn: Type.String(),
    reasonEn: Type.String(),
    time: Type.String({ description: 'Shanghai time.' }),
  },
  { $id: 'ReviewStep', description: 'A step of a review.' },
);
export type ReviewStep = Static<typeof ReviewStep>;

export const ReviewDetail = Type.Object(
  {
    ...itemFields,
    status: Type.Integer({ description: '1 under review, 2 approved, 3 rejected.' }),
    fields: Type.Array(ReviewField),
    terms: Type.Array(ReviewTerm),
    steps: Type.Array(ReviewStep),
    readBy: Type.String({ description: 'Who else of the staff reads it now; blank for nobody.' }),
    heldBy: Type.String({
      description: 'Who has decided, as long as that can be taken back; blank for nobody.',
    }),
    heldStatus: Type.Integer({ description: '2 or 3 while a decision can be taken back; else 0.' }),
  },
  { $id: 'ReviewDetail', description: 'A reviewed record as a reviewer reads it.' },
);
export type ReviewDetail = Static<typeof ReviewDetail>;

export const RejectReason = Type.Object(
  { titleCn: Type.String(), titleEn: Type.String(), textCn: Type.String(), textEn: Type.String() },
  { $id: 'RejectReason', description: 'A reason that is given often.' },
);

export const QueueQuery = Type.Object({
  ...PageQuery,
  kind: Type.Optional(Type.Union([Kind, Type.Literal('')], { description: 'Only this kind.' })),
});
export const OneRecord = Type.Object({ kind: Kind, id: Id });
export const HistoryQuery = Type.Object(PageQuery);

const Text = (longest: number, description: string) => characters(longest, { default: '', description });

export const DecisionBody = Type.Object(
  {
    records: Type.Array(
      Type.Object(
        { kind: Kind, id: Id, version: Type.String({ maxLength: 40 }) },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: MAX_AT_ONCE },
    ),
    decision: Type.Union([Type.Literal('approve'), Type.Literal('reject')]),
    reasonCn: Text(LONGEST_REASON, 'Why it is rejected, in Chinese; one language is enough.'),
    reasonEn: Text(LONGEST_REASON, 'The same in English.'),
    terms: Type.Optional(
      Type.Record(Type.String({ pattern: '^[A-Za-z]{1,40}$' }), Type.String({ maxLength: 400 }), {
        description: 'What an approval settles, by the keys of its terms.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type DecisionBody = Static<typeof DecisionBody>;

export const DecisionOutcome = Type.Object(
  {
    kind: Type.String(),
    id: Type.String(),
    result: Type.Union(
      [
        Type.Literal('held'),
        Type.Literal('decided'),
        Type.Literal('taken'),
        Type.Literal('gone'),
        Type.Literal('terms'),
      ],
      {
        description:
          'held: takes effect when it can no longer be taken back; decided: has taken effect; taken: somebody else was first; gone: it is not that any more; terms: its approval settles something, and so it is approved alone.',
      },
    ),
    message: Type.String({ description: 'In the language of the request.' }),
    undoSeconds: Type.Integer({ description: 'How long it can be taken back; 0 where it cannot.' }),
  },
  { $id: 'DecisionOutcome' },
);
export type DecisionOutcome = Static<typeof DecisionOutcome>;

export const UndoBody = Type.Object({ kind: Kind, id: Id }, { additionalProperties: false });
