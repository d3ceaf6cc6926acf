export { checkSession } from './check-session';
export { ForRole } from './for-role';
export { leavesTo } from './leaves-to';
export { passRoleGate } from './role-gate';
export { type Role, session, useRole } from './session';
export { askForSignIn } from './sign-in-first/requests';
export { SignInFirst } from './sign-in-first/sign-in-first';
export { useSignOut } from './use-sign-out';
export { useViewerQuery } from './viewer.generated';
