import { useReadAgain } from '../../ui/use-read-again';
import { useEdition } from '../edition';

/** After its time the demo may still be at work. */
const PATIENCE_MS = 20_000;

/**
 * Reads again now and then while something waits for the demo to decide, which it does within seconds. People take
 * hours: for them nobody asks again.
 */
export function useWatchReview(waits: boolean): void {
  const seconds = useEdition().demoReviewSeconds;
  useReadAgain(waits && seconds ? seconds * 1000 + PATIENCE_MS : null);
}
