import { useRef } from 'react';

/**
 * For what moves the page when a field is left: done while a pointer is down, the button below would slip away from
 * under it, and the press would be lost. It waits until the press has become a click.
 */
export function useAfterPress() {
  const waiting = useRef<(() => void)[] | null>(null);

  const release = () =>
    setTimeout(() => {
      const all = waiting.current ?? [];
      waiting.current = null;
      for (const then of all) then();
    });

  return {
    /** Of the form around the fields. */
    onPointerDown: () => {
      if (waiting.current) return;
      waiting.current = [];
      const controller = new AbortController();
      const end = () => {
        controller.abort();
        release();
      };
      for (const event of ['pointerup', 'pointercancel'])
        window.addEventListener(event, end, { signal: controller.signal });
    },
    /** Does it now, or after the press that is under way. */
    afterPress: (then: () => void) => {
      if (waiting.current) waiting.current.push(then);
      else then();
    },
  };
}
