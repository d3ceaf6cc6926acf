import { getDirective, mapSchema, MapperKind } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  getNamedType,
  isInputObjectType,
  type GraphQLArgumentConfig,
  type GraphQLSchema,
} from 'graphql';
import { LocalisedError } from './errors.ts';
import { isRecord } from '../is-record.ts';

interface Constraint {
  min?: number;
  max?: number;
  maxLength?: number;
  maxItems?: number;
  pattern?: string;
}
/** An argument, or a field of an input. */
type Entry = GraphQLArgumentConfig & { name: string };
type Check = (value: unknown, name: string) => void;

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** Whether a text has more characters, as people see them, than `limit`; counts no further than needed. */
function isLonger(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  let count = 0;
  for (const _ of graphemes.segment(text)) {
    count += 1;
    if (count > limit) return true;
  }
  return false;
}

/** Refuses a text, or a list with a text, that does not fit a pattern. */
function checkOfPattern(pattern: string): Check {
  const expression = new RegExp(pattern, 'u');
  const fits = (text: unknown) => typeof text !== 'string' || expression.test(text);
  return (value, name) => {
    if (Array.isArray(value) ? value.every(fits) : fits(value)) return;
    throw new LocalisedError(
      {
        ZH: `${name} 格式不正确，应符合 ${pattern}`,
        EN: `${name} is not well-formed; it has to match ${pattern}`,
      },
      'BAD_USER_INPUT',
    );
  };
}

function checkOf({ min, max, maxLength, maxItems, pattern }: Constraint): Check {
  const checkPattern = pattern === undefined ? undefined : checkOfPattern(pattern);
  return (value, name) => {
    checkPattern?.(value, name);
    if (Array.isArray(value) && maxItems !== undefined && value.length > maxItems) {
      throw new LocalisedError(
        { ZH: `${name} 不能超过 ${maxItems} 项`, EN: `${name} cannot have more than ${maxItems} entries` },
        'BAD_USER_INPUT',
      );
    }
    if (typeof value === 'number') {
      if (min !== undefined && value < min) {
        throw new LocalisedError(
          { ZH: `${name} 不能小于 ${min}`, EN: `${name} must be at least ${min}` },
          'BAD_USER_INPUT',
        );
      }
      if (max !== undefined && value > max) {
        throw new LocalisedError(
          { ZH: `${name} 不能大于 ${max}`, EN: `${name} must be at most ${max}` },
          'BAD_USER_INPUT',
        );
      }
    }
    if (typeof value === 'string' && maxLength !== undefined && isLonger(value, maxLength)) {
      throw new LocalisedError(
        { ZH: `${name} 不能超过 ${maxLength} 个字符`, EN: `${name} cannot exceed ${maxLength} characters` },
        'BAD_USER_INPUT',
      );
    }
  };
}

function checksOf(schema: GraphQLSchema, entries: readonly Entry[]): [string, Check][] {
  return entries.flatMap((entry): [string, Check][] => {
    const directive: Constraint | undefined = getDirective(schema, entry, 'constraint')?.[0];
    const own: [string, Check][] = directive ? [[entry.name, checkOf(directive)]] : [];
    const type = getNamedType(entry.type);
    if (!isInputObjectType(type)) return own;
    const inner = checksOf(schema, Object.values(type.getFields()));
    if (inner.length === 0) return own;
    const checkInner: Check = (value) => {
      for (const object of Array.isArray(value) ? value : [value]) {
        if (isRecord(object)) runChecks(inner, object);
      }
    };
    return [...own, [entry.name, checkInner]];
  });
}

function runChecks(checks: [string, Check][], values: Record<string, unknown>): void {
  for (const [name, check] of checks) check(values[name], name);
}

/** Makes the schema refuse arguments that break their `@constraint`; fields without one cost nothing. */
export function enforceConstraints(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field) => {
      const args = Object.entries(field.args ?? {}).map(([name, arg]) => ({ ...arg, name }));
      const checks = checksOf(schema, args);
      if (checks.length === 0) return undefined;
      const resolve = field.resolve ?? defaultFieldResolver;
      return {
        ...field,
        resolve: (parent, values: Record<string, unknown>, context, info) => {
          runChecks(checks, values);
          return resolve(parent, values, context, info);
        },
      };
    },
  });
}
