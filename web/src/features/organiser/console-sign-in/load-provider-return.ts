import type { ApolloClient } from '@apollo/client/core';
import { basePath, paths } from '../../../lib/paths';
import {
  CompleteProviderSignInDocument,
  type CompleteProviderSignInMutation,
} from './console-sign-in.generated';

export type ProviderOutcome = CompleteProviderSignInMutation['completeProviderSignIn'];

export interface ProviderReturnView {
  /** What the service says to it; null where the address brought nothing, as after a reload. */
  outcome: Promise<ProviderOutcome | null>;
}

/** What the identity provider has written into the address; undefined where it is nobody's way back. */
function answerIn({ searchParams }: URL) {
  const [state = '', code = '', issuer = '', error = ''] = ['state', 'code', 'iss', 'error'].map(
    (name) => searchParams.get(name) ?? '',
  );
  return state === '' || (code === '' && error === '') ? undefined : { state, code, issuer, error };
}

/**
 * Ends the sign-in that the address tells of. Its code serves once: it is taken out of the address and of the history
 * before anything else.
 */
export function loadProviderReturn(
  request: Request,
  { client }: { client: ApolloClient },
): ProviderReturnView {
  const input = answerIn(new URL(request.url));
  if (!input) return { outcome: Promise.resolve(null) };
  history.replaceState(history.state, '', `${basePath}${paths.organiserProvider()}`);
  const sent = client.mutate({ mutation: CompleteProviderSignInDocument, variables: { input } });
  const outcome = sent.then(({ data }) => data?.completeProviderSignIn ?? null);
  // Whoever shows it is told of a failure; until then it is nobody's.
  outcome.catch(() => undefined);
  return { outcome };
}
