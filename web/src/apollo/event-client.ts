import { createParser } from 'eventsource-parser';
import { createClient } from 'graphql-sse';
import type { Lang } from '../lib/storage';

/** Comment of a gateway that is about to stop, some time before it ends the stream (gateway/src/graphql/subscriptions.ts). */
const MOVING = 'moving';

/** `fetch` that tells of the comments between server-sent events, which graphql-sse passes over. */
function fetchWithComments(onComment: (comment: string) => void): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    if (!answer.ok || !answer.body) return answer;
    const parser = createParser({ onComment: (comment) => onComment(comment.trim()) });
    const decoder = new TextDecoder();
    const listened = answer.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, onward) {
          onward.enqueue(chunk);
          parser.feed(decoder.decode(chunk, { stream: true }));
        },
      }),
    );
    return new Response(listened, answer);
  };
}

/**
 * The client for one subscription over server-sent events. It does not connect anew.
 * @param onMoving is called when the server is about to end the stream because it stops
 */
export const createEventClient = (url: string, locale: Lang, onMoving: () => void) =>
  createClient({
    url,
    headers: { language: locale },
    credentials: 'same-origin',
    retryAttempts: 0,
    fetchFn: fetchWithComments((comment) => {
      if (comment === MOVING) onMoving();
    }),
  });
