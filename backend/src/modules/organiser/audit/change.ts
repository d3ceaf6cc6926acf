import type { Bilingual } from '../../../http/language.ts';

/** One thing that became another. */
export interface AuditChange {
  field: Bilingual;
  /** Blank where there was nothing. */
  before: string;
  after: string;
}
