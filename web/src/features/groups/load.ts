import type { QueryRef } from '@apollo/client/react';
import type { CentreAddress, CentreApp } from '../centre';
import { type FormRef, preloadPersonForm } from '../registration/others';
import { type GroupAddress, readGroupAddress } from './address';
import {
  GroupVisitDocument,
  type GroupVisitQuery,
  type GroupVisitQueryVariables,
  VisitGroupReportDocument,
  type VisitGroupReportQuery,
  type VisitGroupReportQueryVariables,
} from './groups.generated';
import {
  GroupMembersDocument,
  type GroupMembersQuery,
  type GroupMembersQueryVariables,
} from './members/members.generated';

export type ReportRef = QueryRef<VisitGroupReportQuery, VisitGroupReportQueryVariables>;
export type MembersRef = QueryRef<GroupMembersQuery, GroupMembersQueryVariables>;

type Of<View> = Extract<GroupAddress, { view: View }>;
export type GroupsData =
  | (Of<'group'> & {
      visit: QueryRef<GroupVisitQuery, GroupVisitQueryVariables>;
      members: MembersRef;
      /** Of the list that the address names. */
      report?: ReportRef;
    })
  | (Of<'replace'> & { form: FormRef });

/** The panel's facts, the members of the visitor's groups, and the report of the list that was sent in. */
export function loadGroups({ query }: CentreAddress, app: CentreApp): GroupsData {
  const { preloadQuery } = app;
  const address = readGroupAddress(query);
  if (address.view === 'replace') {
    // Read for the way back: what stands above the members has its place at once, and the page goes on at them.
    preloadQuery(GroupVisitDocument);
    return { ...address, form: preloadPersonForm(app) };
  }
  const { list: id, text, page } = address;
  // Passes are cancelled and people let in while the page is open: what is kept is shown at once and asked for again.
  const fetchPolicy = 'cache-and-network';
  const members = preloadQuery(GroupMembersDocument, { variables: { text, page }, fetchPolicy });
  const found = { ...address, visit: preloadQuery(GroupVisitDocument), members };
  if (id === undefined) return found;
  return { ...found, report: preloadQuery(VisitGroupReportDocument, { variables: { id }, fetchPolicy }) };
}
