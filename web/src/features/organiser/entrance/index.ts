export { StaffInvitationDocument } from './entrance.generated';
export { SignIn } from './sign-in';
export { type InvitationRef, Welcome } from './welcome';
