export { Invitations as Component } from './invitations';
export { loadInvitations as loader } from './load';
