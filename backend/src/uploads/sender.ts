import type { UploadQuota } from './quota.ts';

/** Who sends a file. */
export interface Sender {
  /** The account or the organiser's person; null for a guest who may. */
  id: string | null;
  quota: UploadQuota;
}
