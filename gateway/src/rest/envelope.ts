import { textOf } from './text.ts';
import { isRecord } from '../is-record.ts';
import type { Fault } from './errors.ts';

/** What every answer of the REST contract comes in. What may be trusted of it before it is looked at: nothing. */
export interface Envelope<T> {
  success: boolean;
  message?: string;
  code?: number;
  field?: unknown;
  reason?: unknown;
  errors?: unknown;
  result: T;
}

/** A property that is a text in every answer that keeps to the contract; undefined in others. */
export const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** So many mistakes of one body are told at most: more than any form has fields. */
const MOST_FAULTS = 100;

/** All that a refusal tells of what is wrong; none where it tells one thing only, or nothing that can be read. */
export const faultsIn = ({ errors }: Envelope<unknown>): Fault[] =>
  Array.isArray(errors)
    ? errors.slice(0, MOST_FAULTS).flatMap((one: unknown) => {
        if (!isRecord(one) || typeof one['message'] !== 'string') return [];
        const { message, field, reason } = one;
        return [{ message, field: textIn(field), reason: textIn(reason) }];
      })
    : [];

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
