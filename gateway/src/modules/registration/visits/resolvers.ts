import { pick } from '../../../context/locale.ts';
import type {
  QueryResolvers,
  ViewerResolvers,
  VisitChoiceResolvers,
  VisitInformationResolvers,
  VisitPassResolvers,
  VisitQuestionOptionResolvers,
  VisitQuestionResolvers,
  VisitRegistrationResolvers,
} from '../../../schema/resolvers.generated.ts';
import { offeredOf, sidesOf, wordsOf } from '../../dictionary-words.ts';
import { visitMutations } from './mutations/steps.ts';
import { registrationSource } from './source.ts';
import { UNSAID } from './titles.ts';

export const VisitChoice: VisitChoiceResolvers = {
  label: ({ label }, args, context) => {
    const { cn, en } = sidesOf(label);
    return pick(context, args, cn, en);
  },
};

export const VisitQuestion: VisitQuestionResolvers = {
  kind: ({ type }) => type,
  text: ({ questionText, questionTextEn }, args, context) =>
    pick(context, args, questionText, questionTextEn),
  options: ({ optionsList }) => optionsList,
  takesOwnWords: ({ lastInput }) => lastInput === 'Y',
};

export const VisitQuestionOption: VisitQuestionOptionResolvers = {
  text: ({ optionText, optionTextEn }, args, context) => pick(context, args, optionText, optionTextEn),
};

export const VisitPass: VisitPassResolvers = {
  code: ({ invitationCode }) => invitationCode,
  name: ({ firstName }) => firstName,
  title: async ({ gender }, args, context) => {
    const entry = (await registrationSource(context).titles()).find(({ value }) => value === gender);
    if (!entry || gender === UNSAID) return null;
    const { cn, en } = sidesOf(entry.label);
    return pick(context, args, cn, en);
  },
  position: async ({ position }, args, context) =>
    wordsOf(await registrationSource(context).positions(), position, args, context),
};

export const VisitInformation: VisitInformationResolvers = {
  name: ({ firstName }) => firstName,
  title: ({ gender }) => gender,
  phoneCountryCode: ({ telephoneCountryCode }) => telephoneCountryCode,
  phoneNumber: ({ telephoneNumber }) => telephoneNumber,
  phoneExtension: ({ ext }) => ext,
  website: ({ witeAddress }) => witeAddress,
  mobile: ({ mobileNumber }) => mobileNumber,
  address: ({ detailAddress }) => detailAddress,
  isComing: ({ isArrived }) => isArrived,
};

const states = { started: 'STARTED', informed: 'INFORMED', finished: 'FINISHED' } as const;

export const VisitRegistration: VisitRegistrationResolvers = {
  state: ({ record }) => states[record.state],
  skipsQuestions: ({ record }) => record.noQuestion,
  provedMobile: ({ record }) => record.mobile,
  provedEmail: ({ record }) => record.accountEmail,
  information: ({ record }) => record,
  pass: (parent, _args, context) =>
    parent.record.state === 'finished' ? registrationSource(context).passBy(parent) : null,
};

export const Query: Pick<
  QueryResolvers,
  'visitPositions' | 'visitQuestions' | 'visitRegistration' | 'visitTitles'
> = {
  visitQuestions: (_root, _args, context) => registrationSource(context).questions(),
  visitTitles: async (_root, _args, context) => offeredOf(await registrationSource(context).titles()),
  visitPositions: async (_root, _args, context) => offeredOf(await registrationSource(context).positions()),
  visitRegistration: (_root, { key }, context) => registrationSource(context).find(key),
};

/** The other role has neither pass nor answers, and is not asked for them. */
export const Viewer: Pick<ViewerResolvers, 'visitAnswers' | 'visitPass'> = {
  visitPass: ({ role }, _args, context) =>
    role === 'visitor' ? registrationSource(context).ownPass() : null,
  visitAnswers: ({ role }, _args, context) =>
    role === 'visitor' ? registrationSource(context).ownAnswers() : [],
};

export const Mutation = visitMutations;
