import { pick } from '../../../context/locale.ts';
import type { Written } from '../../../rest/calls.ts';
import type {
  MutationResolvers,
  OrganiserResolvers,
  OrganiserSignInOptionsResolvers,
  QueryResolvers,
  StaffMemberResolvers,
  StaffRight,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant } from '../../page.ts';
import { payload } from '../../user-errors.ts';
import { codeOf, valueOf } from '../../enum-codes.ts';
import { staffEntrance } from './mutations/sign-in.ts';
import type { StaffMemberParent } from './parents.ts';
import { staffSource } from './source.ts';

const fields = { name: 'name', email: 'email', rights: 'rights' };
const codes = (rights: readonly StaffRight[]) => rights.map((right) => codeOf(right));

/** A change that went well or was refused. */
const changed = (change: () => Promise<Written<StaffMemberParent>>) =>
  payload(
    async () => {
      const { result, message } = await change();
      return { member: result, message };
    },
    { member: null, message: null },
    fields,
  );

export const Query: Pick<
  QueryResolvers,
  'demoStaff' | 'organiser' | 'organiserSignInOptions' | 'staffInvitation'
> = {
  organiserSignInOptions: (_root, _args, context) => staffSource(context).signInOptions(),
  organiser: (_root, _args, context) => staffSource(context).me(),
  staffInvitation: (_root, { ticket }, context) => staffSource(context).invitation(ticket),
  demoStaff: async (_root, _args, context) => (await staffSource(context).demo()) ?? [],
};

export const Organiser: Pick<OrganiserResolvers, 'me' | 'staff'> = {
  me: (record) => record,
  staff: (_record, _args, context) => staffSource(context).list(),
};

export const OrganiserSignInOptions: OrganiserSignInOptionsResolvers = {
  providerName: ({ provider }, args, context) =>
    provider && pick(context, args, provider.nameCn, provider.nameEn),
};

export const StaffMember: StaffMemberResolvers = {
  rights: ({ rights }) => rights.map((right) => valueOf(right)),
  state: ({ state }) => valueOf(state),
  invitationExpiresAt: ({ invitationExpires }) => invitationExpires && isoInstant(invitationExpires),
  providerLinkedAt: ({ providerLinked }) => providerLinked && isoInstant(providerLinked),
  lastSignInAt: ({ lastSignIn }) => lastSignIn && isoInstant(lastSignIn),
  createdAt: ({ createTime }) => isoInstant(createTime),
};

export const Mutation: Pick<
  MutationResolvers,
  | 'changeStaff'
  | 'inviteStaff'
  | 'inviteStaffAgain'
  | 'lockStaff'
  | 'unlinkStaffProvider'
  | keyof typeof staffEntrance
> = {
  ...staffEntrance,
  inviteStaff: (_root, { input: { rights, ...person } }, context) =>
    changed(() => staffSource(context).invite({ ...person, rights: codes(rights) })),
  inviteStaffAgain: (_root, { input: { id } }, context) =>
    changed(() => staffSource(context).inviteAgain(id)),
  unlinkStaffProvider: (_root, { input: { id } }, context) =>
    changed(() => staffSource(context).unlinkProvider(id)),
  changeStaff: (_root, { input: { id, rights, ...person } }, context) =>
    changed(() => staffSource(context).change(id, { ...person, rights: codes(rights) })),
  lockStaff: (_root, { input: { id, isLocked } }, context) =>
    changed(() => staffSource(context).lock(id, isLocked)),
};
