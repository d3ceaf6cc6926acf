/**
 * The row went from under the button: whoever moves it goes on with it.
 * @param row holds its buttons
 */
export function refocusMoved(row: Element | null | undefined, step: -1 | 1): void {
  const name = step < 0 ? 'up' : 'down';
  const buttons = [...(row?.querySelectorAll<HTMLElement>('[data-move]') ?? [])];
  const usable = buttons.filter((button) => button.getAttribute('aria-disabled') !== 'true');
  (usable.find((button) => button.dataset['move'] === name) ?? usable[0])?.focus();
}
