import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { LargeSetUp } from '../../../scripts/lib/large-set-up.mjs';
import { ROOT } from '../support/child.ts';

/** How the opening morning comes beside an upgrade. */
export interface OpeningBeside {
  /** By how much all rates of the model are multiplied. */
  scale: number;
  /** Open pages with a subscription each. */
  pages: number;
  minutes: number;
  /** Where its mail server listens, to which the set-up delivers. */
  smtpPort: number;
}

/** The load of the opening morning in a process of its own. */
export interface OpeningBesideProcess {
  /** Resolves when its pages are open and its load has begun, or when it has ended without. */
  begun: Promise<void>;
  /** Resolves when it has ended: whether it found nothing lost or doubled. */
  holds: Promise<boolean>;
}

/** Lets the load of the opening morning (bench/src/opening.ts) come to a set-up that runs. */
export function openingBeside(
  { url, databaseUrl, authorityFile }: Pick<LargeSetUp, 'authorityFile' | 'databaseUrl' | 'url'>,
  { scale, pages, minutes, smtpPort }: OpeningBeside,
): OpeningBesideProcess {
  const options: Record<string, string | number> = {
    origin: url,
    database: databaseUrl,
    'smtp-port': smtpPort,
    without: 'mail',
    visitors: Math.max(2000, pages),
    scale,
    pages,
    minutes,
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const child = spawn(process.execPath, ['--import', 'tsx', resolve(ROOT, 'bench/src/opening.ts'), ...args], {
    cwd: resolve(ROOT, 'bench'),
    env: { ...process.env, NODE_EXTRA_CA_CERTS: authorityFile },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  // It sends nothing but that its load begins.
  const begun = Promise.race([once(child, 'message'), ended]).then(() => {});
  return { begun, holds: ended.then(() => child.exitCode === 0) };
}
