import type { Adaptations } from '../adaptation.ts';
import { completeWith, UNKNOWN_TIME } from '../complete.ts';
import type { Schemas } from '../operations.ts';
import { completeList } from './complete-list.ts';
import { findInPages } from './read-through.ts';
import { unreviewed } from './unreviewed.ts';

type BadgeRecord = Schemas['ExhibitorBadge'];

const badgeFields = completeWith<BadgeRecord>({
  ...unreviewed,
  id: '',
  name: '',
  cardType: '',
  cardType_dictText: '',
  idcard: '',
  idcardMasked: '',
  cardImage: '',
  companyName: '',
  position: '',
  position_dictText: '',
  positionCn: '',
  positionEn: '',
  phone: '',
  createTime: UNKNOWN_TIME,
  updateTime: null,
});

/** The first and the last two characters with three asterisks between them; nothing of a short number. */
const masked = (number: string): string =>
  number.length < 6 ? number.replace(/./g, '*') : `${number.slice(0, 1)}***${number.slice(-2)}`;

/** A badge; its card number is masked here where the server has not done so. */
function completeBadge(record: Partial<BadgeRecord>): BadgeRecord {
  return badgeFields({ ...record, idcardMasked: record.idcardMasked ?? masked(record.idcard ?? '') });
}

export const badges = {
  get: {
    '/app/exhibiting/badges': { complete: completeList(completeBadge) },
    '/app/exhibiting/badge': {
      complete: completeBadge,
      ifNotFound: (calls, { query: { id } }) =>
        findInPages(
          (page) => calls.get('/app/exhibiting/badges', { query: page }),
          (badge) => badge.id === id,
        ),
    },
    '/app/exhibiting/badges/allowance': { instead: () => null },
  },
  post: {
    // What was sent stands in where the answer has no record.
    '/app/exhibiting/badge': {
      complete: ({ result, message }, { body }) => ({
        result: completeBadge({ ...body, ...result }),
        message,
      }),
    },
  },
} satisfies Adaptations;
