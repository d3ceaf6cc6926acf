import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Where a letter is a letter. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, dialog, [contenteditable]') !== null;

/**
 * Single keys for work by the dozen. They hold only while the focus is inside `region` (WCAG 2.1.4), never with a
 * modifier, and never where somebody types.
 */
export function useReviewKeys(
  region: RefObject<HTMLElement | null>,
  actions: Readonly<Record<string, () => unknown>>,
): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
    const action = actions[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const element = region.current;
    const listen = (event: KeyboardEvent) => act(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [region]);
}
