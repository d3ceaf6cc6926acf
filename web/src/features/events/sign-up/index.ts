export { FinishSigningUp } from './finish-signing-up';
export { SIGN_UP } from './pending';
