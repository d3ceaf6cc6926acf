export { checkSession } from './check-session';
export { leavesTo } from './leaves-to';
export { type Role, session, useRole } from './session';
export { askForSignIn } from './sign-in-first/requests';
export { SignInFirst } from './sign-in-first/sign-in-first';
export { useRoleGate } from './use-role-gate';
export { useSignOut } from './use-sign-out';
export { useTellSent } from './tell-sent';
export { useViewerQuery } from './viewer.generated';
