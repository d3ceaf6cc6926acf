import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

const EVERY_MS = 4000;

/**
 * Reads what the page shows again now and then, while somebody looks at it.
 * @param forMs for how long at most, because something is under way; null: nothing is
 */
export function useReadAgain(forMs: number | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (forMs === null) return undefined;
    const endsAt = Date.now() + forMs;
    const timer = setInterval(() => {
      if (Date.now() > endsAt) clearInterval(timer);
      else if (!document.hidden) void revalidate();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [forMs, revalidate]);
}
