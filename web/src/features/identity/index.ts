export { type Role, session, useRole } from './session';
