import { useLocation } from 'react-router-dom';
import { LanguageSwitch } from '../app/shell/header/language-switch';
import { ConsoleHeader } from '../features/organiser/console';
import { Welcome } from '../features/organiser/console-sign-in';
import { secretOf } from '../lib/address-secret';

export function Component() {
  const { hash } = useLocation();
  const ticket = secretOf('organiserWelcome', hash);
  return (
    <>
      <ConsoleHeader>
        <LanguageSwitch />
      </ConsoleHeader>
      <Welcome key={ticket} ticket={ticket} />
    </>
  );
}
