import { getDirective } from '@graphql-tools/utils';
import {
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  getVariableValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  visit,
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { LocalisedError, withStatus } from '../schema/errors.ts';
import { fragmentsOf } from './document-limits.ts';

/**
 * Largest cost of one operation: its fields, each multiplied by the lengths of the lists around it. About the number
 * of values that the answer may hold.
 */
export const MAX_COST = 20_000;

/** A list whose length no argument says counts as this many entries. */
export const ASSUMED_LENGTH = 10;

/** Arguments that say how long a list may become: a number, or a list of what is asked for one by one. */
const SIZE_ARGUMENTS = ['pageSize', 'limit', 'first', 'last', 'ids'];

/** The argument that says how long the list of a field may become; undefined for a field without one. */
export const sizeArgumentOf = (field: { args: readonly { name: string }[] }): string | undefined =>
  SIZE_ARGUMENTS.find((candidate) => field.args.some(({ name }) => name === candidate));

type Values = Record<string, unknown>;

/** What a selection costs, and the lists that most of it comes from, from the outside in: `products(pageSize: 100)`. */
interface Measured {
  cost: number;
  lists: readonly string[];
}

const free: Measured = { cost: 0, lists: [] };

/** The largest value that the schema allows for a size; larger ones are refused when the field is resolved. */
function largestAllowed(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>, name: string): number {
  const argument = field.args.find((candidate) => candidate.name === name);
  const constraint: unknown = argument && getDirective(schema, argument, 'constraint')?.[0];
  const hasMax = typeof constraint === 'object' && constraint !== null && 'max' in constraint;
  return hasMax ? Number(constraint.max) : Number.MAX_SAFE_INTEGER;
}

/** A list as a message names it: with its size where an argument says it. */
function listName(field: GraphQLField<unknown, unknown>, size: number | undefined): string {
  const argument = sizeArgumentOf(field);
  return argument === undefined || size === undefined ? field.name : `${field.name}(${argument}: ${size})`;
}

/** Adds up what an operation costs with the variables that it is sent with. */
class CostMeter {
  private readonly measured = new Map<string, Measured>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: Map<string, FragmentDefinitionNode>,
    private readonly variables: Values,
  ) {}

  /** @param pageLength entries of the page that the selection is made on; undefined where it is of no page */
  selection(set: SelectionSetNode, parent: GraphQLNamedType | undefined, pageLength?: number): Measured {
    let total = 0;
    let most = free;
    for (const selection of set.selections) {
      if (!this.isIncluded(selection)) continue;
      const part = this.part(selection, parent, pageLength);
      total += part.cost;
      if (part.cost > most.cost) most = part;
    }
    return { cost: total, lists: most.lists };
  }

  private part(
    selection: SelectionNode,
    parent: GraphQLNamedType | undefined,
    pageLength: number | undefined,
  ): Measured {
    if (selection.kind === Kind.FIELD) return this.field(selection, parent, pageLength);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.fragment(selection.name.value, pageLength);
    const condition = selection.typeCondition?.name.value;
    const type = condition === undefined ? parent : this.schema.getType(condition);
    return this.selection(selection.selectionSet, type, pageLength);
  }

  private field(node: FieldNode, parent: GraphQLNamedType | undefined, pageLength?: number): Measured {
    const field = this.definitionOf(node, parent);
    // What describes the schema is measured by `introspection-cost.ts`.
    if (!node.selectionSet || !field) return { cost: 1, lists: [] };
    const type = getNamedType(field.type);
    const size = this.sizeOf(node, field);
    const inner = isCompositeType(type) ? this.selection(node.selectionSet, type, size) : free;
    const cost = 1 + inner.cost * this.lengthOf(field, size, pageLength);
    const isList =
      size !== undefined || (isListType(getNullableType(field.type)) && pageLength === undefined);
    return { cost, lists: isList ? [listName(field, size), ...inner.lists] : inner.lists };
  }

  /** How many values of its type a field answers. */
  private lengthOf(field: GraphQLField<unknown, unknown>, size?: number, pageLength?: number): number {
    if (!isListType(getNullableType(field.type))) return 1;
    if (size !== undefined) return size;
    return field.name === 'nodes' && pageLength !== undefined ? pageLength : ASSUMED_LENGTH;
  }

  private definitionOf(
    node: FieldNode,
    parent: GraphQLNamedType | undefined,
  ): GraphQLField<unknown, unknown> | undefined {
    return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
  }

  /** The length that a field's argument asks for, after coercion and with its default; at least 1. */
  private sizeOf(node: FieldNode, field: GraphQLField<unknown, unknown>): number | undefined {
    const name = sizeArgumentOf(field);
    if (name === undefined) return undefined;
    const most = largestAllowed(this.schema, field, name);
    const value = getArgumentValues(field, node, this.variables)[name];
    const size = Array.isArray(value) ? value.length : value;
    return typeof size === 'number' ? Math.min(Math.max(1, size), most) : ASSUMED_LENGTH;
  }

  private isIncluded(node: SelectionNode): boolean {
    if (getDirectiveValues(GraphQLSkipDirective, node, this.variables)?.['if'] === true) return false;
    return getDirectiveValues(GraphQLIncludeDirective, node, this.variables)?.['if'] !== false;
  }

  private fragment(name: string, pageLength?: number): Measured {
    const key = `${name} ${pageLength ?? ''}`;
    const known = this.measured.get(key);
    if (known !== undefined) return known;
    this.measured.set(key, free);
    const definition = this.fragments.get(name);
    const type = definition && this.schema.getType(definition.typeCondition.name.value);
    const cost = definition ? this.selection(definition.selectionSet, type, pageLength) : free;
    this.measured.set(key, cost);
    return cost;
  }
}

/**
 * What an operation costs with its variables, after they were coerced. The document is valid.
 * @returns undefined when the variables do not fit their types, which the execution then says
 */
export function operationCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Values,
): Measured | undefined {
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
    maxErrors: 1,
  });
  if (!coerced) return undefined;
  const root = schema.getRootType(operation.operation) ?? undefined;
  try {
    return new CostMeter(schema, fragmentsOf(document), coerced).selection(operation.selectionSet, root);
  } catch {
    // An argument that is required got a variable without a value: no field of it is executed.
    return undefined;
  }
}

/** Combinations of values of which is kept what they cost. */
const MAX_KEPT = 50;

/** Names of the variables that decide what an operation of the document costs: those of list sizes, @skip and @include. */
function variablesOfCost(document: DocumentNode): string[] {
  const names = new Set<string>();
  const note = (node: ASTNode) => visit(node, { Variable: ({ name }) => void names.add(name.value) });
  visit(document, {
    Argument: (node) => {
      if (SIZE_ARGUMENTS.includes(node.name.value)) note(node);
    },
    Directive: note,
  });
  return [...names];
}

/** @throws LocalisedError `TOO_COSTLY` for an operation beyond {@link MAX_COST} */
function refuseCostly({ cost, lists }: Measured): void {
  if (cost <= MAX_COST) return;
  const where = lists.join(' → ');
  throw withStatus(
    new LocalisedError(
      {
        ZH: `该操作的开销为 ${cost}，最多允许 ${MAX_COST}；开销主要来自 ${where}，请减小这些列表的长度或减少嵌套。`,
        EN: `The cost of this operation is ${cost}; at most ${MAX_COST} is allowed. Most of it comes from ${where}: ask for shorter lists there or nest fewer of them.`,
      },
      'TOO_COSTLY',
    ),
    400,
  );
}

const isLarge = (value: unknown): boolean =>
  typeof value === 'string' || (typeof value === 'object' && value !== null);

/**
 * Measures one operation for many requests. The cost for each combination of its size variables is measured once.
 * @returns the cost with these variables, points; undefined where the variables do not fit their types. It throws a
 * LocalisedError `TOO_COSTLY` beyond {@link MAX_COST}.
 */
export function costOfVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): (variables: Values) => number | undefined {
  const names = variablesOfCost(document);
  const allowed = new Map<string, number>();
  const measure = (variables: Values): number | undefined => {
    const measured = operationCost(schema, document, operation, variables);
    if (measured) refuseCostly(measured);
    return measured?.cost;
  };
  return (variables) => {
    const values = names.map((name) => variables[name]);
    // Only values that are small themselves are kept.
    if (values.some(isLarge)) return measure(variables);
    const key = values.map(String).join();
    const known = allowed.get(key);
    if (known !== undefined) return known;
    const cost = measure(variables);
    if (cost !== undefined && allowed.size < MAX_KEPT) allowed.set(key, cost);
    return cost;
  };
}
