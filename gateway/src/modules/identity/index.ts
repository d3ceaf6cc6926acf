export { md5 } from './md5.ts';
export { refusePassword } from './password-policy.ts';
export { signIn } from './sign-in.ts';
export { identitySource } from './source.ts';
