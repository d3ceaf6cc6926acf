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

/** Answers the questions of a page that is being rendered, with the rules that hold for everybody, without a network. */
export function askAsGuest({ apollo, compiled, contextOf }: Parts): Ask {
  return async (body, language) => {
    const asked = askedBy(JSON.parse(body));
    if (!asked) throw new TypeError('a question has no query');
    const result = await compiled.find(asked)?.(contextOf(language));
    if (result) return JSON.stringify(result);
    const { query, variables, operationName } = asked;
    const { body: answer } = await apollo.executeOperation(
      { query, ...(variables ? { variables } : {}), ...(operationName ? { operationName } : {}) },
      { contextValue: contextOf(language) },
    );
    return JSON.stringify(answer.kind === 'single' ? answer.singleResult : { data: null });
  };
}
