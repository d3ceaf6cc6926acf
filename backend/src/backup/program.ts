import { errorText } from '../logging/index.ts';
import { sentenceFor } from '../start-failure.ts';

/** How often a line of progress is written, milliseconds. */
const PROGRESS_MS = 200;

/** Writes how far a program is: over itself on a terminal, not at all into a log. */
export function progressLine(): (text: string) => void {
  let last = 0;
  return (text) => {
    if (!process.stderr.isTTY || Date.now() - last < PROGRESS_MS) return;
    last = Date.now();
    process.stderr.write(`\r\u001B[K${text}`);
  };
}

/** Ends the line of progress, and writes one that stays. */
export function say(text: string): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
  process.stdout.write(`${text}\n`);
}

/** Runs a program; a failure is one sentence and the exit code 1. */
export function runProgram(main: () => Promise<void>): void {
  main().then(
    () => process.exit(0),
    (thrown: unknown) => {
      if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
      process.stderr.write(`${sentenceFor(thrown) ?? errorText(thrown)}\n`);
      process.exit(1);
    },
  );
}

/** Bytes for people. */
export const inWords = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
