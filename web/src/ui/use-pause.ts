import { useEffect, useRef } from 'react';

/** Gives a pause that ends after so many milliseconds, and never where its component has gone meanwhile. */
export function usePause(): (ms: number) => Promise<void> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (ms) =>
    new Promise((resolve) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(resolve, ms);
    });
}
