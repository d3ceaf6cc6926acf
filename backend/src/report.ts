/** Tells the launcher, where there is one, how far the start is. */
export function report(message: { type: 'progress' | 'ready' | 'fatal'; text?: string; url?: string }): void {
  process.send?.(message);
}
