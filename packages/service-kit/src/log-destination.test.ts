import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { logDestination } from './log-destination.ts';

describe('the destination of the log', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('drops lines on a full disk without waiting, and reports their number as soon as there is room', async () => {
    const folder = fs.mkdtempSync(join(tmpdir(), 'wirefair-log-'));
    const file = join(folder, 'log');
    const dropped = new Promise<{ lines: number; reason: string }>((resolve) => {
      const destination = logDestination({
        fd: fs.openSync(file, 'a'),
        mostWaiting: 10_000,
        onDropped: resolve,
      });
      const logger = pino(destination);
      const noRoom = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      const write = vi.spyOn(fs, 'write').mockImplementation((...args: unknown[]) => {
        const callback = args.at(-1) as (error: Error) => void;
        setImmediate(() => callback(noRoom));
      });
      const before = performance.now();
      for (let line = 0; line < 1000; line += 1) logger.info('x'.repeat(100));
      expect(performance.now() - before).toBeLessThan(500);
      expect(write).toHaveBeenCalled();
      setImmediate(() => setImmediate(() => write.mockRestore()));
    });
    const { lines, reason } = await dropped;
    expect(reason).toBe('ENOSPC');
    const kept = fs.readFileSync(file, 'utf8').trim().split('\n');
    expect(kept.length).toBeGreaterThan(10);
    expect(kept.length + lines).toBe(1000);
    for (const line of kept) expect(JSON.parse(line)).toMatchObject({ level: 30 });
    fs.rmSync(folder, { recursive: true });
  });

  it('ends quietly where its last lines cannot be written', () => {
    const destination = logDestination({ fd: fs.openSync('/dev/full', 'a'), onDropped: () => {} });
    pino(destination).info('last words');
    expect(() => destination.flushSync()).not.toThrow();
  });
});
