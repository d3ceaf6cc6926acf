/** A generator of numbers from 0 to 1 that gives the same ones for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The parts of a JSON schema that values are made by. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
}

const strings = [
  '',
  ' ',
  '0',
  '-1',
  '1',
  '1e309',
  '9223372036854775807',
  '9223372036854775808',
  '9'.repeat(32),
  'abc',
  "' or 1=1 --",
  '%',
  '_',
  '\\',
  '../..',
  '线缆',
  '👩🏽‍🔧',
  'e\u0301',
  '\u0000',
  '\ud800',
  '\u202e',
  'null',
  'true',
  '[]',
  '{}',
  '{"a":1}',
  '1,2,3',
  ',',
  '2025-02-30',
  '2025-06-16',
  '2025-06-16 25:00:00',
  '2025-06-16 09:00:00',
  '+8613800138000',
  'a@example.org',
  'https://example.org/x',
  '/files/uploads/' + '0'.repeat(32) + '.png',
  '<p>x</p><script>1</script>',
  '=1+1',
  '110101199003070134',
];
const numbers = [0, -1, 1, 2, 10, 200, 201, 10_000, 2_147_483_647, 2_147_483_648, 1e15, -1e15, 1.5];

/** Makes values for JSON schemas: most of them plausible, some at or past their bounds, some of another type. */
export function valueMaker(random: () => number, resolve: (ref: string) => JsonSchema, ids: () => string[]) {
  function pick<T>(from: readonly T[]): T {
    const one = from[Math.floor(random() * from.length)];
    if (one === undefined) throw new Error('there is nothing to pick from');
    return one;
  }
  const chance = (share: number) => random() < share;

  function text({ maxLength }: JsonSchema, name: string): string {
    const known = ids();
    if (/id$|ids$/i.test(name) && known.length > 0 && chance(0.6)) return pick(known);
    if (maxLength !== undefined && chance(0.1)) return '线'.repeat(Math.min(maxLength, 5000));
    if (maxLength !== undefined && chance(0.05)) return 'x'.repeat(Math.min(maxLength + 1, 20_000));
    return pick(strings);
  }

  function number({ minimum, maximum }: JsonSchema): number {
    if (chance(0.5))
      return pick(numbers.filter((one) => one >= (minimum ?? 0) && one <= (maximum ?? 1e6)).concat(1));
    return pick([
      ...numbers,
      ...[minimum, maximum].flatMap((bound) => (bound === undefined ? [] : [bound - 1, bound, bound + 1])),
    ]);
  }

  function object(schema: JsonSchema, depth: number): Record<string, unknown> {
    const made: Record<string, unknown> = {};
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const isNeeded = schema.required?.includes(name) ?? false;
      if (chance(isNeeded ? 0.03 : 0.3)) continue;
      made[name] = value(property, name, depth + 1);
    }
    if (chance(0.03)) made['unknownField'] = 1;
    return made;
  }

  function value(schema: JsonSchema, name = '', depth = 0): unknown {
    if (schema.$ref !== undefined) return value(resolve(schema.$ref), name, depth);
    if (depth > 6 || chance(0.03)) return pick([null, 1, 'x', [], {}, true]);
    const parts = schema.anyOf ?? schema.oneOf;
    if (parts) return value(pick(parts), name, depth);
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => value(part, name, depth)));
    if (schema.const !== undefined) return chance(0.9) ? schema.const : 'other';
    if (schema.enum) return chance(0.9) ? pick(schema.enum) : 'other';
    const type = Array.isArray(schema.type) ? pick(schema.type) : schema.type;
    if (type === 'object' || schema.properties) return object(schema, depth);
    if (type === 'array') {
      const length = pick([0, 1, 1, 2, 3, Math.min((schema.maxItems ?? 20) + 1, 200)]);
      return Array.from({ length }, () => value(schema.items ?? {}, name, depth + 1));
    }
    if (type === 'integer' || type === 'number') return number(schema);
    if (type === 'boolean') return chance(0.5);
    if (type === 'null') return null;
    return text(schema, name);
  }
  return { value, pick };
}
