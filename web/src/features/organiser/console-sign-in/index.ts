export { SignIn } from './sign-in';
export { Welcome } from './welcome';
