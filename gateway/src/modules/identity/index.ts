export { md5 } from './md5.ts';
export { refusePassword } from './password-policy.ts';
export { signIn } from './resolvers/sign-in.ts';
