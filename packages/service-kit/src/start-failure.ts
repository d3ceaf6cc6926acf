import { report } from './report.ts';
import { codeOf } from './thrown.ts';

/** The port that a service could not listen on. */
interface ListeningService {
  /** Noun for the sentence, like `gateway`. */
  name: string;
  /** Variables that set its ports, as the sentence names them, like `PORT or METRICS_PORT`. */
  portVariables: string;
}

/**
 * Explains why a service could not listen.
 * @returns one sentence for the person who starts the service; undefined for any other failure
 */
export function listenFailure(error: Error, { name, portVariables }: ListeningService): string | undefined {
  const code = codeOf(error);
  if (code === 'EADDRINUSE')
    return `Port ${'port' in error ? String(error.port) : 'unknown'} is in use; choose another with ${portVariables}.`;
  if (code === 'EACCES') return `The ${name} may not listen on its port: ${error.message}.`;
  return undefined;
}

/** Time for the message to reach the launcher before the process exits, milliseconds. */
const LAST_MESSAGE_MS = 50;

/** Why a service could not start. */
export interface StartFailure {
  /** One sentence for the launcher, which shows it. */
  forLauncher: string;
  /** Text for the log, with the stack where the fault is ours. */
  forLog: string;
}

/** Reports a failed start to the launcher and to the standard error output, then exits with code 1. */
export function failStart({ forLauncher, forLog }: StartFailure): void {
  report({ type: 'fatal', text: forLauncher });
  process.stderr.write(`${forLog}\n`);
  setTimeout(() => process.exit(1), LAST_MESSAGE_MS);
}
