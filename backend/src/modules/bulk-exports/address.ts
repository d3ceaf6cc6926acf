import type { Seal } from '../../sealing/seal.ts';
import type { ExportRow } from './store.ts';

/** Below this path files are served. */
export const FILES = '/files/bulk-exports/';

/** What the signature is for. */
const PURPOSE = 'bulk-export';

type Signed = Pick<ExportRow, 'id' | 'expiresAt'>;

/** What is signed: an address serves for one export, and until the end that the export had when it was told. */
const signedText = (id: string, expiresMs: string): string => `${id} ${expiresMs}`;

/** Name under which the file is saved. */
export const fileName = (id: string): string => `wirefair-${id}.jsonl.gz`;

/** Path of the file of an export: whoever knows it may read the file until it expires. */
export function addressOf({ id, expiresAt }: Signed, seal: Pick<Seal, 'sign'>): string {
  const expiresMs = String(expiresAt.getTime());
  return `${FILES}${id}/${expiresMs}-${seal.sign(PURPOSE, signedText(id, expiresMs))}/${fileName(id)}`;
}

/**
 * When an address ends.
 * @param signature the part of the path between the id and the name
 * @returns undefined for one that was not told by this service
 */
export function endOf(id: string, signature: string, seal: Pick<Seal, 'isSigned'>): Date | undefined {
  const [, expiresMs = '', signed = ''] = /^([0-9]{1,15})-([\w-]+)$/.exec(signature) ?? [];
  return seal.isSigned(PURPOSE, signedText(id, expiresMs), signed) ? new Date(Number(expiresMs)) : undefined;
}
