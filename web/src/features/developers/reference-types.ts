import generated from './reference.generated.json';

export interface ReferenceArgument {
  name: string;
  type: string;
  description: string;
  /** As JSON; null where there is none. */
  default: string | null;
}

export interface ReferenceField {
  name: string;
  type: string;
  description: string;
  scope: string | null;
  deprecated: string | null;
  args: readonly ReferenceArgument[];
  /** An operation that asks for it; missing for fields that are not at the root. */
  example?: string;
}

/** A type of the schema that programs read, as `npm run codegen` prints it. */
export interface ReferenceType {
  name: string;
  kind: string;
  description: string;
  scope: string | null;
  fields: readonly ReferenceField[];
  values: readonly { name: string; description: string }[];
}

const types: readonly ReferenceType[] = generated;

const has = (text: string, wanted: string): boolean => text.toLowerCase().includes(wanted);

/** The types whose name is like a text, whole, and of others the fields and values whose name is. */
export function findTypes(text: string): readonly ReferenceType[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return types;
  return types.flatMap((type) => {
    if (has(type.name, wanted)) return [type];
    const fields = type.fields.filter(({ name }) => has(name, wanted));
    const values = type.values.filter(({ name }) => has(name, wanted));
    return fields.length + values.length > 0 ? [{ ...type, fields, values }] : [];
  });
}

/** Names of the types that have a place in the reference. */
export const referenceNames: ReadonlySet<string> = new Set(types.map(({ name }) => name));
