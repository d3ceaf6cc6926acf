export { type Role, session, useRole } from './session';
export { useRoleGate } from './use-role-gate';
