/** Ends the current task: the browser may paint and answer its user before the rest of the work. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
