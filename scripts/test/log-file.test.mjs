import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openLog } from '../lib/log-file.mjs';
import { temporaryFolder, until } from './start-harness.mjs';

const noRoom = () => Promise.reject(Object.assign(new Error('no room'), { code: 'ENOSPC' }));
const read = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');

describe('a log', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is two files of bounded size, the newest lines last', async () => {
    const file = path.join(temporaryFolder(), 'server.log');
    const log = openLog(file, { largest: 1000 });
    for (let line = 0; line < 500; line += 1) {
      log.write(`line ${line}\n`);
      await log.settled();
    }
    await log.close();
    expect(fs.statSync(file).size).toBeLessThanOrEqual(1000);
    expect(fs.statSync(`${file}.1`).size).toBeLessThanOrEqual(1000);
    expect(fs.readdirSync(path.dirname(file))).toHaveLength(2);
    expect(read(`${file}.1`) + read(file)).toMatch(/line 498\nline 499\n$/);
    expect(log.lastWords(1)).toBe('line 499');
  });

  it('moves the log of the run before aside', async () => {
    const file = path.join(temporaryFolder(), 'server.log');
    fs.writeFileSync(file, 'before\n');
    const log = openLog(file);
    log.write('now\n');
    await log.close();
    expect([read(file), read(`${file}.1`)]).toEqual(['now\n', 'before\n']);
  });

  it('drops what a full disk does not take, holds nobody up, and tells how much when there is room', async () => {
    const file = path.join(temporaryFolder(), 'server.log');
    const open = vi.spyOn(fs.promises, 'open').mockImplementation(noRoom);
    const log = openLog(file, { mostWaiting: 1000, tryAgain: 5 });
    const before = performance.now();
    for (let line = 0; line < 10_000; line += 1) log.write(`line ${line}\n`);
    expect(performance.now() - before).toBeLessThan(1000);
    expect(log.lastWords(1)).toBe('line 9999');
    await until(() => open.mock.calls.length > 2);
    expect(read(file)).toBe('');
    open.mockRestore();
    await until(() => /dropped/.test(read(file)));
    const kept = read(file).match(/^line \d+$/gm).length;
    const dropped = Number(/^(\d+) lines of the log were dropped here/m.exec(read(file))[1]);
    expect(kept + dropped).toBe(10_000);
    log.write('after\n');
    await log.close();
    expect(read(file)).toMatch(/after\n$/);
  });
});
