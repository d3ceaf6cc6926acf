import { isRecord } from '../../lib/objects';
import type { FilledIn, Value } from './values';

/** Longest text and most files that are kept of a field: above what any field takes. */
const UNITS = 8000;
const FILES = 10;

function valueOf(raw: unknown): Value | undefined {
  if (typeof raw === 'string') return raw.slice(0, UNITS);
  if (!Array.isArray(raw)) return undefined;
  return raw.slice(0, FILES).flatMap((file: unknown) => {
    if (!isRecord(file)) return [];
    const { name, address } = file;
    const isOwn = typeof address === 'string' && address.startsWith('/files/own/uploads/');
    return isOwn && typeof name === 'string' ? [{ name, address }] : [];
  });
}

/** Reads what the browser kept; whatever else is there is dropped. */
export function parseFilledIn(raw: unknown): FilledIn | null {
  if (!isRecord(raw) || Array.isArray(raw)) return null;
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) => {
      const read = valueOf(value);
      return read === undefined ? [] : [[name, read]];
    }),
  );
}
