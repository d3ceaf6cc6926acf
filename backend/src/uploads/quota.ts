import type { Limit, Limits } from '../limits/limits.ts';
import { Refusal } from '../http/errors.ts';
import { refusals } from './refusals.ts';

/** What one account may send within 24 hours. */
export interface UploadQuota {
  /** Tells the quota apart from others; part of the stored key. */
  name: string;
  files: number;
  /** MiB of all files together, as they came. */
  mebibytes: number;
}

/** A visitor sends attachments of forms; an exhibitor also pictures and videos of the whole range; staff, the site. */
export const uploadQuotas = {
  visitor: { name: 'upload-visitor', files: 100, mebibytes: 200 },
  exhibitor: { name: 'upload-exhibitor', files: 500, mebibytes: 2048 },
  staff: { name: 'upload-staff', files: 1000, mebibytes: 4096 },
} as const satisfies Record<string, UploadQuota>;

const A_DAY_S = 24 * 60 * 60;
const KIB = 1024;

/** Counts what accounts send. The counters are in the database: they hold over all processes and restarts. */
export function uploadCounter(limits: Limits, { name, files, mebibytes }: UploadQuota) {
  const ofFiles: Limit = { name: `${name}-files`, points: files, seconds: A_DAY_S };
  const ofKibibytes: Limit = { name: `${name}-kib`, points: mebibytes * KIB, seconds: A_DAY_S };

  async function count(limit: Limit, owner: string, points: number): Promise<void> {
    try {
      await limits.count(limit, owner, points);
    } catch (error) {
      throw error instanceof Refusal ? refusals.quota() : error;
    }
  }

  return {
    /** Counts one file, refused ones included. @throws Refusal 429 */
    file: (owner: string) => count(ofFiles, owner, 1),
    /** Counts the size of a file that came. @throws Refusal 429 */
    bytes: (owner: string, bytes: number) => count(ofKibibytes, owner, Math.ceil(bytes / KIB)),
    /** Takes back what {@link file} counted: the file was of a whole that is not kept. */
    withoutFile: (owner: string) => limits.giveBack(ofFiles, owner),
    /** Takes back what {@link bytes} counted, likewise. */
    withoutBytes: (owner: string, bytes: number) =>
      limits.giveBack(ofKibibytes, owner, Math.ceil(bytes / KIB)),
  };
}
