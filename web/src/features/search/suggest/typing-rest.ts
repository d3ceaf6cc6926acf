/** How long typing has to rest before anything is asked, in milliseconds. */
const REST_MS = 150;

/**
 * Asks once typing has rested.
 * @param ask is handed a signal that tells when its answer is of no use any more
 * @returns a function for the next key: what was not asked yet is not asked, and what was is outdated
 */
export function onceTypingRests(ask: (outdated: AbortSignal) => void): () => void {
  const outdated = new AbortController();
  const timer = setTimeout(() => ask(outdated.signal), REST_MS);
  return () => {
    clearTimeout(timer);
    outdated.abort();
  };
}
