export { SignInPage } from './sign-in-page';
export { useSendCodeMutation } from './sign-in.generated';
