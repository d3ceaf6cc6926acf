type Go = () => void;
type Ask = (go: Go) => void;

/** What asks before the page is left, of the forms whose values would be lost. */
const guards = new Set<Ask>();

/**
 * Asks before the page is loaded anew, such as in another language, where that would lose something.
 * @param go runs at once, or when the question is answered with yes; otherwise nothing happens
 */
export function leavePage(go: Go): void {
  const [ask] = guards;
  if (ask) ask(go);
  else go();
}

/** Has `leavePage` ask. @returns a function that ends it */
export function guardPage(ask: Ask): () => void {
  guards.add(ask);
  return () => void guards.delete(ask);
}
