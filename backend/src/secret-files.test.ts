import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { withSecretFiles } from './secret-files.ts';

describe('secrets in files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wirefair-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, content: string): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };

  it('takes the content of a file without the end of its line', () => {
    const secret = 'a secret of more than thirty-two characters';
    const env = { GATEWAY_SECRET_FILE: file('gateway', `${secret}\n`) };
    expect(readConfig(env).gatewaySecrets).toEqual([secret]);
  });

  it('keeps what is set in the environment', () => {
    expect(withSecretFiles({ SMTP_URL: 'smtp://mail.example' })['SMTP_URL']).toBe('smtp://mail.example');
  });

  it('refuses a secret that is given both ways, naming both and telling neither', () => {
    const env = { SECRET_KEY: 'one', SECRET_KEY_FILE: file('key', 'other') };
    expect(() => readConfig(env)).toThrow('Only one of SECRET_KEY and SECRET_KEY_FILE may be set.');
  });

  it('refuses a file that is missing or empty', () => {
    expect(() => readConfig({ SMTP_URL_FILE: join(folder, 'none') })).toThrow(/SMTP_URL_FILE.*ENOENT/);
    expect(() => readConfig({ SMTP_URL_FILE: file('empty', ' \n') })).toThrow(/SMTP_URL_FILE.*empty/);
  });
});
