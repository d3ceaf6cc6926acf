/** Tells of changes at most so often, milliseconds. */
const EVERY_MS = 1000;

/** That something may have changed. */
export interface Notice {
  at: string;
}

/**
 * Notices that public records may have changed: one at once, for what happened before somebody listened, and further ones
 * at most once a second. Leaving the iteration ends the listening.
 * @param listen calls a function at each change, and answers what ends that
 */
export function changeNotices(
  listen: (onChange: () => void) => () => void,
  everyMs = EVERY_MS,
): AsyncIterableIterator<Notice> {
  let isPending = true;
  let isOver = false;
  let toldAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let waiting: ((result: IteratorResult<Notice>) => void) | undefined;

  const tell = () => {
    timer = undefined;
    if (!waiting || !isPending) return;
    isPending = false;
    toldAt = performance.now();
    waiting({ done: false, value: { at: new Date().toISOString() } });
    waiting = undefined;
  };
  /** Tells as soon as the last notice is long enough ago. */
  const tellSoon = () => {
    if (waiting && isPending) timer ??= setTimeout(tell, Math.max(0, toldAt + everyMs - performance.now()));
  };
  const stop = listen(() => {
    isPending = true;
    tellSoon();
  });
  const end = (): IteratorResult<Notice> => {
    isOver = true;
    stop();
    clearTimeout(timer);
    const over = { done: true, value: undefined } as const;
    waiting?.(over);
    return over;
  };
  const notices: AsyncIterableIterator<Notice> = {
    next: () =>
      new Promise((resolve) => {
        if (isOver) return resolve({ done: true, value: undefined });
        waiting = resolve;
        tellSoon();
      }),
    return: async () => end(),
    [Symbol.asyncIterator]: () => notices,
  };
  return notices;
}
