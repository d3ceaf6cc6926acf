/**
 * Brings the reader back to a place of a page, as soon as the page has grown tall enough.
 * @param target pixels from the top
 */
export function scrollBack(target: number, patience = 4000): void {
  const giveUp = performance.now() + patience;
  const reached = () => document.documentElement.scrollHeight - window.innerHeight >= target;
  const stop = new AbortController();
  // A reader who scrolls first has decided otherwise.
  for (const event of ['wheel', 'touchstart', 'keydown']) {
    window.addEventListener(event, () => stop.abort(), { once: true, passive: true, signal: stop.signal });
  }
  const step = () => {
    if (stop.signal.aborted) return;
    if (reached() || performance.now() > giveUp) {
      window.scrollTo({ top: target, behavior: 'instant' });
      stop.abort();
    } else requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
