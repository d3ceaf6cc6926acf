import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createLive } from '../src/live/live.ts';
import { useService } from './support/service.ts';

describe('live events', () => {
  const service = useService();

  it('of a transaction are told when it is committed, of one that is taken back never', async () => {
    const live = createLive(service.database(), pino({ enabled: false }));
    await live.start();
    const heard: string[] = [];
    live.subscribe(
      ({ topic }) => heard.push(topic),
      () => {},
    );
    const database = service.database();
    await database
      .transaction(async () => {
        await live.publish({ topic: 'never' });
        throw new Error('taken back');
      })
      .catch(() => {});
    await database.transaction(async () => {
      await live.publish({ topic: 'news' });
      expect(heard).toEqual([]);
    });
    await expect.poll(() => heard).toEqual(['news']);
    await live.close();
  });
});
