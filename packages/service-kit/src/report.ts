/** How far the start of a service is. */
export interface StartReport {
  type: 'progress' | 'ready' | 'fatal';
  /** A sentence for the person who starts the service. */
  text?: string;
  /** Address at which the service answers, with `ready`. */
  url?: string;
}

/** Sends the launcher a message about the start. Without a launcher (no channel of messages) the call does nothing. */
export function report(message: StartReport): void {
  process.send?.(message);
}
