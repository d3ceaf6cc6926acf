import type { Database } from '../db/database.ts';
import { ADDRESS, kindOf, maxBytes, NAME, OWN_ADDRESS, type UploadKind } from './kinds.ts';
import { refusals, tooLarge, wrongType } from './refusals.ts';
import { uploadStore, type UploadRow } from './store.ts';

/** What a form takes. */
export interface Wanted {
  accountId: string;
  kinds: readonly UploadKind[];
  /** Where the form takes less than the service does, bytes. */
  maxBytes?: number;
  /** Whether it takes only what was sent as private; others are refused by such a form, and private ones by others. */
  isPrivate?: boolean;
}

/**
 * Proves that an address in a form is a file that this account uploaded and that the form takes, and leaves it as it is.
 * @throws Refusal when it is another's or nobody's (both alike), of another kind, or too large
 */
export async function proveUpload(database: Database, address: string, wanted: Wanted): Promise<UploadRow> {
  const { isPrivate = false } = wanted;
  const start = isPrivate ? OWN_ADDRESS : ADDRESS;
  const name = address.startsWith(start) ? address.slice(start.length) : '';
  const row = NAME.test(name) ? await uploadStore(database).find(name) : undefined;
  if (!row || row.accountId !== wanted.accountId || row.isPrivate !== isPrivate) throw refusals.notYours();
  const kind = kindOf(row.mediaType);
  if (!wanted.kinds.includes(kind)) throw wrongType(wanted.kinds[0] ?? kind);
  const limit = wanted.maxBytes ?? maxBytes[kind];
  // A rewritten image may have grown past what its owner sent; its size was judged then.
  if (kind !== 'image' && row.bytes > limit) throw tooLarge(kind, limit);
  return row;
}

/**
 * Proves the same, and takes the file for the form. A form that stores an address without asking would show whatever a
 * client wrote there.
 * The file stays from then on; what no form claims is removed. Call it inside the transaction that stores the address:
 * it is claimed with it or not at all.
 * @throws Refusal as {@link proveUpload} does
 */
export async function claimUpload(database: Database, address: string, wanted: Wanted): Promise<UploadRow> {
  const row = await proveUpload(database, address, wanted);
  if (!(await uploadStore(database).claim(row.name))) throw refusals.notYours();
  return row;
}
