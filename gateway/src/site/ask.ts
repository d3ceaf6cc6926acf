import type { ApolloServer } from '@apollo/server';
import type { Context } from '../context/context.ts';
import type { Locale } from '../context/locale.ts';
import { askedBy } from '../execution/asked.ts';
import type { CompiledOperations } from '../execution/compiled-operations.ts';
import type { Ask } from './renderer.ts';

interface Parts {
  apollo: ApolloServer<Context>;
  compiled: CompiledOperations;
  contextOf: (locale: Locale) => Context;
}

/**
 * Answers the questions of a page that is being rendered, with the rules that hold for everybody, without a network.
 * What may depend on who asks is known by the calls that an answer took, as for caches between (response-headers.ts).
 */
export function askAsGuest({ apollo, compiled, contextOf }: Parts): Ask {
  return async (body, language) => {
    const asked = askedBy(JSON.parse(body));
    if (!asked) throw new TypeError('a question has no query');
    const own = contextOf(language);
    const result = await compiled.find(asked)?.(own);
    if (result) return { body: JSON.stringify(result), isPersonal: own.isPersonal };
    const { query, variables, operationName } = asked;
    // What is compiled may decline after it has read: then all begins anew.
    const contextValue = contextOf(language);
    const { body: answer } = await apollo.executeOperation(
      { query, ...(variables ? { variables } : {}), ...(operationName ? { operationName } : {}) },
      { contextValue },
    );
    const response = answer.kind === 'single' ? answer.singleResult : { data: null };
    return { body: JSON.stringify(response), isPersonal: contextValue.isPersonal };
  };
}
