import {
  type BreakingChange,
  BreakingChangeType,
  type DocumentNode,
  findBreakingChanges,
  getNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  separateOperations,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** A change that somebody's operation does not survive. */
export interface Incompatibility {
  change: string;
  /** Operations of the released site that it concerns, by name; empty where the site does not use it. */
  operations: string[];
}

/** Up to which month a deprecated field is kept, by the words of its reason: `… until 2027-06.` */
const lastMonth = (reason: string): string | undefined => /until (\d{4}-\d{2})\b/.exec(reason)?.[1];

/** Whether a reason says why, names a replacement, and tells until when. */
export const isWholeReason = (reason: string): boolean =>
  /^\S.+: use \w+(\.\w+)? until \d{4}-(0[1-9]|1[0-2])\.$/.test(reason);

/** The reasons of all that is deprecated in a schema, by `Type.field`, `Type.field(argument:)` or `Enum.VALUE`. */
function deprecations(schema: GraphQLSchema): Map<string, string> {
  const found = new Map<string, string>();
  const note = (name: string, reason: string | null | undefined) => {
    if (typeof reason === 'string') found.set(name, reason);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isEnumType(type))
      for (const value of type.getValues()) note(`${type.name}.${value.name}`, value.deprecationReason);
    else if (isInputObjectType(type))
      for (const field of Object.values(type.getFields()))
        note(`${type.name}.${field.name}`, field.deprecationReason);
    else if (isObjectType(type) || isInterfaceType(type))
      for (const field of Object.values(type.getFields())) {
        note(`${type.name}.${field.name}`, field.deprecationReason);
        for (const { name, deprecationReason } of field.args)
          note(`${type.name}.${field.name}(${name}:)`, deprecationReason);
      }
  }
  return found;
}

/** What a change removes, by the names of `deprecations`; undefined where it removes nothing that can be deprecated. */
function removedName({ type, description }: BreakingChange): string | undefined {
  const words = description.match(/\w+(\.\w+)?/g) ?? [];
  switch (type) {
    case BreakingChangeType.FIELD_REMOVED:
      return words[0];
    case BreakingChangeType.ARG_REMOVED:
      // Query.item arg locale was removed.
      return `${words[0]}(${words[2]}:)`;
    case BreakingChangeType.VALUE_REMOVED_FROM_ENUM:
      // NAME was removed from enum type Order.
      return `${words[6]}.${words[0]}`;
    default:
      return undefined;
  }
}

/** Whether what was removed was announced: deprecated in the release, until a month that is over. */
function wasAnnounced(
  change: BreakingChange,
  announced: ReadonlyMap<string, string>,
  today: string,
): boolean {
  const until = lastMonth(announced.get(removedName(change) ?? '') ?? '');
  return until !== undefined && until < today.slice(0, 7);
}

/** Scalars whose values are texts in an answer. */
const textScalars = new Set(['CountryCode', 'Date', 'DateTime', 'HTML', 'URL']);

/** Whether an answer is what it was: a text that is now a scalar of texts, and no more often null. */
function isTextStill({ type, description }: BreakingChange): boolean {
  if (type !== BreakingChangeType.FIELD_CHANGED_KIND) return false;
  const [, before, scalar = '', now] = /changed type from String(!?) to (\w+)(!?)\.$/.exec(description) ?? [];
  return textScalars.has(scalar) && (before === now || now === '!');
}

/** What an operation names of a schema: types, `Type.field`, and input types of its variables. */
function namesOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Set<string> {
  const names = new Set<string>();
  const info = new TypeInfo(schema);
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  const seen = new Set<string>();
  const waiting: (OperationDefinitionNode | (typeof fragments extends Map<string, infer F> ? F : never))[] = [
    operation,
  ];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    visit(
      node,
      visitWithTypeInfo(info, {
        enter: (inner) => {
          const parent = info.getParentType();
          const field = info.getFieldDef();
          if (inner.kind === Kind.FIELD && parent && field) {
            names.add(`${parent.name}.${field.name}`).add(getNamedType(field.type).name);
          }
          const input = info.getInputType();
          const inputType = input && getNamedType(input);
          if (inputType) {
            names.add(inputType.name);
            if (isInputObjectType(inputType)) {
              for (const name in inputType.getFields()) names.add(`${inputType.name}.${name}`);
            }
          }
          if (inner.kind === Kind.FRAGMENT_SPREAD && !seen.has(inner.name.value)) {
            seen.add(inner.name.value);
            const fragment = fragments.get(inner.name.value);
            if (fragment) waiting.push(fragment);
          }
        },
      }),
    );
  }
  return names;
}

/**
 * What a change is about, by the words that graphql-js describes it with: the fields that it names, else the types. The types
 * that a field had and has stand beside it, and concern nobody who does not read it.
 */
function subjectsOf(description: string): string[] {
  const names = description.match(/[A-Z]\w*(?:\.\w+)?/g) ?? [];
  const fields = names.filter((name) => name.includes('.'));
  return fields.length > 0 ? fields : names;
}

/**
 * What breaks between a released schema and the present one.
 * @param operations those of the released site
 * @param today yyyy-MM-dd; what is deprecated may go after the month that its reason names
 */
export function incompatibilities(
  released: GraphQLSchema,
  present: GraphQLSchema,
  operations: DocumentNode,
  today: string,
): Incompatibility[] {
  const known = operations.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const named = known.map((operation) => ({
    name: operation.name?.value ?? '',
    names: namesOf(released, operations, operation),
  }));
  const announced = deprecations(released);
  const changes = findBreakingChanges(released, present)
    .filter((change) => !wasAnnounced(change, announced, today) && !isTextStill(change))
    .map(({ description }) => {
      const about = subjectsOf(description);
      const concerned = named.filter(({ names }) => about.some((one) => names.has(one)));
      return { change: description, operations: concerned.map(({ name }) => name) };
    });
  // Each with its own fragments: with those of all others, most of the time would go into comparing them.
  const invalid = Object.entries(separateOperations(operations)).flatMap(([name, document]) =>
    validate(present, document).map(({ message }) => ({ change: message, operations: [name] })),
  );
  return [...changes, ...invalid];
}

/** A contract as it was released. */
export interface Release {
  /** yyyy-MM */
  month: string;
  schema: GraphQLSchema;
}

/** For how many months after the release that deprecates it something stays, as the guide for developers promises. */
const NOTICE_MONTHS = 12;

/** The month that is `count` months after another, both yyyy-MM. */
function monthAfter(month: string, count: number): string {
  const [year = 0, ofYear = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, ofYear - 1 + count)).toISOString().slice(0, 7);
}

/**
 * What a schema calls deprecated without the notice that is promised: its reason names a month that is less than twelve
 * months after the release in which it is deprecated first. What no release has counts from the newest one: the present
 * month would let the same schema fail a month later. When it is released, it counts from its own release, so that a
 * notice which has become too short meanwhile is found then.
 * @param releases the oldest first, at least one
 */
export function shortNotices(releases: readonly Release[], present: GraphQLSchema): string[] {
  const known = releases.map(({ month, schema }) => ({ month, names: deprecations(schema) }));
  const newest = releases.at(-1)?.month ?? '';
  return [...deprecations(present)].flatMap(([name, reason]) => {
    const since = known.find(({ names }) => names.has(name))?.month ?? newest;
    const needed = monthAfter(since, NOTICE_MONTHS);
    const until = lastMonth(reason);
    if (until !== undefined && until >= needed) return [];
    return [`${name} stays until ${until ?? 'no month'}, but has to until ${needed}`];
  });
}
