import type { Database } from '../../../db/database.ts';
import { Refusal } from '../../../http/errors.ts';
import { claimUpload } from '../../../uploads/index.ts';
import type { RequestRow } from './store.ts';

const MIB = 1024 * 1024;

/**
 * The attachment of an order; one that the order has already needs no claim.
 * @param kept the order as it was before, where it is handed in again
 * @throws Refusal naming `attachment`
 */
export async function attachmentOf(
  database: Database,
  accountId: string,
  address: string,
  kept: RequestRow | undefined,
) {
  if (address === '') return { attachment: '', attachmentName: '' };
  if (address === kept?.attachment) return { attachment: address, attachmentName: kept.attachmentName };
  const wanted = { accountId, kinds: ['document', 'image'], maxBytes: 2 * MIB, isPrivate: true } as const;
  const upload = await claimUpload(database, address, wanted).catch((error: unknown) => {
    throw error instanceof Refusal ? error.about('attachment') : error;
  });
  return { attachment: address, attachmentName: upload.originalName };
}
