import type { Schemas } from '../../../rest/operations.ts';
import type { PageParent } from '../../page.ts';

export type AuditEntryParent = Schemas['AuditRecord'];
export type AuditEntryPageParent = PageParent<AuditEntryParent>;
