import { inject } from 'vitest';

/** Asks the gateway as the organiser who has all rights, without a page. */
export async function ask<Data>(query: string, variables: object = {}): Promise<Data> {
  const answer = await fetch(`${inject('baseUrl')}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: inject('consoleSessions').organiser },
    body: JSON.stringify({ query, variables }),
  });
  return ((await answer.json()) as { data: Data }).data;
}
