import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { AppContext } from '../app/route-module';
import {
  ProcessSteps,
  ExhibitingProcessDocument,
  DocumentPage,
  type ExhibitingProcessRef,
} from '../features/content/documents';
import { useT } from '../i18n';

export function loader(_args: LoaderFunctionArgs, { preloadQuery }: AppContext): ExhibitingProcessRef {
  return preloadQuery(ExhibitingProcessDocument);
}

export function Component() {
  const t = useT();
  const query = useLoaderData<ExhibitingProcessRef>();
  return (
    <DocumentPage title={t('documents.process.title')} lead={t('documents.process.lead')} query={query}>
      <ProcessSteps query={query} />
    </DocumentPage>
  );
}
