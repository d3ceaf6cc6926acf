import { textOf } from './text.ts';
import { isRecord } from '../is-record.ts';

/** What every answer of the REST contract comes in. What may be trusted of it before it is looked at: nothing. */
export interface Envelope<T> {
  success: boolean;
  message?: string;
  code?: number;
  field?: unknown;
  result: T;
}

/** What is in an envelope is believed to be what the contract says. */
const isEnvelope = <T>(value: unknown): value is Envelope<T> =>
  isRecord(value) && typeof value['success'] === 'boolean';

/** The envelope that a body holds; undefined where it holds none. */
export function envelopeOf<T>(body: Buffer): Envelope<T> | undefined {
  let value: unknown;
  try {
    value = JSON.parse(textOf(body));
  } catch {
    return undefined;
  }
  return isEnvelope<T>(value) ? value : undefined;
}
