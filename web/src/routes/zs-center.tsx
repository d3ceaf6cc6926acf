import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { centreEntries, centreHomes } from '../app/centre-entries';
import { PageMeta } from '../app/meta';
import type { AppContext } from '../app/route-module';
import { useCentreCounts } from '../app/use-centre-counts';
import { Centre, type CentreView, loadCentre, useCentreGate } from '../features/centre';
import { useT } from '../i18n';
import { Page } from '../ui/container';

/** The title is that of the chosen entry. */
export const ownMeta = true;

export const loader = ({ request }: LoaderFunctionArgs, app: AppContext) =>
  loadCentre('exhibitor', request, app, { entries: centreEntries, homes: centreHomes });

export function Component() {
  const t = useT();
  const counts = useCentreCounts();
  const view = useLoaderData<CentreView>();
  const mayEnter = useCentreGate('exhibitor');
  const title = view.entry && `${t(view.entry.label)} - ${t('centre.title.exhibitor')}`;
  return (
    <Page>
      <PageMeta id="exhibitorCentre" title={title} />
      {mayEnter ? <Centre as="exhibitor" entries={centreEntries} counts={counts} view={view} /> : null}
    </Page>
  );
}
