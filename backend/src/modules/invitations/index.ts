export { invitationExports } from './exports.ts';
export { invitationRoutes } from './routes.ts';
export { invitationService } from './service.ts';
export { ownInvitations } from './holdings.ts';
export { invitationNumbers } from './numbers.ts';
