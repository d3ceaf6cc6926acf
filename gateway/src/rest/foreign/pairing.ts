import type { Adaptations } from '../adaptation.ts';
import { completeWith, UNKNOWN_TIME } from '../complete.ts';
import type { Schemas } from '../operations.ts';
import { completeList } from './complete-list.ts';
import { completePost } from './posts.ts';
import { unreviewed } from './unreviewed.ts';

type RecommendedRecord = Schemas['RecommendedPost'];

/** An application to a buyer. */
const completePairing = completeWith<Schemas['PairingApplication']>({
  ...unreviewed,
  id: '',
  title: '',
  titleCn: '',
  titleEn: '',
  postId: null,
  companyId: '',
  message: '',
  approveStatus: '1',
  approveStatus_dictText: '',
  pairedTime: null,
  consultationId: null,
  createTime: UNKNOWN_TIME,
  updateTime: null,
});

/** A request that fits the caller's company, with what servers of the specification leave out. */
function completeRecommended(record: Partial<RecommendedRecord>): RecommendedRecord {
  const { reason = '', reasonCn = reason, reasonEn = '', application = null } = record;
  return { ...completePost(record), reason, reasonCn, reasonEn, application };
}

export const pairing = {
  get: {
    '/app/exhibiting/pairing': { complete: completeList(completePairing) },
    '/app/exhibiting/pairing/recommended': { complete: completeList(completeRecommended) },
    '/app/sourcing/pairingsByThreads': { instead: () => [] },
  },
} satisfies Adaptations;
