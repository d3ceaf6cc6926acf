import type { Value } from '../../custom-fields';
import { keptDraft } from '../../../forms';

/** What was filled in, by the names of the controls. */
export type FillValues = Record<string, Value>;

/** Longest text and most files that are kept of a field: above what any field takes. */
const UNITS = 8000;
const FILES = 10;

const isRecord = (raw: unknown): raw is Record<string, unknown> => typeof raw === 'object' && raw !== null;

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
export function parseValues(raw: unknown): FillValues | null {
  if (!isRecord(raw) || Array.isArray(raw)) return null;
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) => {
      const read = valueOf(value);
      return read === undefined ? [] : [[name, read]];
    }),
  );
}

/** What was filled in for an item and not handed in. */
export const fillDraft = keptDraft('serviceDraft', parseValues);

const wire = (value: Value | undefined) => JSON.stringify(value ?? '');
const isBlank = (value: Value | undefined) => value === undefined || value.length === 0;

/** Whether two hold the same; what is blank is not there. */
export const sameValues = (a: FillValues, b: FillValues): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (name) => (isBlank(a[name]) && isBlank(b[name])) || wire(a[name]) === wire(b[name]),
  );
