import { readFileSync } from 'node:fs';
import { ConfigError } from './environment.ts';
import { codeOf } from './thrown.ts';

function contentOf(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const reason = codeOf(error) ?? 'unknown';
    throw new ConfigError(`${variable} names a file that cannot be read: ${file} (${reason}).`);
  }
}

/**
 * Completes the environment with the contents of files that hold secrets: `SECRET_KEY_FILE=/run/secrets/key` stands for
 * `SECRET_KEY`. Orchestrators deliver secrets as files, because child processes and listings of the environment do not show
 * those. Blanks and line ends around the content are dropped.
 * @param secrets variables that may be given as a file, by their names without `_FILE`
 * @returns a copy; `env` stays as it is
 * @throws ConfigError where a file cannot be read or is empty, or a secret is given both ways
 */
export function withSecretFiles(env: NodeJS.ProcessEnv, secrets: readonly string[]): NodeJS.ProcessEnv {
  const complete = { ...env };
  for (const name of secrets) {
    const variable = `${name}_FILE`;
    const file = env[variable];
    if (!file) continue;
    if (env[name]) throw new ConfigError(`Only one of ${name} and ${variable} may be set.`);
    const content = contentOf(variable, file);
    if (content === '') throw new ConfigError(`${variable} names an empty file: ${file}.`);
    complete[name] = content;
  }
  return complete;
}
