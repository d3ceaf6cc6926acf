import type {
  ConsultationCommentPageResolvers,
  ConsultationCommentResolvers,
  ConsultationPageResolvers,
  ConsultationSubjectResolvers,
  SubscriptionResolvers,
  ConsultationResolvers,
  MutationResolvers,
  OwnCompanyResolvers,
  ViewerResolvers,
} from '../../schema/resolvers.generated.ts';
import { isoInstant, pageFields, pageParent } from '../page.ts';
import { payload } from '../user-errors.ts';
import { kindOfType } from './kinds.ts';
import type { ConsultationParent } from './parents.ts';
import { consultationSource } from './source.ts';
import { subjectOf } from './subject.ts';
import type { ChangedThread } from './writes.ts';

const statuses = { 1: 'UNANSWERED', 2: 'REPLIED', 3: 'CLOSED' } as const;

export const Consultation: ConsultationResolvers = {
  kind: ({ type }) => kindOfType[type],
  status: ({ status }) => statuses[status],
  question: ({ title }) => title,
  name: ({ bakeName }) => bakeName,
  subject: (record, _args, context) => subjectOf(record, context),
  unreadCount: ({ unread }) => unread,
  createdAt: ({ createTime }) => isoInstant(createTime),
  updatedAt: ({ updateTime }) => isoInstant(updateTime),
  comments: ({ id }, args, context) => pageParent(consultationSource(context).comments(id, args), args),
};

export const ConsultationComment: ConsultationCommentResolvers = {
  authorName: ({ nickName }) => nickName,
  createdAt: ({ createTime }) => isoInstant(createTime),
};

export const OwnCompany: Pick<OwnCompanyResolvers, 'consultations'> = {
  consultations: (_company, args, context) =>
    pageParent(consultationSource(context).list('ASKED_TO_ME', ['EXHIBITOR', 'PRODUCT'], args), args),
};

export const Viewer: Pick<ViewerResolvers, 'consultations' | 'consultation' | 'unreadConsultations'> = {
  consultations: (_viewer, args, context) =>
    pageParent(consultationSource(context).list(args.box, args.kinds, args), args),
  consultation: (_viewer, { id }, context) => consultationSource(context).find(id),
  unreadConsultations: async (_viewer, _args, context) => {
    const { mine, mineToBuyers, toMe } = await consultationSource(context).unread();
    return { askedByMe: mine, askedByMeToBuyers: mineToBuyers, askedToMe: toMe };
  },
};

/** Names of the REST bodies' fields in the mutations' inputs. */
const inputField = { title: 'question', content: 'content', files: 'files' };

const changed = (change: () => Promise<ChangedThread>) =>
  payload(change, { consultation: null, comment: null, message: null }, inputField);

type Mutations = Pick<
  MutationResolvers,
  'askConsultation' | 'addConsultationComment' | 'markConsultationRead' | 'closeConsultation'
>;

export const Mutation: Mutations = {
  askConsultation: (_root, { input }, context) => changed(() => consultationSource(context).ask(input)),
  addConsultationComment: (_root, { input }, context) =>
    changed(() => consultationSource(context).reply(input)),
  markConsultationRead: (_root, { input: { id } }, context) =>
    changed(() => consultationSource(context).read(id)),
  closeConsultation: (_root, { input: { id } }, context) =>
    changed(() => consultationSource(context).close(id)),
};

/** The caller's threads as they change. */
export const Subscription: Pick<SubscriptionResolvers, 'consultationChanged'> = {
  consultationChanged: {
    subscribe: (_root, _args, context) => consultationSource(context).changes(),
    resolve: (record: ConsultationParent) => record,
  },
};

export const ConsultationPage: ConsultationPageResolvers = pageFields;
export const ConsultationCommentPage: ConsultationCommentPageResolvers = pageFields;

export const ConsultationSubject: ConsultationSubjectResolvers = {
  __resolveType: ({ __typename }) => __typename,
};
