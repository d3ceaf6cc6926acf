import { exhibitorSource } from '../../catalogue/index.ts';
import { buyerPostSource } from '../../sourcing/index.ts';
import { pick } from '../../../context/locale.ts';
import type { Written } from '../../../rest/calls.ts';
import type {
  ConsultationResolvers,
  MutationResolvers,
  PairingApplicationPageResolvers,
  PairingApplicationResolvers,
  PairingStatus,
  RecommendedDemandPageResolvers,
  RecommendedDemandResolvers,
  ViewerResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant, pageFields, pageParent } from '../../page.ts';
import { payload } from '../../user-errors.ts';
import type { PairingApplicationParent } from './parents.ts';
import { pairingSource } from './source.ts';

/** How far an application is, in the specification's words (CONFLICT-020). */
const words: Record<PairingStatus, { cn: string; en: string }> = {
  AWAITING_REVIEW: { cn: '待审核', en: 'Awaiting review' },
  AUDIT_SUCCESSFUL: { cn: '审核成功', en: 'Audit successful' },
  FAILED: { cn: '审核失败', en: 'Audit failed' },
  PAIRED: { cn: '已配对', en: 'Paired' },
};

/** '1' review, '2' passed, otherwise failed (EXH-179); a passed one that the buyer accepted is paired. */
function statusOf({ approveStatus, pairedTime }: PairingApplicationParent): PairingStatus {
  if (approveStatus === '1') return 'AWAITING_REVIEW';
  if (approveStatus !== '2') return 'FAILED';
  return pairedTime ? 'PAIRED' : 'AUDIT_SUCCESSFUL';
}

export const PairingApplication: PairingApplicationResolvers = {
  status: (record) => statusOf(record),
  statusLabel: (record, args, context) => {
    const { cn, en } = words[statusOf(record)];
    return pick(context, args, cn, en);
  },
  title: (record, args, context) => pick(context, args, record.titleCn, record.titleEn) || record.title,
  buyerPost: ({ postId }, _args, context) => (postId ? buyerPostSource(context).byId.load(postId) : null),
  exhibitor: ({ companyId }, _args, context) => exhibitorSource(context).byId.load(companyId),
  createdAt: ({ createTime }) => isoInstant(createTime),
  updatedAt: ({ updateTime }) => updateTime && isoInstant(updateTime),
  pairedAt: ({ pairedTime }) => pairedTime && isoInstant(pairedTime),
  review: (record) => record,
};

export const RecommendedDemand: RecommendedDemandResolvers = {
  buyerPost: (record) => record,
  reason: ({ reasonCn, reasonEn }, args, context) => pick(context, args, reasonCn, reasonEn),
};

export const PairingApplicationPage: PairingApplicationPageResolvers = pageFields;
export const RecommendedDemandPage: RecommendedDemandPageResolvers = pageFields;

/** Only companies begin threads by an application: nothing is asked for other threads. */
export const Consultation: Pick<ConsultationResolvers, 'pairing'> = {
  pairing: ({ id, askingCompanyId }, _args, context) =>
    askingCompanyId ? pairingSource(context).ofThread.load(id) : null,
};

type Matching = 'pairingApplications' | 'recommendedDemands' | 'receivedPairings';
export const Viewer: Pick<ViewerResolvers, Matching> = {
  pairingApplications: ({ role }, args, context) =>
    role === 'exhibitor' ? pageParent(pairingSource(context).list(args), args) : null,
  recommendedDemands: ({ role }, args, context) =>
    role === 'exhibitor' ? pageParent(pairingSource(context).recommended(args), args) : null,
  receivedPairings: async (_viewer, { buyerPostId, ...args }, context) => {
    const found = await pairingSource(context).received(buyerPostId, args);
    return found && pageParent(Promise.resolve(found), args);
  },
};

const changed = (change: () => Promise<Written<PairingApplicationParent>>) =>
  payload(
    async () => {
      const { result, message } = await change();
      return { pairing: result, message };
    },
    { pairing: null, message: null },
    { title: 'message', postId: 'buyerPostId' },
  );

export const Mutation: Pick<MutationResolvers, 'acceptPairing' | 'applyForPairing'> = {
  applyForPairing: (_root, { input }, context) =>
    changed(() => pairingSource(context).apply(input.buyerPostId, input.message)),
  acceptPairing: (_root, { input: { id } }, context) => changed(() => pairingSource(context).accept(id)),
};
