import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context/context.ts';
import { LocalisedError } from '../schema/errors.ts';

const DEEPEST = 32;

/** Whether every text in a value has the form that UTF-8 can carry; a lone surrogate has not. */
export function isWellFormed(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (value === null || typeof value !== 'object' || depth > DEEPEST) return true;
  return Object.values(value).every((item) => isWellFormed(item, depth + 1));
}

/** Refuses variables with broken text, which no address and no JSON can carry on; documents refuse it themselves. */
export const refuseBrokenText: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ request }) {
        if (isWellFormed(request.variables)) return;
        const error = new LocalisedError(
          { ZH: '文本中含有无法识别的字符', EN: 'The text contains characters that cannot be sent on' },
          'BAD_USER_INPUT',
        );
        error.extensions['http'] = { status: 400 };
        throw error;
      },
    };
  },
};
