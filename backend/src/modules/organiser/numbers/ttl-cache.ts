/** Answers that are kept at once: whoever asks for ever other ones fills no memory. */
const MOST = 50;

/**
 * A reader that asks at most once in `keptMs` for the same thing; whoever comes meanwhile shares the answer, also while
 * it is under way. A failure is forgotten at once.
 */
export function ttlCache<T>(keptMs: number, now: () => Date, read: (key: string) => Promise<T>) {
  const answers = new Map<string, { until: number; answer: Promise<T> }>();
  return (key: string): Promise<T> => {
    const at = now().getTime();
    for (const [other, { until }] of answers) if (until <= at) answers.delete(other);
    const known = answers.get(key);
    if (known) return known.answer;
    const answer = read(key);
    const [oldest] = answers.keys();
    if (answers.size >= MOST && oldest !== undefined) answers.delete(oldest);
    answers.set(key, { until: at + keptMs, answer });
    answer.catch(() => {
      if (answers.get(key)?.answer === answer) answers.delete(key);
    });
    return answer;
  };
}
