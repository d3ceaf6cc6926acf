export { type Role, session, useRole } from './session';
export { type GatedAction, useRoleGate } from './use-role-gate';
