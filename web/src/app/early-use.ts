declare global {
  interface Window {
    /** Ends the waiting that `boot.js` began: buttons and forms that were used before the page's code was here. */
    earlyUse?: () => HTMLElement[];
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Sets a field as a keystroke does, so that whoever controls it hears of it. */
function type(field: Field, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * What a reader has typed and pressed on a served page before its code arrived.
 * @returns does it again, for the page that listens now
 */
export function takeEarlyUse(root: HTMLElement): () => void {
  const typed = [...root.querySelectorAll<Field>('input, textarea')].flatMap((field) =>
    field.value !== field.defaultValue ? [{ field, value: field.value }] : [],
  );
  return () => {
    const pressed = window.earlyUse?.() ?? [];
    for (const { field, value } of typed) if (field.isConnected) type(field, value);
    for (const element of pressed) {
      if (!element.isConnected) continue;
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else element.click();
    }
  };
}
