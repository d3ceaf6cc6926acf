import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { consoleEntries } from '../app/console-entries';
import { PageMeta } from '../app/meta';
import { RouteError } from '../app/route-error';
import type { AppContext } from '../app/route-module';
import { LanguageSwitch } from '../app/shell/header/language-switch';
import {
  Console,
  ConsoleHeader,
  ConsolePerson,
  ConsolePhoneMenu,
  type ConsoleView,
  loadConsole,
} from '../features/organiser/console';
import { useT } from '../i18n';
import { paths } from '../lib/paths';
import { ButtonLink } from '../ui/button';
import { Page } from '../ui/container';

/** The title is that of the chosen entry. */
export const ownMeta = true;

export const loader = ({ request }: LoaderFunctionArgs, app: AppContext) =>
  loadConsole(request, app, consoleEntries);

/** While the service is down it is not known who is there: the line on top stays, without a name and a menu. */
export function ErrorBoundary() {
  const t = useT();
  return (
    <>
      <ConsoleHeader>
        <LanguageSwitch />
      </ConsoleHeader>
      <RouteError
        action={
          <ButtonLink to={paths.home()} variant="outline">
            {t('console.toSite')}
          </ButtonLink>
        }
      />
    </>
  );
}

export function Component() {
  const t = useT();
  const view = useLoaderData<ConsoleView>();
  const title = view.entry && `${t(view.entry.label)} - ${t('console.title')}`;
  return (
    <>
      <PageMeta id="organiser" title={title} />
      <ConsoleHeader>
        <ConsolePerson me={view.me} />
        <LanguageSwitch />
        <ConsolePhoneMenu me={view.me} entries={consoleEntries} entry={view.entry} />
      </ConsoleHeader>
      <Page>
        <Console entries={consoleEntries} view={view} />
      </Page>
    </>
  );
}
