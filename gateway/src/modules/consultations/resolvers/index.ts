import { UpstreamRefusal } from '../../../rest/errors.ts';
import type {
  ConsultationCommentResolvers,
  ConsultationResolvers,
  MutationResolvers,
  ViewerResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant, pageFields, pageParent } from '../../page.ts';
import { type ChangedThread, kindOfType } from '../loaders.ts';
import { subjectOf } from '../subject.ts';
import { consultationChanged } from './changes.ts';

const statuses = { 1: 'UNANSWERED', 2: 'REPLIED', 3: 'CLOSED' } as const;

const Consultation: ConsultationResolvers = {
  kind: ({ type }) => kindOfType[type],
  status: ({ status }) => statuses[status],
  question: ({ title }) => title,
  name: ({ bakeName }) => bakeName,
  subject: (record, _args, context) => subjectOf(record, context),
  unreadCount: ({ unread }) => unread,
  createdAt: ({ createTime }) => isoInstant(createTime),
  updatedAt: ({ updateTime }) => isoInstant(updateTime),
  comments: ({ id }, args, { consultations }) => pageParent(consultations.comments(id, args), args),
};

const ConsultationComment: ConsultationCommentResolvers = {
  authorName: ({ nickName }) => nickName,
  createdAt: ({ createTime }) => isoInstant(createTime),
};

const Viewer: Pick<ViewerResolvers, 'consultations' | 'consultation' | 'unreadConsultations'> = {
  consultations: (_viewer, args, { consultations }) =>
    pageParent(consultations.list(args.box, args.kinds, args), args),
  consultation: (_viewer, { id }, { consultations }) => consultations.find(id),
  unreadConsultations: async (_viewer, _args, { consultations }) => {
    const { mine, toMe } = await consultations.unread();
    return { askedByMe: mine, askedToMe: toMe };
  },
};

/** What a form can show; no session, too many and the other role concern the whole request. */
async function carryOut(write: () => Promise<ChangedThread>) {
  try {
    return { ...(await write()), errors: [] };
  } catch (error) {
    if (!(error instanceof UpstreamRefusal) || error.code !== 500) throw error;
    const code = error.status === 403 ? ('OTHER_ROLE' as const) : ('INVALID' as const);
    return {
      consultation: null,
      comment: null,
      message: null,
      errors: [{ code, message: error.message, path: null }],
    };
  }
}

type Mutations = Pick<
  MutationResolvers,
  'askConsultation' | 'addConsultationComment' | 'markConsultationRead' | 'closeConsultation'
>;

const Mutation: Mutations = {
  askConsultation: (_root, { input }, { consultations }) =>
    carryOut(() => consultations.ask(input.kind, input.id, input.question)),
  addConsultationComment: (_root, { input }, { consultations }) =>
    carryOut(() => consultations.reply(input.consultationId, input.content)),
  markConsultationRead: (_root, { id }, { consultations }) => carryOut(() => consultations.read(id)),
  closeConsultation: (_root, { id }, { consultations }) => carryOut(() => consultations.close(id)),
};

/** Questions to suppliers and buyers, and their threads. */
export const consultationResolvers = {
  Viewer,
  Mutation,
  Subscription: { consultationChanged },
  Consultation,
  ConsultationComment,
  ConsultationPage: pageFields,
  ConsultationCommentPage: pageFields,
  ConsultationSubject: {
    __resolveType: ({ __typename }: { __typename: string }) => __typename,
  },
};
