/** Loads another page as a whole. It never settles: what waits for it stays as it is until this page has gone. */
export function loadPage(address: string): Promise<never> {
  location.assign(address);
  return new Promise(() => {});
}
