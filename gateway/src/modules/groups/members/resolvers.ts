import type { Written } from '../../../rest/calls.ts';
import type {
  GroupMemberPageResolvers,
  GroupMemberResolvers,
  MutationResolvers,
  ViewerResolvers,
} from '../../../schema/resolvers.generated.ts';
import { valueOf } from '../../enum-codes.ts';
import { isoInstant, pageFields } from '../../page.ts';
import { personBody, personPath } from '../../registration/index.ts';
import { payload } from '../../user-errors.ts';
import type { GroupMemberParent } from './parents.ts';
import { memberSource } from './source.ts';

/** A change that went well or was refused. */
const changed = (change: () => Promise<Written<GroupMemberParent>>) =>
  payload(
    async () => {
      const { result, message } = await change();
      return { member: result, message };
    },
    { member: null, message: null },
    personPath,
  );

export const GroupMember: GroupMemberResolvers = {
  name: ({ firstName }) => firstName,
  maskedMobile: ({ mobileNumber }) => mobileNumber,
  maskedEmail: ({ email }) => email,
  passState: ({ pass }) => valueOf(pass),
  replacedBy: ({ replacedBy }) => replacedBy || null,
  registeredAt: ({ createTime }) => isoInstant(createTime),
};

export const GroupMemberPage: GroupMemberPageResolvers = pageFields;

const nobody = { records: [], total: 0, pages: 0, passCount: 0 };

export const Viewer: Pick<ViewerResolvers, 'groupMembers'> = {
  groupMembers: async ({ role }, { text, page, pageSize }, context) => {
    const isVisitor = role === 'visitor';
    const record = isVisitor ? await memberSource(context).list({ text, pageNo: page, pageSize }) : nobody;
    return { record, page, pageSize, passCount: record.passCount };
  },
};

export const Mutation: Pick<MutationResolvers, 'cancelGroupPass' | 'replaceGroupMember' | 'resendGroupPass'> =
  {
    cancelGroupPass: (_root, { input: { id } }, context) => changed(() => memberSource(context).cancel(id)),
    replaceGroupMember: (_root, { input: { id, person } }, context) =>
      changed(() => memberSource(context).replace(id, personBody(person))),
    resendGroupPass: (_root, { input: { id } }, context) => changed(() => memberSource(context).resend(id)),
  };
