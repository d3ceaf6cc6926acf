import { LanguageSwitch } from '../app/shell/header/language-switch';
import { ConsoleHeader } from '../features/organiser/console';
import { SignIn } from '../features/organiser/console-sign-in';

export function Component() {
  return (
    <>
      <ConsoleHeader>
        <LanguageSwitch />
      </ConsoleHeader>
      <SignIn />
    </>
  );
}
