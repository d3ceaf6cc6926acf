import { mapSchema, MapperKind } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '../context/context.ts';
import type { AnswerSize } from './answer-size.ts';
import { LocalisedError } from './errors.ts';

/** Objects that the lists of one answer may hold together (docs/promises.md 21). */
export const MAX_NODES = 20_000;

const tooManyNodes = {
  ZH: `结果包含的对象超过 ${MAX_NODES} 个，请减小列表长度`,
  EN: `The answer holds more than ${MAX_NODES} objects; ask for shorter lists`,
};

/** The refusal that replaces an answer with too many objects: a part of it would look like the whole. */
export const tooManyObjects = ({ answerSize }: Pick<Context, 'answerSize'>): LocalisedError | undefined =>
  answerSize.nodes > MAX_NODES ? new LocalisedError(tooManyNodes, 'TOO_COSTLY') : undefined;

function count<T>(value: T, size: AnswerSize): T {
  if (!Array.isArray(value)) return value;
  size.nodes += value.length;
  if (size.nodes > MAX_NODES) throw new LocalisedError(tooManyNodes, 'TOO_COSTLY');
  return value;
}

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;

/** Makes every list of objects count its entries, and fail once an answer holds more than {@link MAX_NODES}. */
export function countNodes(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field) => {
      if (!isListType(getNullableType(field.type)) || !isCompositeType(getNamedType(field.type))) {
        return undefined;
      }
      const resolve = field.resolve ?? defaultFieldResolver;
      return {
        ...field,
        resolve: (parent, values, context: Context, info) => {
          const value: unknown = resolve(parent, values, context, info);
          return isPromise(value)
            ? value.then((list) => count(list, context.answerSize))
            : count(value, context.answerSize);
        },
      };
    },
  });
}
