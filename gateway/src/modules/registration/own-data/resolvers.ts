import type {
  MutationResolvers,
  OwnDataPartResolvers,
  ViewerResolvers,
  VisitorDetailsResolvers,
} from '../../../schema/resolvers.generated.ts';
import { identitySource } from '../../identity/index.ts';
import { payload } from '../../user-errors.ts';
import { detailsBody, ofInput } from '../visits/index.ts';
import { ownDataSource } from './source.ts';

const fates = { removed: 'REMOVED', emptied: 'EMPTIED', kept: 'KEPT' } as const;

export const VisitorDetails: VisitorDetailsResolvers = {
  provedMobile: ({ mobile }) => mobile,
  provedEmail: ({ accountEmail }) => accountEmail,
  information: (record) => record,
};

export const OwnDataPart: OwnDataPartResolvers = {
  fate: ({ fate }) => fates[fate],
};

/** The other role has neither, and is not asked for them. */
export const Viewer: Pick<ViewerResolvers, 'ownDataParts' | 'visitorDetails'> = {
  visitorDetails: ({ role }, _args, context) =>
    role === 'visitor' ? ownDataSource(context).details() : null,
  ownDataParts: ({ role }, _args, context) => (role === 'visitor' ? ownDataSource(context).parts() : []),
};

type Mutations = Pick<MutationResolvers, 'deleteAccount' | 'saveVisitorDetails' | 'sendDeletionCode'>;

export const Mutation: Mutations = {
  saveVisitorDetails: (_root, { input }, context) =>
    payload(
      async () => {
        const { message } = await ownDataSource(context).save(detailsBody(input));
        return { viewer: await identitySource(context).viewer(), message };
      },
      { viewer: null, message: null },
      ofInput,
    ),

  sendDeletionCode: (_root, _args, context) =>
    payload(
      async () => {
        const { message } = await ownDataSource(context).sendDeletionCode();
        return { message };
      },
      { message: null },
    ),

  deleteAccount: (_root, { input }, context) =>
    payload(
      async () => {
        const { message } = await ownDataSource(context).delete(input);
        // The session has ended with the account.
        context.session.drop();
        return { message };
      },
      { message: null },
      { password: 'password', code: 'code' },
    ),
};
