import type { ApolloServer } from '@apollo/server';
import type { Context } from '../context/context.ts';
import type { Locale } from '../context/locale.ts';
import type { Ask } from './renderer.ts';

interface Body {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

/** Answers the questions of a page that is being rendered, with the rules that hold for everybody, without a network. */
export function askAsGuest(server: ApolloServer<Context>, contextOf: (locale: Locale) => Context): Ask {
  return async (body, language) => {
    const { query, variables, operationName } = JSON.parse(body) as Body;
    const { body: answer } = await server.executeOperation(
      { query, ...(variables ? { variables } : {}), ...(operationName ? { operationName } : {}) },
      { contextValue: contextOf(language) },
    );
    return JSON.stringify(answer.kind === 'single' ? answer.singleResult : { data: null });
  };
}
