import { type KeyboardEvent, useState } from 'react';

/** Whether the list of suggestions is open, and which of them the arrow keys or the pointer have chosen. */
export function useSuggestionList<Option>(options: readonly Option[]) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = isOpen ? options : [];
  const show = (isShown: boolean) => {
    setOpen(isShown);
    setActive(-1);
  };
  const close = () => show(false);
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that choose a Chinese word belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      // One place before the first is the input itself.
      const places = options.length + 1;
      const outermost = step === 1 ? 0 : options.length - 1;
      setActive(isOpen ? ((active + 1 + step + places) % places) - 1 : outermost);
    } else if (event.key === 'Escape' && shown.length > 0) {
      // The list first; what is around it at the next time.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  return {
    /** The options while the list is open; otherwise none. */
    shown,
    /** Place of the chosen option; -1 for none. */
    active,
    chosen: shown[active],
    choose: setActive,
    /** Opens the list with nothing chosen. */
    open: () => show(true),
    close,
    onKeyDown,
  };
}
