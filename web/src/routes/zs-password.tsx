import { PasswordResetPage } from '../features/identity/password-reset';

export function Component() {
  return <PasswordResetPage as="EXHIBITOR" />;
}
