import { readFileSync } from 'node:fs';

/** Variables that hold secrets; each may be given as a file instead, by its name with `_FILE` behind. */
const secretVariables = [
  'BOUNCE_SECRET',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'DATABASE_URL',
  'GATEWAY_SECRET',
  'INVITATION_KEY',
  'OIDC_CLIENT_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SECRET_KEY',
  'SMS_ACCESS_KEY_ID',
  'SMS_ACCESS_KEY_SECRET',
  'SMTP_URL',
  'WECHAT_APP_SECRET',
] as const;

/** A secret that cannot be read; the message is one sentence for the person who starts the service. */
export class SecretFileError extends Error {}

function contentOf(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new SecretFileError(`${variable} names a file that cannot be read: ${file} (${reason}).`);
  }
}

/**
 * The environment with the contents of files that hold secrets: `SECRET_KEY_FILE=/run/secrets/key` stands for `SECRET_KEY`.
 * Orchestrators hand secrets over as files, which neither child processes nor listings of the environment show. Blanks and
 * ends of lines around the content are dropped.
 * @throws SecretFileError where a file cannot be read or is empty, or a secret is given both ways
 */
export function withSecretFiles(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const complete = { ...env };
  for (const name of secretVariables) {
    const variable = `${name}_FILE`;
    const file = env[variable];
    if (!file) continue;
    if (env[name]) throw new SecretFileError(`Only one of ${name} and ${variable} may be set.`);
    const content = contentOf(variable, file);
    if (content === '') throw new SecretFileError(`${variable} names an empty file: ${file}.`);
    complete[name] = content;
  }
  return complete;
}
