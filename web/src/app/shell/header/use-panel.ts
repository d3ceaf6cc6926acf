import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The panel's element. */
export const panelId = 'header-panel';

/** Which panel below the header is open. It closes on a route change, on Escape and when the focus goes elsewhere. */
export function usePanel<Id extends string>() {
  const { key } = useLocation();
  const ref = useRef<HTMLElement>(null);
  const [state, setState] = useState<{ id: Id; at: string } | null>(null);
  // Opened at another address: closed. Nothing needs to be reset when the route changes.
  const open = state && state.at === key ? state.id : null;

  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const opener = ref.current?.querySelector<HTMLElement>('[aria-expanded=true]');
      if (event.key === 'Escape') {
        setState(null);
        opener?.focus();
      }
      if (event.key !== 'Tab') return;
      // The panel stands at the end of the header; for the keyboard it follows its button.
      const first = ref.current?.querySelector<HTMLElement>(`#${panelId} :is(a, button, input)`);
      const [from, to] = event.shiftKey ? [first, opener] : [opener, first];
      if (!from || !to || document.activeElement !== from) return;
      event.preventDefault();
      to.focus();
    };
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) setState(null);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [open]);

  return {
    open,
    ref,
    toggle: (id: Id) => setState(open === id ? null : { id, at: key }),
    close: () => setState(null),
  };
}
