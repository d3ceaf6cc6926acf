import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react';

/** Notes on the page whether a scroll bar takes room from it: that room has to stay while a dialog hides the bar. */
export function keepScrollBarRoom() {
  const root = document.documentElement;
  // With a dialog open the bar is gone already.
  if (document.querySelector('dialog[open]')) return;
  root.toggleAttribute('data-scroll-bar', window.innerWidth > root.clientWidth);
}

/**
 * Opens a native `<dialog>`: the browser keeps the focus inside, makes the page behind inert, answers Escape
 * and gives the focus back.
 * @param isHeld whether only a button of its content closes it: neither Escape nor the backdrop
 */
export function useModal(open: boolean, onClose: () => void, isHeld = false) {
  const ref: RefObject<HTMLDialogElement | null> = useRef(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      keepScrollBarRoom();
      dialog.showModal();
      // Where the dialog is there to be filled in, its first field is the place to begin.
      dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return {
    ref,
    // Also fires on Escape and on Android's back gesture.
    onClose: () => {
      if (!isHeld) onClose();
      // The browser may close it without asking, such as at the second back gesture.
      else if (open) ref.current?.showModal();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (isHeld && event.key === 'Escape') event.preventDefault();
    },
    // The dialog's own box is filled by its content: a click that reaches the element itself is on the backdrop.
    onClick: (event: MouseEvent) => {
      if (event.target === event.currentTarget && !isHeld) onClose();
    },
  };
}
