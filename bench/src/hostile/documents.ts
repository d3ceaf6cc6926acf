import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { pick } from '../support/random.ts';

/** A document, with the variables of one request for it. */
export interface Hostile {
  query: string;
  variables: Record<string, unknown>;
}

const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ');
const nested = (open: string, depth: number, close: string) => open.repeat(depth) + close.repeat(depth);

/** Documents that once stopped the gateway, by what they do. Each must be refused at once. */
export const known: Record<string, Hostile> = {
  'lists in lists by variables': {
    query: `query ($size: Int!) {
      exhibitors(pageSize: $size) { nodes { products(pageSize: $size) { nodes { id title } } } } }`,
    variables: { size: 100 },
  },
  'related products of related products': {
    query: `{ product(id: "1") { ${nested('relatedProducts { ', 6, '} ').replace('{ } ', '{ id } ')}} }`,
    variables: {},
  },
  'a negative size': {
    query: `query ($less: Int!) {
      a: products(pageSize: $less) { nodes { id } }
      b: exhibitors(pageSize: 100) { nodes { products(pageSize: 100) { nodes { id title } } } } }`,
    variables: { less: -2_000_000 },
  },
  'forty introspections': {
    query: `{ ${times(40, (index) => `s${index}: __schema { types { name fields { name type { name } } } }`)} }`,
    variables: {},
  },
  'one field ten thousand times': {
    query: `{ ${times(10_000, (index) => `a${index}: __typename`)} }`,
    variables: {},
  },
};

/** Whole numbers at and past the bounds that arguments have. */
const NUMBERS = [-2_147_483_648, -2_000_000, -1, 0, 1, 10, 20, 100, 101, 10_000, 10_001, 2_147_483_647];
const LONGEST_TEXT = 20_000;
const DEEPEST = 7;
const MOST_ALIASES = 40;
const MOST_ENTRIES = 600;
const DEEPEST_INPUT = 2;

/**
 * Documents that read what they can: lists in lists, many times under aliases, with variables at the bounds of their
 * arguments. They are well-formed; what they would cost is the question.
 */
export class HostileDocuments {
  private variables: Record<string, unknown> = {};
  private declarations: string[] = [];

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly random: () => number,
  ) {}

  next(): Hostile {
    this.variables = {};
    this.declarations = [];
    const root = this.schema.getQueryType();
    if (!root) throw new Error('the schema has no queries');
    const count = 1 + this.upTo(3);
    const fields = times(count, (index) => {
      const field = pick(this.random, Object.values(root.getFields()));
      const copies = this.random() < 0.3 ? 1 + this.upTo(MOST_ALIASES) : 1;
      return times(copies, (copy) => `f${index}_${copy}: ${this.field(field, 0)}`);
    });
    const declared = this.declarations.length > 0 ? `(${this.declarations.join(', ')})` : '';
    return { query: `query Hostile${declared} { ${fields} }`, variables: this.variables };
  }

  private upTo(most: number): number {
    return Math.floor(this.random() * (most + 1));
  }

  private field(field: GraphQLField<unknown, unknown>, depth: number): string {
    const type = getNamedType(field.type);
    const inner = isCompositeType(type) ? ` { ${this.selection(type, depth + 1)} }` : '';
    return `${field.name}${this.args(field)}${inner}`;
  }

  private selection(type: GraphQLNamedType, depth: number): string {
    if (!('getFields' in type) || isInputObjectType(type)) return '__typename';
    const fields = Object.values(type.getFields());
    const deep = fields.filter((field) => isCompositeType(getNamedType(field.type)));
    const count = 1 + this.upTo(2);
    return times(count, (index) => {
      const isDeep = depth < DEEPEST && deep.length > 0 && this.random() < 0.75;
      if (isDeep) return `g${index}: ${this.field(pick(this.random, deep), depth)}`;
      const flat = fields.filter((field) => !isCompositeType(getNamedType(field.type)));
      return flat.length > 0 ? `g${index}: ${this.field(pick(this.random, flat), depth)}` : '__typename';
    });
  }

  private args({ args }: GraphQLField<unknown, unknown>): string {
    const given = args.filter(({ type }) => isNonNullType(type) || this.random() < 0.5);
    return given.length === 0 ? '' : `(${given.map((arg) => this.argument(arg)).join(', ')})`;
  }

  private argument({ name, type }: GraphQLArgument): string {
    const variable = `v${this.declarations.length}`;
    this.declarations.push(`$${variable}: ${String(type)}`);
    this.variables[variable] = this.value(type, 0);
    return `${name}: $${variable}`;
  }

  private value(type: GraphQLInputType, depth: number): unknown {
    const nullable = getNullableType(type);
    if (isListType(nullable)) {
      const length = pick(this.random, [0, 1, 2, 50, 100, 101, MOST_ENTRIES]);
      return Array.from({ length }, () => this.value(nullable.ofType, depth));
    }
    if (isEnumType(nullable)) return pick(this.random, nullable.getValues()).name;
    if (isInputObjectType(nullable)) {
      const fields = Object.values(nullable.getFields()).filter(
        (field) => isNonNullType(field.type) || depth < DEEPEST_INPUT,
      );
      return Object.fromEntries(fields.map((field) => [field.name, this.value(field.type, depth + 1)]));
    }
    return this.scalar(nullable.name);
  }

  private scalar(name: string): unknown {
    if (name === 'Int' || name === 'Float') return pick(this.random, NUMBERS);
    if (name === 'Boolean') return this.random() < 0.5;
    if (name === 'ID') return pick(this.random, ['0', '1', '2', '7', '9'.repeat(32), '9'.repeat(400), '-1']);
    if (name === 'CountryCode') return pick(this.random, ['CN', 'de', 'X'.repeat(99)]);
    if (name === 'DateTime') return pick(this.random, ['2025-08-27T09:30:00Z', '9999-12-31T23:59:59Z', 'x']);
    return pick(this.random, ['', '电缆', '%_%', 'a'.repeat(LONGEST_TEXT), '😀'.repeat(60)]);
  }
}
