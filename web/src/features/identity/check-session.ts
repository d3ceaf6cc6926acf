import type { ApolloClient } from '@apollo/client/core';
import { claimDrafts } from '../../lib/draft-owner';
import { session } from './session';
import { fetchViewer } from './viewer.generated';

/**
 * Asks the server once for a page load who is signed in, where the browser's storage says that somebody is: the
 * session is a cookie that the page cannot see, and it may have ended or be somebody else's. Guests cost nothing.
 * @param onEnded the storage names somebody and the server knows nobody; a refusal is for the client's error link
 */
export async function checkSession(client: ApolloClient, onEnded: () => void): Promise<void> {
  if (session.role() === 'guest') return;
  try {
    const { data } = await fetchViewer(client);
    const { id, role } = data?.viewer ?? {};
    if (id) claimDrafts(id);
    if (session.role() === 'guest') return;
    if (!role) onEnded();
    else if ((role === 'EXHIBITOR') !== (session.role() === 'exhibitor'))
      session.begin(role === 'EXHIBITOR' ? 'zs' : 'visitor');
  } catch {
    // An ended session was told to the error link; without a network nobody knows, and the page goes on.
  }
}
