import type {
  MutationResolvers,
  RegisteredPersonPageResolvers,
  RegisteredPersonResolvers,
  ViewerResolvers,
} from '../../../schema/resolvers.generated.ts';
import { wordsOf } from '../../dictionary-words.ts';
import { isoInstant, pageFields, pageParent } from '../../page.ts';
import { payload } from '../../user-errors.ts';
import { registrationSource, UNSAID } from '../visits/index.ts';
import { personBody, personPath } from './person-body.ts';
import { otherSource } from './source.ts';

export const RegisteredPerson: RegisteredPersonResolvers = {
  name: ({ firstName }) => firstName,
  title: async ({ gender }, args, context) =>
    gender === UNSAID ? null : wordsOf(await registrationSource(context).titles(), gender, args, context),
  position: async ({ position }, args, context) =>
    wordsOf(await registrationSource(context).positions(), position, args, context),
  mobile: ({ mobileNumber }) => mobileNumber,
  passCode: ({ invitationCode }) => invitationCode,
  registeredAt: ({ createTime }) => isoInstant(createTime),
};

export const Viewer: Pick<ViewerResolvers, 'registeredPeople'> = {
  registeredPeople: (_viewer, { mobile, page, pageSize }, context) =>
    pageParent(otherSource(context).list(mobile, page, pageSize), { page, pageSize }),
};

export const Mutation: Pick<MutationResolvers, 'registerOther'> = {
  registerOther: (_root, { input }, context) =>
    payload(() => otherSource(context).add(personBody(input)), { person: null, message: null }, personPath),
};

export const RegisteredPersonPage: RegisteredPersonPageResolvers = pageFields;
