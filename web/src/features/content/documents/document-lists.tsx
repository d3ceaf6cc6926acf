import type { QueryRef } from '@apollo/client/react';
import { DocumentList } from './document-list';
import {
  type ExhibitorListsQuery,
  type VisitorMaterialsQuery,
  useExhibitorListsPreloaded,
  useVisitorMaterialsPreloaded,
} from './documents.generated';

export type ExhibitorListsRef = QueryRef<ExhibitorListsQuery>;
export type VisitorMaterialsRef = QueryRef<VisitorMaterialsQuery>;

/** Lists of exhibitors as files (PUB-046). */
export function ExhibitorLists({ query }: { query: ExhibitorListsRef }) {
  return <DocumentList documents={useExhibitorListsPreloaded(query).data.exhibitorLists} />;
}

/** What visitors can download (PUB-049). */
export function VisitorMaterials({ query }: { query: VisitorMaterialsRef }) {
  return <DocumentList documents={useVisitorMaterialsPreloaded(query).data.visitorMaterials} />;
}
