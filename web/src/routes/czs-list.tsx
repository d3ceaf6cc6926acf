import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { AppContext } from '../app/route-module';
import {
  ExhibitorLists,
  ExhibitorListsDocument,
  DocumentPage,
  type ExhibitorListsRef,
} from '../features/content/documents';
import { useT } from '../i18n';

export function loader(_args: LoaderFunctionArgs, { preloadQuery }: AppContext): ExhibitorListsRef {
  return preloadQuery(ExhibitorListsDocument);
}

export function Component() {
  const t = useT();
  const query = useLoaderData<ExhibitorListsRef>();
  return (
    <DocumentPage
      title={t('documents.exhibitorLists.title')}
      lead={t('documents.exhibitorLists.lead')}
      query={query}
    >
      <ExhibitorLists query={query} />
    </DocumentPage>
  );
}
