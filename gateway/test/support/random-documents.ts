import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { required } from './required.ts';

/** Repeatable numbers from 0 up to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A document with the variables of one request for it. */
export interface RandomRequest {
  query: string;
  variables: Record<string, unknown>;
}

const DEEPEST = 5;
const DEEPEST_INPUT = 3;
/** Share of the nullable variables inside input objects that a request leaves out: each is another case of a default. */
const LEFT_OUT_OF_INPUT = 0.5;

/**
 * Writes documents against a schema: mostly valid ones, with aliases, fragments, conditions and variables, some of them
 * with a field that does not exist, a variable of another type or none at all.
 */
export class RandomDocuments {
  private variables: Record<string, unknown> = {};
  private declarations: string[] = [];
  private fragments: string[] = [];

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly random: () => number,
  ) {}

  next(): RandomRequest {
    this.variables = {};
    this.declarations = [];
    this.fragments = [];
    const isMutation = this.chance(0.2);
    const root = required(isMutation ? this.schema.getMutationType() : this.schema.getQueryType());
    const selection = this.selection(root, 0);
    const declared = this.declarations.length > 0 ? `(${this.declarations.join(', ')})` : '';
    const operation = `${isMutation ? 'mutation' : 'query'} Random${declared} ${selection}`;
    return { query: [operation, ...this.fragments].join('\n'), variables: this.variables };
  }

  private chance(share: number): boolean {
    return this.random() < share;
  }

  private among<T>(values: readonly T[]): T {
    return required(values[Math.floor(this.random() * values.length)]);
  }

  private selection(type: GraphQLCompositeType, depth: number): string {
    const parts: string[] = [];
    const count = 1 + Math.floor(this.random() * 4);
    for (let index = 0; index < count; index += 1) parts.push(this.part(type, depth));
    return `{ ${parts.join(' ')} }`;
  }

  private part(type: GraphQLCompositeType, depth: number): string {
    if (this.chance(0.08)) return `${this.alias()}__typename${this.condition()}`;
    if (this.chance(0.004)) return 'noSuchField';
    if (depth < DEEPEST && this.chance(0.12)) return this.fragment(type, depth);
    if (!('getFields' in type)) return '__typename';
    const fields = Object.values(type.getFields());
    const leaves = fields.filter((field) => !isCompositeType(getNamedType(field.type)));
    const fit = depth < DEEPEST || leaves.length === 0 ? fields : leaves;
    const field = this.among(fit);
    const named = getNamedType(field.type);
    if (isCompositeType(named) && depth >= DEEPEST + 2) return '__typename';
    const inner = isCompositeType(named) ? ` ${this.selection(named, depth + 1)}` : '';
    return `${this.alias()}${field.name}${this.args(field)}${this.condition()}${inner}`;
  }

  private alias(): string {
    return this.chance(0.6) ? `a${Math.floor(this.random() * 1000)}: ` : '';
  }

  private fragment(type: GraphQLCompositeType, depth: number): string {
    const possible = isObjectType(type) ? [type] : this.schema.getPossibleTypes(type);
    const on = this.chance(0.5) ? type : this.among(possible);
    const selection = this.selection(on, depth + 1);
    if (this.chance(0.5))
      return `...${this.chance(0.3) ? '' : ` on ${on.name}`}${this.condition()} ${on === type ? selection : `{ ... on ${on.name} ${selection} }`}`;
    const name = `F${this.fragments.length}`;
    this.fragments.push(`fragment ${name} on ${on.name} ${selection}`);
    return `...${name}${this.condition()}`;
  }

  private condition(): string {
    if (!this.chance(0.1)) return '';
    // With a default, a variable may be null by its definition although the condition may not.
    const type = this.chance(0.8) ? 'Boolean!' : 'Boolean = true';
    const value = this.chance(0.5) ? String(this.chance(0.5)) : this.variable(type, this.chance(0.5));
    return ` @${this.chance(0.5) ? 'skip' : 'include'}(if: ${value})`;
  }

  private args({ args }: GraphQLField<unknown, unknown>): string {
    const given = args.filter(({ type }) => isNonNullType(type) || this.chance(0.3));
    return given.length === 0 ? '' : `(${given.map((arg) => this.arg(arg)).join(', ')})`;
  }

  private arg({ name, type }: GraphQLArgument): string {
    if (this.chance(0.5)) return `${name}: ${this.variable(String(type), this.value(type, 0))}`;
    return `${name}: ${this.literal(type, 0)}`;
  }

  /**
   * Declares a variable; now and then with a value that does not fit, with null, or without a value.
   * @param leftOut share of the nullable variables that the request leaves out
   */
  private variable(type: string, value: unknown, leftOut = 0.1): string {
    const name = `v${this.declarations.length}`;
    this.declarations.push(`$${name}: ${type}`);
    if (this.chance(0.01)) this.variables[name] = { not: 'that' };
    else if (this.chance(0.02)) this.variables[name] = null;
    else if (!this.chance(type.endsWith('!') ? 0.005 : leftOut)) this.variables[name] = value;
    return `$${name}`;
  }

  private scalar(name: string): string | number | boolean {
    if (name === 'Int') return 1 + Math.floor(this.random() * 5);
    if (name === 'Float') return Math.round(this.random() * 1000) / 8;
    if (name === 'Boolean') return this.chance(0.5);
    if (name === 'ID') return this.chance(0.5) ? String(Math.floor(this.random() * 99)) : 7;
    return this.among(['', 'a', '电缆', 'Wire "quoted"\n', '2025-08-27', '😀', '\\u0000']);
  }

  private value(type: GraphQLInputType, depth: number): unknown {
    const nullable = getNullableType(type);
    if (!isNonNullType(type) && this.chance(0.1)) return null;
    if (isListType(nullable))
      return this.chance(0.1)
        ? this.value(nullable.ofType, depth)
        : Array.from({ length: Math.floor(this.random() * 3) }, () => this.value(nullable.ofType, depth));
    if (isEnumType(nullable)) return this.among(nullable.getValues()).name;
    if (!isInputObjectType(nullable)) return this.scalar(getNamedType(nullable).name);
    const fields = Object.values(nullable.getFields()).filter(
      (field) => isNonNullType(field.type) || (depth < DEEPEST_INPUT && this.chance(0.4)),
    );
    return Object.fromEntries(fields.map((field) => [field.name, this.value(field.type, depth + 1)]));
  }

  private literal(type: GraphQLInputType, depth: number): string {
    const written = (value: unknown, of: GraphQLInputType): string => {
      const nullable = getNullableType(of);
      if (value === null) return 'null';
      if (Array.isArray(value))
        return `[${value.map((one) => written(one, isListType(nullable) ? nullable.ofType : of)).join(', ')}]`;
      if (isListType(nullable)) return written(value, nullable.ofType);
      if (isInputObjectType(nullable))
        return `{${Object.entries(value as object)
          .map(([name, one]) => {
            const { type: fieldType } = required(nullable.getFields()[name]);
            if (!this.chance(0.4)) return `${name}: ${written(one, fieldType)}`;
            return `${name}: ${this.variable(String(fieldType), one, LEFT_OUT_OF_INPUT)}`;
          })
          .join(', ')}}`;
      return isEnumType(nullable) && typeof value === 'string' ? value : JSON.stringify(value);
    };
    return written(this.value(type, depth), type);
  }
}
