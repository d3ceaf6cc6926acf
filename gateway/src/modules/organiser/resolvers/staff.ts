import type { StaffMemberRecord } from '../../../rest/contract.ts';
import type {
  MutationResolvers,
  OrganiserResolvers,
  QueryResolvers,
  StaffMemberResolvers,
  StaffRight,
  StaffState,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant } from '../../page.ts';
import { userErrors } from '../../user-errors.ts';

const fields = { name: 'name', email: 'email', rights: 'rights' };
const codes = (rights: readonly StaffRight[]) => rights.map((right) => right.toLowerCase());

/** A change that went well or was refused. */
async function outcome(change: Promise<{ result: StaffMemberRecord; message: string }>) {
  try {
    const { result: member, message } = await change;
    return { member, message, errors: [] };
  } catch (error) {
    return { member: null, message: null, errors: userErrors(error, fields) };
  }
}

export const staffQueries: Pick<QueryResolvers, 'demoStaff' | 'organiser' | 'staffInvitation'> = {
  organiser: (_root, _args, { staff }) => staff.me(),
  staffInvitation: (_root, { ticket }, { staff }) => staff.invitation(ticket),
  demoStaff: async (_root, _args, { staff }) => (await staff.demo()) ?? [],
};

export const organiserStaff: Pick<OrganiserResolvers, 'me' | 'staff'> = {
  me: (record) => record,
  staff: (_record, _args, { staff }) => staff.list(),
};

export const StaffMember: StaffMemberResolvers = {
  rights: ({ rights }) => rights.map((right) => right.toUpperCase() as StaffRight),
  state: ({ state }) => state.toUpperCase() as StaffState,
  invitationExpiresAt: ({ invitationExpires }) => invitationExpires && isoInstant(invitationExpires),
  lastSignInAt: ({ lastSignIn }) => lastSignIn && isoInstant(lastSignIn),
  createdAt: ({ createTime }) => isoInstant(createTime),
};

export const staffMutations: Pick<
  MutationResolvers,
  'changeStaff' | 'inviteStaff' | 'inviteStaffAgain' | 'lockStaff'
> = {
  inviteStaff: (_root, { input: { rights, ...person } }, { staff }) =>
    outcome(staff.invite({ ...person, rights: codes(rights) })),
  inviteStaffAgain: (_root, { id }, { staff }) => outcome(staff.inviteAgain(id)),
  changeStaff: (_root, { id, input: { rights, ...person } }, { staff }) =>
    outcome(staff.change(id, { ...person, rights: codes(rights) })),
  lockStaff: (_root, { id, isLocked }, { staff }) => outcome(staff.lock(id, isLocked)),
};
