import { completeWith, UNKNOWN_TIME } from '../../../rest/complete.ts';
import { unreviewed } from '../../review/index.ts';
import { completePost } from '../../sourcing/index.ts';
import type { PairingApplicationParent, RecommendedDemandParent } from './parents.ts';

/** An application to a buyer. */
export const completePairing = completeWith<PairingApplicationParent>({
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
export function completeRecommended(record: Partial<RecommendedDemandParent>): RecommendedDemandParent {
  const { reason = '', reasonCn = reason, reasonEn = '', application = null } = record;
  return { ...completePost(record), reason, reasonCn, reasonEn, application };
}
