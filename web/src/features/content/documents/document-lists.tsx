import { type QueryRef, useReadQuery } from '@apollo/client/react';
import { DocumentList } from './document-list';
import type { ExhibitorListsQuery, VisitorMaterialsQuery } from './documents.generated';

export type ExhibitorListsRef = QueryRef<ExhibitorListsQuery>;
export type VisitorMaterialsRef = QueryRef<VisitorMaterialsQuery>;

/** Lists of exhibitors as files (PUB-046). */
export function ExhibitorLists({ query }: { query: ExhibitorListsRef }) {
  return <DocumentList documents={useReadQuery(query).data.exhibitorLists} />;
}

/** What visitors can download (PUB-049). */
export function VisitorMaterials({ query }: { query: VisitorMaterialsRef }) {
  return <DocumentList documents={useReadQuery(query).data.visitorMaterials} />;
}
