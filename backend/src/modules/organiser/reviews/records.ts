import { shanghaiText } from '../../../clock/clock.ts';
import type { Bilingual, Language } from '../../../http/language.ts';
import {
  reviewStatus,
  UNDO_MS,
  type ConsoleItem,
  type Outcome,
  type QueueItem,
} from '../../../review/index.ts';
import { OWN_ADDRESS, REVIEWED_ADDRESS } from '../../../uploads/index.ts';
import type { DecisionOutcome, ReviewDetail, ReviewField, ReviewItem, ReviewStep } from './contract.ts';

type Step = ConsoleItem['steps'][number];

/** Private files are read by reviewers under an address of theirs. */
const readable = (value: string) =>
  value.startsWith(OWN_ADDRESS) ? REVIEWED_ADDRESS + value.slice(OWN_ADDRESS.length) : value;

const both = (value: string | Bilingual) =>
  typeof value === 'string' ? { cn: readable(value), en: readable(value) } : { cn: value.ZH, en: value.EN };

/** What a kind is called where it stands alone, not in a sentence. */
export const named = ({ ZH, EN }: Bilingual) => ({
  kindCn: ZH,
  kindEn: EN.charAt(0).toUpperCase() + EN.slice(1),
});

/** Which version of a record somebody reads: when it was handed in. */
const versionOf = (submittedAt: Date): string => submittedAt.toISOString();

/** @returns undefined for what is no version */
export function readVersion(version: string): Date | undefined {
  const at = new Date(version);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

export const toItem = ({
  kind,
  id,
  what,
  snapshot,
  submittedAt,
}: Omit<QueueItem, 'snapshot'> & {
  snapshot: Pick<QueueItem['snapshot'], 'title' | 'owner'>;
}): ReviewItem => ({
  kind,
  id,
  ...named(what),
  titleCn: snapshot.title.ZH,
  titleEn: snapshot.title.EN,
  ownerCn: snapshot.owner.name.ZH,
  ownerEn: snapshot.owner.name.EN,
  submitTime: shanghaiText(submittedAt),
  version: versionOf(submittedAt),
});

export function toStep(step: Step, what: Bilingual, names: ReadonlyMap<string, string>): ReviewStep {
  const { id, kind, subjectId, toStatus, actor, accountId, reasonCn, reasonEn, snapshot, at } = step;
  return {
    id,
    kind,
    recordId: subjectId,
    ...named(what),
    titleCn: snapshot?.title.ZH ?? '',
    titleEn: snapshot?.title.EN ?? '',
    status: toStatus,
    actor,
    reasonCn,
    reasonEn,
    time: shanghaiText(at),
    by: (actor === 'organiser' && accountId !== null && names.get(accountId)) || '',
  };
}

export function toDetail(item: ConsoleItem, names: ReadonlyMap<string, string>): ReviewDetail {
  const { snapshot, status, terms, steps, hold, claim } = item;
  return {
    ...toItem(item),
    status,
    fields: snapshot.fields.map(({ key, label, kind, value, before }): ReviewField => ({
      key,
      kind,
      label: both(label),
      value: both(value),
      before: before === undefined ? null : both(before),
    })),
    terms: terms.map(({ key, label, options = [], suggestion, maxLength }) => ({
      key,
      suggestion,
      maxLength,
      label: both(label),
      options: options.map((option) => ({ value: option.value, label: both(option.label) })),
    })),
    steps: steps.map((step) => toStep(step, item.what, names)),
    readBy: claim?.staffName ?? '',
    heldBy: hold?.staffName ?? '',
    heldStatus: hold ? reviewStatus[hold.decision.status] : 0,
  };
}

const verbs = {
  approved: { ZH: '通过', EN: 'approved' },
  rejected: { ZH: '退回', EN: 'rejected' },
} satisfies Record<string, Bilingual>;

/** What a reviewer is told of a decision. */
function outcomeText(outcome: Outcome, decision: keyof typeof verbs): Bilingual {
  const own = verbs[decision];
  switch (outcome.result) {
    case 'held':
    case 'decided':
      return { ZH: `已${own.ZH}`, EN: decision === 'approved' ? 'Approved' : 'Rejected' };
    case 'taken': {
      const other = verbs[outcome.decision];
      return { ZH: `${outcome.by} 已先${other.ZH}该记录`, EN: `${outcome.by} has ${other.EN} it already` };
    }
    case 'terms':
      return {
        ZH: '请打开该记录，填写所需信息后通过',
        EN: 'Open it to settle what its approval needs',
      };
    case 'gone':
      return {
        ZH: '该记录已审核、修改或删除，请重新查看',
        EN: 'It was decided on, changed or deleted meanwhile. Please look again',
      };
  }
}

export const toOutcome = (
  { kind, id }: { kind: string; id: string },
  outcome: Outcome,
  decision: keyof typeof verbs,
  language: Language,
): DecisionOutcome => ({
  kind,
  id,
  result: outcome.result,
  message: outcomeText(outcome, decision)[language],
  undoSeconds: outcome.result === 'held' ? UNDO_MS / 1000 : 0,
});
