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
    // Listening begins in the background: told until both have heard it.
    const telling = setInterval(() => void here.publish({ topic: 'news' }), 50);
    expect(await both).toEqual(['news', 'news']);
    clearInterval(telling);
    await Promise.all([here.close(), there.close()]);
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
    expect(await next()).toBe('news');
    clearInterval(telling);
    await live.close();
  });
});
