import { textOf } from './text.ts';

/** What every answer of the REST contract comes in. What may be trusted of it before it is looked at: nothing. */
export interface Envelope<T> {
  success: boolean;
  message?: string;
  code?: number;
  field?: unknown;
  result: T;
}

/** The envelope that a body holds; undefined where it holds none. */
export function envelopeOf<T>(body: Buffer): Envelope<T> | undefined {
  let envelope: Envelope<T> | null;
  try {
    envelope = JSON.parse(textOf(body)) as Envelope<T> | null;
  } catch {
    return undefined;
  }
  const isEnvelope =
    envelope !== null && typeof envelope === 'object' && typeof envelope.success === 'boolean';
  return isEnvelope ? (envelope ?? undefined) : undefined;
}
