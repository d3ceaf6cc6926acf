/** Seconds before another code can be asked for (CONST-001). */
export const CODE_WAIT_S = 59;

/**
 * Tells the seconds that are left: all of them at once, one less each second, and 0 at the end.
 * @returns a function that ends it earlier
 */
export function countDown(seconds: number, tell: (left: number) => void): () => void {
  let left = seconds;
  tell(left);
  const timer = setInterval(() => {
    left -= 1;
    if (left === 0) clearInterval(timer);
    tell(left);
  }, 1000);
  return () => clearInterval(timer);
}
