export { EmailTab } from './email-tab';
export { type InvitationsRef, loadInvited } from './load';
