import type { ApolloClient } from '@apollo/client/core';
import { toFailure } from '../../../apollo';
import { createEmitter, type Emitter } from '../../../lib/emitter';
import { ThreadChangedDocument } from './changes.generated';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** One connection for all that listens on a page. @returns ends it */
function connect(client: ApolloClient, tell: () => void): () => void {
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let listening: { unsubscribe: () => void } | undefined;

  const listen = () => {
    listening = client.subscribe({ query: ThreadChangedDocument }).subscribe({
      next: () => {
        wait = FIRST_WAIT_MS;
        tell();
      },
      error: (error: unknown) => {
        listening = undefined;
        // Without a session there is nothing to hear; the page leads to the login.
        const { kind } = toFailure(error);
        if (kind !== 'signIn' && kind !== 'notAllowed') again();
      },
      complete: () => {
        listening = undefined;
        again();
      },
    });
  };
  const again = () => {
    // Not all at the same moment when a server comes back.
    timer = setTimeout(
      () => {
        listen();
        tell();
      },
      wait * (0.5 + Math.random()),
    );
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };
  const leave = () => {
    clearTimeout(timer);
    listening?.unsubscribe();
    listening = undefined;
  };
  const onVisibility = () => {
    leave();
    if (document.visibilityState !== 'visible') return;
    listen();
    tell();
  };

  if (document.visibilityState === 'visible') listen();
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    leave();
  };
}

interface Watched extends Emitter {
  listeners: number;
  stop: () => void;
}

const watched = new WeakMap<ApolloClient, Watched>();

function watchedBy(client: ApolloClient): Watched {
  const known = watched.get(client);
  if (known) return known;
  const { emit, subscribe } = createEmitter();
  const started: Watched = { emit, subscribe, listeners: 0, stop: connect(client, emit) };
  watched.set(client, started);
  return started;
}

/** Hears of changes to the account's threads; the first listener opens the connection, the last one ends it. */
export function watchThreads(client: ApolloClient, onChange: () => void): () => void {
  const shared = watchedBy(client);
  const stop = shared.subscribe(() => onChange());
  shared.listeners += 1;
  return () => {
    stop();
    shared.listeners -= 1;
    if (shared.listeners > 0) return;
    shared.stop();
    watched.delete(client);
  };
}
