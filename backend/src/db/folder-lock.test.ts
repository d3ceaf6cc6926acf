import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderLockedError, lockFolder } from './folder-lock.ts';
import { first } from '../../test/support/required.ts';

describe('the lock of a data folder', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wirefair-lock-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('refuses a second holder within two seconds, and lets one in when the first is done', async () => {
    const unlock = await lockFolder(folder);
    const startedAt = Date.now();
    await expect(lockFolder(folder)).rejects.toThrow(FolderLockedError);
    expect(Date.now() - startedAt).toBeLessThan(2000);
    await unlock();
    await (
      await lockFolder(folder)
    )();
  });

  it('lets exactly one of several in when all find what a killed process left behind', async () => {
    const script = `require('node:net').createServer().listen(${JSON.stringify(join(folder, 'lock.sock'))}, () => process.stdout.write('up'))`;
    const killed = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(killed.stdout, 'data');
    await expect(lockFolder(folder)).rejects.toThrow(FolderLockedError);
    killed.kill('SIGKILL');
    await once(killed, 'exit');

    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(folder)));
    const held = tries.filter((result) => result.status === 'fulfilled');
    expect(held).toHaveLength(1);
    await first(held).value();
  });

  it('is taken although the thread is kept busy for longer than a holder may take to answer', async () => {
    const keepBusy = () => {
      for (const until = Date.now() + 700; Date.now() < until;);
    };
    const taking = lockFolder(folder);
    keepBusy();
    // While it waits for others, and asks whether it has won.
    setTimeout(keepBusy, 400);
    const unlock = await taking;
    await expect(lockFolder(folder)).rejects.toThrow(FolderLockedError);
    await unlock();
  });

  it('works in a folder with a long name', async () => {
    const long = await mkdtemp(join(folder, 'x'.repeat(120)));
    const unlock = await lockFolder(long);
    await expect(lockFolder(long)).rejects.toThrow(FolderLockedError);
    await unlock();
  });
});
