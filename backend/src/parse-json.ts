import type { Static, TSchema } from 'typebox';
import Value from 'typebox/value';

/**
 * What a JSON text holds.
 * @throws Error naming the places where it is not what the schema says
 */
export function parseJson<const Schema extends TSchema>(schema: Schema, text: string): Static<Schema> {
  const value: unknown = JSON.parse(text);
  if (Value.Check(schema, value)) return value;
  const places = Value.Errors(schema, value).map(({ instancePath, message }) => `${instancePath} ${message}`);
  throw new Error(`The JSON is not as expected: ${places.join(', ')}`);
}
