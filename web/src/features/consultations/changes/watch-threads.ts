import type { ApolloClient } from '@apollo/client/core';
import { toFailure } from '../../../apollo';
import { createEmitter, type Emitter } from '../../../lib/emitter';
import { ThreadChangedDocument } from './changes.generated';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

interface StreamEvents {
  onEvent: () => void;
  onOpen: () => void;
  onMoving: () => void;
  /** @param isRefused whether there is nothing to hear without another session; the page leads to the login */
  onLost: (isRefused: boolean) => void;
}

/** @returns ends it; `onLost` is not called for that */
function openStream(client: ApolloClient, { onEvent, onOpen, onMoving, onLost }: StreamEvents): () => void {
  // A second one beside the first would get the first one's events.
  const context = { stream: { onOpen, onMoving }, queryDeduplication: false };
  const failed = (error: unknown) => {
    stream.unsubscribe();
    const { kind } = toFailure(error);
    onLost(kind === 'signIn' || kind === 'notAllowed');
  };
  const stream = client.subscribe({ query: ThreadChangedDocument, context }).subscribe({
    next: ({ error }) => (error ? failed(error) : onEvent()),
    error: failed,
    complete: () => onLost(false),
  });
  return () => stream.unsubscribe();
}

interface Stream {
  end: () => void;
}

/**
 * One connection for all that listens on a page. When its server is about to stop, another one is opened before it ends,
 * so that nothing is missed; after a break, what may have been missed is read when the connection is there again, or when
 * it could not be opened.
 * @returns ends it
 */
function connect(client: ApolloClient, tell: () => void): () => void {
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: Stream | undefined;
  /** Is being opened in the place of the current one. */
  let next: Stream | undefined;
  let mayHaveMissed = false;

  const open = (): Stream => {
    const stream: Stream = { end: () => {} };
    stream.end = openStream(client, {
      onEvent: () => {
        wait = FIRST_WAIT_MS;
        tell();
      },
      onOpen: () => opened(stream),
      onMoving: () => (next ??= open()),
      onLost: (isRefused) => lost(stream, isRefused),
    });
    return stream;
  };
  const opened = (stream: Stream) => {
    if (stream === next) {
      current?.end();
      [current, next] = [next, undefined];
    }
    if (mayHaveMissed) tell();
    mayHaveMissed = false;
  };
  const lost = (stream: Stream, isRefused: boolean) => {
    if (stream === next) next = undefined;
    else current = undefined;
    if (current || isRefused) return;
    if (mayHaveMissed) tell();
    mayHaveMissed = true;
    if (!next) again();
  };
  const again = () => {
    // Not all at the same moment when a server comes back.
    timer = setTimeout(() => (current = open()), wait * (0.5 + Math.random()));
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };
  const leave = () => {
    clearTimeout(timer);
    current?.end();
    next?.end();
    [current, next] = [undefined, undefined];
  };
  const onVisibility = () => {
    leave();
    if (document.visibilityState !== 'visible') return;
    mayHaveMissed = false;
    current = open();
    tell();
  };

  if (document.visibilityState === 'visible') current = open();
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
