import type { ApolloServer } from '@apollo/server';
import type { Context } from '../context/context.ts';
import type { Locale } from '../context/locale.ts';
import type { Ask } from './renderer.ts';
import { isRecord } from '../is-record.ts';

interface Body {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

/** @throws TypeError for what is no question */
function readBody(text: string): Body {
  const body: unknown = JSON.parse(text);
  if (!isRecord(body) || typeof body['query'] !== 'string') throw new TypeError('a question has no query');
  const { query, variables, operationName } = body;
  return {
    query,
    ...(isRecord(variables) ? { variables } : {}),
    ...(typeof operationName === 'string' ? { operationName } : {}),
  };
}

/** Answers the questions of a page that is being rendered, with the rules that hold for everybody, without a network. */
export function askAsGuest(server: ApolloServer<Context>, contextOf: (locale: Locale) => Context): Ask {
  return async (body, language) => {
    const { query, variables, operationName } = readBody(body);
    const { body: answer } = await server.executeOperation(
      { query, ...(variables ? { variables } : {}), ...(operationName ? { operationName } : {}) },
      { contextValue: contextOf(language) },
    );
    return JSON.stringify(answer.kind === 'single' ? answer.singleResult : { data: null });
  };
}
