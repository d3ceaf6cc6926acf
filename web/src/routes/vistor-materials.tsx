import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { AppContext } from '../app/route-module';
import {
  VisitorMaterials,
  VisitorMaterialsDocument,
  DocumentPage,
  type VisitorMaterialsRef,
} from '../features/content/documents';
import { useT } from '../i18n';

export function loader(_args: LoaderFunctionArgs, { preloadQuery }: AppContext): VisitorMaterialsRef {
  return preloadQuery(VisitorMaterialsDocument);
}

export function Component() {
  const t = useT();
  const query = useLoaderData<VisitorMaterialsRef>();
  return (
    <DocumentPage title={t('documents.materials.title')} lead={t('documents.materials.lead')} query={query}>
      <VisitorMaterials query={query} />
    </DocumentPage>
  );
}
