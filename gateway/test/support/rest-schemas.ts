import { readFileSync } from 'node:fs';

/** What the test reads of a JSON schema of openapi.json. */
interface JsonSchema {
  $ref?: string;
  maxLength?: number;
  'x-max-characters'?: number;
  'x-max-characters-or-words'?: number;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

interface Operation {
  parameters?: { name: string; schema: JsonSchema }[];
  requestBody?: { content: { 'application/json'?: { schema: JsonSchema } } };
}

interface Document {
  paths: Record<string, Partial<Record<string, Operation>>>;
  components: { schemas: Record<string, JsonSchema> };
}

const file = new URL('../../../backend/openapi.json', import.meta.url);
const document = JSON.parse(readFileSync(file, 'utf8')) as Document;

const resolved = (schema: JsonSchema | undefined): JsonSchema => {
  const name = schema?.$ref?.split('/').at(-1);
  return (name === undefined ? schema : document.components.schemas[name]) ?? {};
};

function operationOf(method: string, pathname: string): Operation | undefined {
  const parts = pathname.split('/');
  const isOf = (template: string) => {
    const expected = template.split('/');
    return (
      expected.length === parts.length &&
      expected.every((part, at) => part.startsWith('{') || part === parts[at])
    );
  };
  // An address without parameters comes first.
  const templates = Object.keys(document.paths)
    .filter(isOf)
    .sort((a, b) => b.localeCompare(a));
  return templates.map((template) => document.paths[template]?.[method.toLowerCase()]).find(Boolean);
}

/** The schema of the part of a value that is this text; undefined where it holds it nowhere. */
function schemaOfText(schema: JsonSchema | undefined, value: unknown, text: string): JsonSchema | undefined {
  const own = resolved(schema);
  const variants = own.anyOf ?? [own];
  if (value === text) return variants.find(({ maxLength }) => maxLength !== undefined) ?? own;
  if (Array.isArray(value))
    return value.map((part) => schemaOfText(own.items, part, text)).find((found) => found !== undefined);
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    for (const variant of variants) {
      const { properties, additionalProperties: others } = resolved(variant);
      const other = typeof others === 'object' ? others : undefined;
      const found = schemaOfText(properties?.[name] ?? other, part, text);
      if (found) return found;
    }
  }
  return undefined;
}

/** The schema that openapi.json has for a text of a call: of its body or of its query. */
export function schemaInCall(
  call: { method: string; path: string; body: string },
  text: string,
): JsonSchema | undefined {
  const url = new URL(call.path, 'http://rest');
  const operation = operationOf(call.method, url.pathname);
  const [parameter] = [...url.searchParams].filter(([, value]) => value === text);
  if (parameter) return operation?.parameters?.find(({ name }) => name === parameter[0])?.schema;
  if (!call.body.startsWith('{') && !call.body.startsWith('[')) return undefined;
  return schemaOfText(
    operation?.requestBody?.content['application/json']?.schema,
    JSON.parse(call.body) as unknown,
    text,
  );
}
