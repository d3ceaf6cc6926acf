import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { AppContext } from '../app/route-module';
import { LanguageSwitch } from '../app/shell/header/language-switch';
import { ConsoleHeader } from '../features/organiser/console';
import {
  loadProviderReturn,
  ProviderReturn,
  type ProviderReturnView,
} from '../features/organiser/console-sign-in';

export const loader = ({ request }: LoaderFunctionArgs, app: AppContext) => loadProviderReturn(request, app);

export function Component() {
  const view = useLoaderData<ProviderReturnView>();
  return (
    <>
      <ConsoleHeader>
        <LanguageSwitch />
      </ConsoleHeader>
      <ProviderReturn view={view} />
    </>
  );
}
