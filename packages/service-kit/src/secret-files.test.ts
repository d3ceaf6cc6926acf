import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError } from './environment.ts';
import { withSecretFiles } from './secret-files.ts';

describe('secrets in files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wirefair-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, content: string): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const read = (env: NodeJS.ProcessEnv) => withSecretFiles(env, ['SECRET_KEY', 'SMTP_URL']);

  it('have the content of their file without the end of its line', () => {
    expect(read({ SECRET_KEY_FILE: file('key', 'a secret\n') })['SECRET_KEY']).toBe('a secret');
  });

  it('are read for the named variables alone, and change nothing of the environment', () => {
    const env = { PORT_FILE: file('port', '80'), SMTP_URL: 'smtp://mail.example' };
    expect(read(env)).toEqual(env);
  });

  it('that are given both ways are refused, by both names and without either value', () => {
    const env = { SECRET_KEY: 'one', SECRET_KEY_FILE: file('other-key', 'other') };
    expect(() => read(env)).toThrow(
      new ConfigError('Only one of SECRET_KEY and SECRET_KEY_FILE may be set.'),
    );
  });

  it('are refused where their file is missing or empty', () => {
    expect(() => read({ SMTP_URL_FILE: join(folder, 'none') })).toThrow(/SMTP_URL_FILE.*ENOENT/);
    expect(() => read({ SMTP_URL_FILE: file('empty', ' \n') })).toThrow(/SMTP_URL_FILE.*empty/);
  });
});
