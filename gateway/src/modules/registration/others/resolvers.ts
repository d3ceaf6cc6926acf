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
import { otherSource } from './source.ts';

/** Fields of the input by their names in the REST contract; the others are called the same. */
const names: Record<string, string> = { firstName: 'name', gender: 'title', mobileNumber: 'mobile' };

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
  registerOther: (_root, { input: { name, title, mobile, mailLanguage, ...same } }, context) => {
    const person = {
      ...same,
      firstName: name,
      gender: title,
      mobileNumber: mobile,
      ...(mailLanguage ? { mailLanguage } : {}),
    };
    return payload(
      () => otherSource(context).add(person),
      { person: null, message: null },
      (field) => [names[field] ?? field],
    );
  },
};

export const RegisteredPersonPage: RegisteredPersonPageResolvers = pageFields;
