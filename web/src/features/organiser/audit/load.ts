import type { QueryRef } from '@apollo/client/react';
import { readPageNumber } from '../../../lib/page-number';
import type { ConsoleApp } from '../console';
import { AuditLogDocument, type AuditLogQuery, type AuditLogQueryVariables } from './audit.generated';

/** Kinds of entries that can be asked for. */
export const auditKinds = [
  'staff',
  'edition',
  'review',
  'news',
  'banner',
  'content',
  'company',
  'person',
  'partner',
  'partner-key',
  'partner-webhook',
  'door',
  'exhibitor-import',
  'exhibitor-upsert',
  'export',
  'operations',
  'refused',
] as const;
export type AuditKind = (typeof auditKinds)[number];

export interface AuditData {
  page: number;
  staffId: string;
  kind: AuditKind | '';
  query: QueryRef<AuditLogQuery, AuditLogQueryVariables>;
}

/** Whose entries the address asks for, and of which kind. */
export const readAuditFilter = (query: URLSearchParams): Pick<AuditData, 'staffId' | 'kind'> => ({
  staffId: query.get('who') ?? '',
  kind: auditKinds.find((one) => one === query.get('kind')) ?? '',
});

/** What the address asks of the log. */
export function loadAudit(query: URLSearchParams, { preloadQuery }: ConsoleApp): AuditData {
  const page = readPageNumber(query);
  const { staffId, kind } = readAuditFilter(query);
  const variables = { page, staffId: staffId || null, action: kind || null };
  const fetchPolicy = 'cache-and-network';
  return { page, staffId, kind, query: preloadQuery(AuditLogDocument, { variables, fetchPolicy }) };
}
