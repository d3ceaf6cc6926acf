import { fork } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SERVICE = fileURLToPath(new URL('../test/sample-service.ts', import.meta.url));

/** Starts the sample service. @returns what it reports to its launcher, and its exit code with what it writes until then */
async function start(way: string) {
  const child = fork(SERVICE, [way], { execArgv: ['--import', 'tsx'], silent: true });
  const outputs = [child.stdout, child.stderr].filter((stream) => stream !== null);
  const texts = Promise.all(outputs.map(text));
  // The event `close` does not come after `disconnect`.
  const ended = once(child, 'exit').then(async ([code]: unknown[]) => ({
    code,
    written: (await texts).join(''),
  }));
  const [message]: unknown[] = await once(child, 'message');
  return { child, message, ended };
}

describe('a service', { timeout: 60_000 }, () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('does its work before it ends on %s', async (signal) => {
    const { child, message, ended } = await start('orderly');
    expect(message).toEqual({ type: 'ready', url: 'http://127.0.0.1' });
    child.kill(signal);
    expect(await ended).toEqual({ code: 0, written: 'stopped' });
  });

  it('ends when its launcher has gone', async () => {
    const { child, ended } = await start('orderly');
    child.disconnect();
    expect(await ended).toEqual({ code: 0, written: 'stopped' });
  });

  it('ends at once where there is nothing to do before', async () => {
    const { child, ended } = await start('idle');
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, written: '' });
  });

  it.each(['failing', 'hanging'])('ends with code 1 after a %s stop', async (way) => {
    const { child, ended } = await start(way);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(1);
  });

  it('that cannot start says why, to its launcher and to its log', async () => {
    const { message, ended } = await start('broken');
    expect(message).toEqual({ type: 'fatal', text: 'It cannot start.' });
    expect(await ended).toEqual({ code: 1, written: 'Because of a test.\n' });
  });
});
