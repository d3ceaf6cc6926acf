import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Scrolls a box to its current entry when the page opens and whenever another entry becomes current.
 *
 * A page from the server can be scrolled before React takes it over. A box that is scrolled by then stays where the
 * reader left it: moving it would take the entry away from under a finger, and the press would be lost.
 *
 * @param current id of the current entry
 * @param bring scrolls the box until its current entry shows
 * @returns the reference of the box
 */
export function useCurrentInSight<Box extends HTMLElement>(
  current: string | undefined,
  bring: (box: Box) => void,
): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const hasOpened = useRef(false);
  const bringNow = useEffectEvent(bring);
  useEffect(() => {
    if (!box.current) return;
    const { scrollLeft, scrollTop } = box.current;
    const isScrolledByReader = !hasOpened.current && (scrollLeft > 0 || scrollTop > 0);
    hasOpened.current = true;
    if (!isScrolledByReader) bringNow(box.current);
  }, [current]);
  return box;
}
