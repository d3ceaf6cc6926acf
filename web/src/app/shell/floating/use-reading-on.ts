import { useEffect, useState } from 'react';

/** Less than this is a finger at rest. */
const STEP = 12;

/** True while the reader goes down the page; false at its top and as soon as they turn back. */
export function useReadingOn(): boolean {
  const [readingOn, setReadingOn] = useState(false);
  useEffect(() => {
    let from = window.scrollY;
    const onScroll = () => {
      const to = Math.max(0, window.scrollY);
      if (Math.abs(to - from) < STEP && to > 0) return;
      setReadingOn(to > from && to > STEP);
      from = to;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return readingOn;
}
