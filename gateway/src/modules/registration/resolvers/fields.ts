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

/** Of who would rather not say; nobody is addressed by it. */
export const UNSAID = '3';

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
    const entry = (await context.registration.titles()).find(({ value }) => value === gender);
    if (!entry || gender === UNSAID) return null;
    const { cn, en } = sidesOf(entry.label);
    return pick(context, args, cn, en);
  },
  position: async ({ position }, args, context) =>
    wordsOf(await context.registration.positions(), position, args, context),
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
  pass: (parent, _args, { registration }) =>
    parent.record.state === 'finished' ? registration.passBy(parent) : null,
};

export const registrationQueries: Pick<
  QueryResolvers,
  'visitPositions' | 'visitQuestions' | 'visitRegistration' | 'visitTitles'
> = {
  visitQuestions: (_root, _args, { registration }) => registration.questions(),
  visitTitles: async (_root, _args, { registration }) => offeredOf(await registration.titles()),
  visitPositions: async (_root, _args, { registration }) => offeredOf(await registration.positions()),
  visitRegistration: (_root, { key }, { registration }) => registration.find(key),
};

/** The other role has neither pass nor answers, and is not asked for them. */
export const viewerVisit: Pick<ViewerResolvers, 'visitAnswers' | 'visitPass'> = {
  visitPass: ({ role }, _args, { registration }) => (role === 'visitor' ? registration.ownPass() : null),
  visitAnswers: ({ role }, _args, { registration }) => (role === 'visitor' ? registration.ownAnswers() : []),
};
