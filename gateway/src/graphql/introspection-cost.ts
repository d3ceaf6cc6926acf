import {
  getIntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  OperationTypeNode,
  parse,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** Average lengths of the lists that introspection answers, by the name of the field. */
type ListLengths = Record<string, number>;

const average = (lengths: number[]): number =>
  lengths.length === 0 ? 1 : lengths.reduce((sum, length) => sum + length, 0) / lengths.length;

function measureLists(schema: GraphQLSchema): ListLengths {
  const types = Object.values(schema.getTypeMap());
  const composite = types.filter((type) => isObjectType(type) || isInterfaceType(type));
  const fields = composite.flatMap((type) => Object.values(type.getFields()));
  return {
    types: types.length,
    directives: schema.getDirectives().length,
    fields: average(composite.map((type) => Object.keys(type.getFields()).length)),
    args: average(fields.map(({ args }) => args.length)),
    inputFields: average(types.filter(isInputObjectType).map((type) => Object.keys(type.getFields()).length)),
    enumValues: average(types.filter(isEnumType).map((type) => type.getValues().length)),
    interfaces: 1,
    possibleTypes: 1,
  };
}

/** Walks the parts of an operation that read the schema. */
class IntrospectionMeter {
  private readonly measured = new Map<string, number>();

  constructor(
    private readonly lengths: ListLengths,
    private readonly fragments: Map<string, FragmentDefinitionNode>,
  ) {}

  /** @param inside whether the selection is of a type that describes the schema */
  selection({ selections }: SelectionSetNode, inside: boolean): number {
    let total = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) total += this.field(selection, inside);
      else if (selection.kind === Kind.INLINE_FRAGMENT)
        total += this.selection(selection.selectionSet, inside);
      else total += this.fragment(selection.name.value, inside);
    }
    return total;
  }

  private field({ name, selectionSet }: FieldNode, inside: boolean): number {
    if (!inside && name.value !== '__schema' && name.value !== '__type') return 0;
    const inner = selectionSet ? this.selection(selectionSet, true) : 0;
    return 1 + inner * Math.max(1, this.lengths[name.value] ?? 1);
  }

  private fragment(name: string, inside: boolean): number {
    const key = `${name} ${inside}`;
    const known = this.measured.get(key);
    if (known !== undefined) return known;
    this.measured.set(key, 0);
    const definition = this.fragments.get(name);
    const cost = definition ? this.selection(definition.selectionSet, inside) : 0;
    this.measured.set(key, cost);
    return cost;
  }
}

const listsOf = new WeakMap<GraphQLSchema, ListLengths>();

function lengthsOf(schema: GraphQLSchema): ListLengths {
  const known = listsOf.get(schema) ?? measureLists(schema);
  listsOf.set(schema, known);
  return known;
}

/** About how many fields of the schema's description an operation reads; 0 for one that reads none. */
export function introspectionCost(
  schema: GraphQLSchema,
  fragments: Map<string, FragmentDefinitionNode>,
  operation: OperationDefinitionNode,
): number {
  // Only the root of a query has these fields.
  if (operation.operation !== OperationTypeNode.QUERY) return 0;
  return new IntrospectionMeter(lengthsOf(schema), fragments).selection(operation.selectionSet, false);
}

const limits = new WeakMap<GraphQLSchema, number>();

/**
 * What one operation may read of the schema's description: as much as the standard introspection query with
 * everything that it can ask for, which is what tools send, and a tenth more.
 */
export function introspectionLimit(schema: GraphQLSchema): number {
  const known = limits.get(schema);
  if (known !== undefined) return known;
  const whole = getIntrospectionQuery({
    descriptions: true,
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    schemaDescription: true,
    inputValueDeprecation: true,
    oneOf: true,
  });
  const document = parse(whole);
  const meter = new IntrospectionMeter(
    lengthsOf(schema),
    new Map(
      document.definitions.flatMap((definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
      ),
    ),
  );
  const cost = document.definitions.reduce(
    (sum, definition) =>
      definition.kind === Kind.OPERATION_DEFINITION
        ? sum + meter.selection(definition.selectionSet, false)
        : sum,
    0,
  );
  limits.set(schema, cost * 1.1);
  return cost * 1.1;
}
