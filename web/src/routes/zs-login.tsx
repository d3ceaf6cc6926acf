import { SignInPage } from '../features/identity/sign-in';

export function Component() {
  return <SignInPage as="EXHIBITOR" />;
}
