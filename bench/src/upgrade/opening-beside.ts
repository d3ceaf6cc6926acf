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

/**
 * Lets the load of the opening morning (bench/src/opening.ts) come to a set-up that runs, in a process of its own, which
 * tells what came of it.
 * @returns resolves when it has ended: whether it found nothing lost or doubled
 */
export async function openingBeside(
  { url, databaseUrl, authorityFile }: Pick<LargeSetUp, 'authorityFile' | 'databaseUrl' | 'url'>,
  { scale, pages, minutes, smtpPort }: OpeningBeside,
): Promise<boolean> {
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
    stdio: 'inherit',
  });
  await once(child, 'exit');
  return child.exitCode === 0;
}
