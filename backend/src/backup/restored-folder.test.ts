import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settleRestored } from './restored-folder.ts';

describe('a data folder after a restore', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'wirefair-settle-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const make = (name: string): void => {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'content'), name);
  };
  const used = () => readFileSync(join(folder, 'postgres', 'content'), 'utf8');

  it.each([
    { there: ['postgres.restored'], why: 'into an empty folder' },
    { there: ['postgres', 'postgres.restored'], why: 'in the place of another database' },
    { there: ['postgres.replaced', 'postgres.restored'], why: 'after the one before was moved away' },
    {
      there: ['postgres', 'postgres.replaced', 'postgres.restored'],
      why: 'with one of an earlier restore left',
    },
  ])('goes on where it was broken off: $why', ({ there }) => {
    there.forEach(make);
    settleRestored(folder);
    expect(used()).toBe('postgres.restored');
    expect(readdirSync(folder)).toEqual(['postgres']);
  });

  it('has its database as it was where the restore had not come to its end', () => {
    ['postgres', 'postgres.restoring'].forEach(make);
    settleRestored(folder);
    expect(used()).toBe('postgres');
  });

  it('is refused by a start where a restore into it was broken off, and is left as it is', () => {
    make('postgres.restoring');
    expect(() => settleRestored(folder)).toThrow(
      /was broken off; run it again, or remove .*postgres\.restoring/,
    );
    expect(existsSync(join(folder, 'postgres.restoring'))).toBe(true);
  });

  it('is nothing to talk about where there was none', () => {
    settleRestored(folder);
    expect(readdirSync(folder)).toEqual([]);
  });
});
