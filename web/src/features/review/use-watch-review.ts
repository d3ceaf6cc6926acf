import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useEdition } from '../edition';

const EVERY_MS = 4000;
/** After its time the demo may still be at work. */
const PATIENCE_MS = 20_000;

/**
 * Reads again now and then while something waits for the demo to decide, which it does within seconds. People take
 * hours: for them nobody asks again.
 */
export function useWatchReview(waits: boolean): void {
  const seconds = useEdition().demoReviewSeconds;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!waits || !seconds) return undefined;
    const endsAt = Date.now() + seconds * 1000 + PATIENCE_MS;
    const timer = setInterval(() => {
      if (Date.now() > endsAt) clearInterval(timer);
      else if (!document.hidden) void revalidate();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [waits, seconds, revalidate]);
}
