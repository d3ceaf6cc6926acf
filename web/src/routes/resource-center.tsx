import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { AppContext } from '../app/route-module';
import {
  ResourceLists,
  ResourceCentreDocument,
  DocumentPage,
  type ResourceCentreRef,
} from '../features/content/documents';
import { useT } from '../i18n';

export function loader(_args: LoaderFunctionArgs, { preloadQuery }: AppContext): ResourceCentreRef {
  return preloadQuery(ResourceCentreDocument);
}

export function Component() {
  const t = useT();
  const query = useLoaderData<ResourceCentreRef>();
  return (
    <DocumentPage
      wide
      title={t('documents.resources.title')}
      lead={t('documents.resources.lead')}
      query={query}
    >
      <ResourceLists query={query} />
    </DocumentPage>
  );
}
