import type { QueryRef } from '@apollo/client/react';
import type { CentreAddress, CentreApp } from '../centre';
import { readGroupAddress } from './address';
import {
  GroupVisitDocument,
  type GroupVisitQuery,
  type GroupVisitQueryVariables,
  VisitGroupReportDocument,
  type VisitGroupReportQuery,
  type VisitGroupReportQueryVariables,
} from './groups.generated';

export type ReportRef = QueryRef<VisitGroupReportQuery, VisitGroupReportQueryVariables>;

export interface GroupsData {
  visit: QueryRef<GroupVisitQuery, GroupVisitQueryVariables>;
  /** Of the list that the address names. */
  report?: ReportRef;
}

/** The panel's facts, and the report of the list that was sent in. */
export function loadGroups({ query }: CentreAddress, { preloadQuery }: CentreApp): GroupsData {
  const id = readGroupAddress(query);
  const visit = preloadQuery(GroupVisitDocument);
  if (id === undefined) return { visit };
  const options = { variables: { id }, fetchPolicy: 'cache-and-network' } as const;
  return { visit, report: preloadQuery(VisitGroupReportDocument, options) };
}
