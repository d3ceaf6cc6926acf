/** As much of a JSON schema as the contract uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  additionalProperties?: boolean | Schema;
}
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}
interface Content {
  content?: Record<string, { schema?: Schema }>;
}
interface Operation {
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: Content;
  responses: Record<string, Content | { $ref: string }>;
}
export interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

const JSON_TYPE = 'application/json';

/** Names of the last part of references. */
const nameOf = (reference: string): string => reference.split('/').at(-1) ?? '';

const resolver =
  ({ components }: Contract) =>
  (schema: Schema | undefined): Schema =>
    schema?.$ref === undefined ? (schema ?? {}) : (components?.schemas?.[nameOf(schema.$ref)] ?? {});

/** What a value may be, as one text: `integer`, `null|string`. Enumerations count as their type. */
function kindOf(schema: Schema, resolve: (schema: Schema | undefined) => Schema): string {
  const kinds = (schema.anyOf ?? [schema]).flatMap((one) => {
    const { type, enum: values = [] } = resolve(one);
    return type ?? values.map((value) => (value === null ? 'null' : typeof value));
  });
  return [...new Set(kinds)].sort().join('|');
}

/** The alternatives of a value that are objects or lists, in their order. */
const partsOf = (schema: Schema, resolve: (schema: Schema | undefined) => Schema): Schema[] =>
  (schema.anyOf ?? [schema]).map(resolve);

/**
 * What breaks callers of a REST contract: calls, parameters and fields of answers that went, that changed their type
 * or may be missing now, and what must be sent now and need not be before.
 */
export function restIncompatibilities(released: Contract, present: Contract): string[] {
  const found: string[] = [];
  const before = resolver(released);
  const now = resolver(present);

  function compare(
    was: Schema,
    is: Schema,
    where: string,
    direction: 'sent' | 'answered',
    seen: string[],
  ): void {
    const known = was.$ref ?? '';
    if (known !== '' && seen.includes(known)) return;
    const path = known === '' ? seen : [...seen, known];
    const kinds = [kindOf(before(was), before), kindOf(now(is), now)];
    if (kinds[0] !== kinds[1]) {
      found.push(`${where} was ${kinds[0]} and is ${kinds[1]}`);
      return;
    }
    const olds = partsOf(before(was), before);
    const news = partsOf(now(is), now);
    olds.forEach((old, at) => {
      const young = news[at] ?? {};
      if (old.items) compare(old.items, young.items ?? {}, `${where}[]`, direction, path);
      compareFields(old, young, where, direction, path);
    });
  }

  function compareFields(
    old: Schema,
    young: Schema,
    where: string,
    direction: 'sent' | 'answered',
    seen: string[],
  ) {
    for (const [name, field] of Object.entries(old.properties ?? {})) {
      const kept = young.properties?.[name];
      const place = `${where}.${name}`;
      if (kept === undefined) found.push(`${place} went`);
      else compare(field, kept, place, direction, seen);
      const mayMiss = old.required?.includes(name) && !young.required?.includes(name);
      if (direction === 'answered' && kept !== undefined && mayMiss) found.push(`${place} may be missing`);
    }
    for (const name of young.required ?? []) {
      if (direction === 'sent' && !old.required?.includes(name)) found.push(`${where}.${name} must be sent`);
    }
  }

  const own = ({ parameters = [] }: Operation) => parameters.filter((one) => 'name' in one);

  function compareParameters(old: Operation, young: Operation, call: string): void {
    for (const parameter of own(old)) {
      const kept = own(young).find((one) => one.name === parameter.name && one.in === parameter.in);
      const place = `${call} ?${parameter.name}`;
      if (kept) compare(parameter.schema, kept.schema, place, 'sent', []);
      else found.push(`${place} went`);
    }
    for (const parameter of own(young)) {
      const was = own(old).find((one) => one.name === parameter.name && one.in === parameter.in);
      if (parameter.required && !was?.required) found.push(`${call} ?${parameter.name} must be sent`);
    }
  }

  for (const [path, methods] of Object.entries(released.paths)) {
    for (const [method, old] of Object.entries(methods)) {
      const call = `${method.toUpperCase()} ${path}`;
      const young = present.paths[path]?.[method];
      if (!young) {
        found.push(`${call} went`);
        continue;
      }
      compareParameters(old, young, call);
      const bodies = [old, young].map(({ requestBody }) => requestBody?.content?.[JSON_TYPE]?.schema ?? {});
      compare(bodies[0] ?? {}, bodies[1] ?? {}, `${call} body`, 'sent', []);
      const answers = [old, young].map(({ responses }) => {
        const answer = responses['200'];
        return answer && 'content' in answer ? (answer.content?.[JSON_TYPE]?.schema ?? {}) : {};
      });
      compare(answers[0] ?? {}, answers[1] ?? {}, `${call} answer`, 'answered', []);
    }
  }
  return found;
}
