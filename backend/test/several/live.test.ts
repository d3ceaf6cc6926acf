import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createLive } from '../../src/live/live.ts';
import { useService } from '../support/service.ts';

describe('live events over several processes', () => {
  const service = useService();
  const open = () => createLive(service.database(), pino({ enabled: false }));

  it('an event that one publishes reaches all, once its transaction is committed; a rolled back one nobody', async () => {
    const [here, there] = [open(), open()];
    const heard = (live: typeof here) =>
      new Promise<string>((resolve) =>
        live.subscribe(
          ({ topic }) => resolve(topic),
          () => {},
        ),
      );
    const both = Promise.all([heard(here), heard(there)]);
    await service
      .database()
      .transaction(async () => {
        await here.publish({ topic: 'never' });
        throw new Error('taken back');
      })
      .catch(() => {});
    await Promise.all([here.start(), there.start()]);
    await here.publish({ topic: 'news' });
    expect(await both).toEqual(['news', 'news']);
    await Promise.all([here.close(), there.close()]);
  });

  it('whoever waits before messages can come is told when they can', async () => {
    const live = open();
    let breaks = 0;
    live.subscribe(
      () => {},
      () => (breaks += 1),
    );
    expect(breaks).toBe(0);
    await live.start();
    expect(breaks).toBe(1);
    await live.close();
  });

  it('a broken connection is told, and listening goes on with a new one', async () => {
    const live = open();
    const next = () =>
      new Promise<string>((resolve) => {
        const stop = live.subscribe(
          ({ topic }) => {
            stop();
            resolve(topic);
          },
          () => {
            stop();
            resolve('break');
          },
        );
      });
    await live.start();
    const telling = setInterval(() => void live.publish({ topic: 'news' }), 50);
    expect(await next()).toBe('news');
    const broken = new Promise((resolve) =>
      live.subscribe(
        () => {},
        () => resolve('break'),
      ),
    );
    await service
      .database()
      .pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()",
      );
    expect(await broken).toBe('break');
    // Told once more when messages come again, for those who began to wait in between.
    await expect.poll(next).toBe('news');
    clearInterval(telling);
    await live.close();
  });
});
