import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { keysOfFolder } from './key-file.ts';
import { createSeal, keysOf, newKey, UnknownKeyError } from './seal.ts';
import { first } from '../../test/support/required.ts';

describe('sealed texts', () => {
  const [old, fresh] = [newKey(), newKey()];

  it('open again, differ each time, and do not tell what they hold', () => {
    const seal = createSeal([old]);
    const sealed = [seal.close('GEZDGNBVGY3TQOJQ 密'), seal.close('GEZDGNBVGY3TQOJQ 密')];
    expect(sealed.map((text) => seal.open(text))).toEqual(['GEZDGNBVGY3TQOJQ 密', 'GEZDGNBVGY3TQOJQ 密']);
    expect(sealed[0]).not.toBe(sealed[1]);
    expect(sealed[0]).toMatch(/^sealed:v1:[0-9a-f]{8}:[\w-]+$/);
    expect(sealed[0]).not.toContain('GEZD');
  });

  it('are refused where a bit of them has changed, and where no key fits', () => {
    const seal = createSeal([old]);
    const sealed = seal.close('GEZDGNBVGY3TQOJQ');
    const at = sealed.length - 8;
    const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
    expect(() => seal.open(changed)).toThrow();
    expect(() => createSeal([fresh]).open(sealed)).toThrow(UnknownKeyError);
  });

  it('are signed for one purpose, with the first key, and checked with all of them', () => {
    const before = createSeal([old]);
    const signature = before.sign('export', '7 2026');
    expect(signature).toMatch(/^[\w-]{43}$/);
    const both = createSeal([fresh, old]);
    expect(both.isSigned('export', '7 2026', signature)).toBe(true);
    expect(both.sign('export', '7 2026')).not.toBe(signature);
    expect(createSeal([fresh]).isSigned('export', '7 2026', signature)).toBe(false);
    for (const [purpose, text, given] of [
      ['other', '7 2026', signature],
      ['export', '8 2026', signature],
      ['export', '7 2026', signature.slice(1)],
      ['export', '7 2026', ''],
    ] as const)
      expect(both.isSigned(purpose, text, given)).toBe(false);
  });

  it('are sealed with the first key and opened with all of them', () => {
    const before = createSeal([old]).close('secret');
    const both = createSeal([fresh, old]);
    expect(both.open(before)).toBe('secret');
    expect([both.isCurrent(before), both.isCurrent(both.close('secret')), both.isCurrent('secret')]).toEqual([
      ...[false, true, false],
    ]);
    expect(createSeal([fresh]).open(both.close('secret'))).toBe('secret');
    expect(both.open('never sealed')).toBe('never sealed');
  });

  it('take keys of 32 bytes only', () => {
    const key = newKey().toString('base64');
    expect(keysOf(`${key}, ${key}`)).toHaveLength(2);
    for (const list of ['', 'short', `${key},`, `${key},YWJj`]) expect(keysOf(list), list).toBeUndefined();
  });
});

describe('the key of a data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wirefair-key-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is made once, for its owner alone, and is the same from then on', () => {
    const key = first(keysOfFolder(folder));
    expect(key).toHaveLength(32);
    expect(keysOfFolder(folder)).toEqual([key]);
    expect(statSync(join(folder, 'secret-key')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'secret-key'), 'utf8').trim()).toBe(key.toString('base64'));
  });

  it('is missed with a sentence where the file holds something else', () => {
    writeFileSync(join(folder, 'secret-key'), 'nonsense');
    expect(() => keysOfFolder(folder)).toThrow(/secret-key must hold 32 bytes, written as base64/);
  });
});
