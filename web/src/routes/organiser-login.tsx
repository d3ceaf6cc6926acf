import { LanguageSwitch } from '../app/shell/header/language-switch';
import { ConsoleHeader } from '../features/organiser/console';
import { SignIn } from '../features/organiser/entrance';

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
