import { UpstreamRefusal } from '../../../rest/errors.ts';
import type {
  MutationResolvers,
  RegisteredPersonResolvers,
  ViewerResolvers,
} from '../../../schema/resolvers.generated.ts';
import { wordsOf } from '../../dictionary-words.ts';
import { isoInstant, pageFields, pageParent } from '../../page.ts';
import { UNSAID } from './fields.ts';

/** Fields of the input by their names in the REST contract; the others are called the same. */
const names: Record<string, string> = { firstName: 'name', gender: 'title', mobileNumber: 'mobile' };

const RegisteredPerson: RegisteredPersonResolvers = {
  name: ({ firstName }) => firstName,
  title: async ({ gender }, args, context) =>
    gender === UNSAID ? null : wordsOf(await context.registration.titles(), gender, args, context),
  position: async ({ position }, args, context) =>
    wordsOf(await context.registration.positions(), position, args, context),
  mobile: ({ mobileNumber }) => mobileNumber,
  passCode: ({ invitationCode }) => invitationCode,
  registeredAt: ({ createTime }) => isoInstant(createTime),
};

const Viewer: Pick<ViewerResolvers, 'registeredPeople'> = {
  registeredPeople: (_viewer, { mobile, page, pageSize }, { others }) =>
    pageParent(others.list(mobile, page, pageSize), { page, pageSize }),
};

const Mutation: Pick<MutationResolvers, 'registerOther'> = {
  registerOther: async (_root, { input: { name, title, mobile, mailLanguage, ...same } }, { others }) => {
    try {
      const { result, message } = await others.add({
        ...same,
        firstName: name,
        gender: title,
        mobileNumber: mobile,
        ...(mailLanguage ? { mailLanguage } : {}),
      });
      return { person: result, message, errors: [] };
    } catch (error) {
      if (!(error instanceof UpstreamRefusal) || error.code !== 500) throw error;
      const code = error.status === 409 ? ('DUPLICATE' as const) : ('INVALID' as const);
      const path = error.field === undefined ? null : [names[error.field] ?? error.field];
      return { person: null, message: null, errors: [{ code, message: error.message, path }] };
    }
  },
};

/** People whom a visitor registers. */
export const otherResolvers = { RegisteredPerson, RegisteredPersonPage: pageFields, Viewer, Mutation };
