import { EventEmitter, once } from 'node:events';
import { createMetrics } from '@wirefair/service-kit/metrics';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLimits } from '../../src/limits/limits.ts';
import { editionSettings } from '../../src/modules/content/index.ts';
import { createIdentity } from '../../src/modules/identity/index.ts';
import { createRegistration, type Registration } from '../../src/modules/registration/index.ts';
import { signedIn } from '../support/accounts.ts';
import { noKeys } from '../support/no-keys.ts';
import { useService } from '../support/service.ts';
import { visits } from '../support/visits.ts';

const WAITING = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into "visit_registration"%'`;

describe('two transactions that register one number at the same moment', () => {
  const service = useService();
  let registration: Registration;
  let person: ReturnType<typeof visits>;
  beforeAll(() => {
    person = visits(service);
    const database = service.database();
    const messages = { post: async () => {}, assertAccepts: async () => {} };
    const core = {
      database,
      clock: service.clock,
      realTime: service.realTime,
      recordTime: service.realTime,
      messages,
      limits: createLimits(database.pool),
      metrics: createMetrics(),
      countRemoved: () => {},
      site: 'https://fair.example/d',
    };
    registration = createRegistration(core, {
      checkedIn: async () => new Map(),
      identity: createIdentity(core, { keys: noKeys }),
      content: {
        edition: editionSettings(database),
        editionRevision: () => Promise.resolve({ revision: 1, changedAt: null }),
      },
    });
  });

  it(
    'the owner of the number never takes over what somebody else has just registered',
    { tags: ['DESIGN-046'] },
    async () => {
      const database = service.database();
      const { id: colleagueId } = await signedIn(service);
      const mobile = person.newMobile();
      const owner = await signedIn(service, 'visitor', { mobile: `+86${mobile}`, nickName: '李雷雷' });
      const params = await person.answers();
      const saveAnswers = () =>
        service.call('POST', '/app/visitor/answers', {
          token: owner.token,
          language: 'EN',
          body: { params },
        });

      const signals = new EventEmitter();
      const written = once(signals, 'written');
      const ownerWaits = once(signals, 'owner waits');
      const byColleague = database.transaction(async () => {
        const typed = await registration.registerPerson(
          {
            firstName: '李雷',
            gender: '1',
            mobileNumber: mobile,
            companyName: '东方线缆有限公司',
            department: '',
            position: '',
            identityNumber: '310101199201011234',
            email: 'lilei@dongfang-cable.example',
          },
          { accountId: colleagueId, name: '王思远', language: 'ZH' },
        );
        signals.emit('written');
        await ownerWaits;
        return typed;
      });
      await Promise.race([written, byColleague]);
      // The owner's transaction finds nothing to release, for nothing is committed, and waits with its own row.
      const byOwner = saveAnswers();
      await expect
        .poll(async () => (await database.pool.query<{ count: number }>(WAITING)).rows[0]?.count, {
          timeout: 20_000,
        })
        .toBe(1);
      signals.emit('owner waits');
      const typed = await byColleague;

      expect(await byOwner).toMatchObject({ status: 409, success: false });
      expect(await registration.registrationOf(owner.id)).toBeUndefined();
      const list = () => registration.registeredBy(colleagueId, '', { offset: 0, limit: 10 });
      expect((await list()).records).toEqual([typed]);
      // Trying again makes a registration of the owner's own.
      expect((await saveAnswers()).status).toBe(200);
      const own = await registration.registrationOf(owner.id);
      expect(own).toMatchObject({ firstName: '李雷雷' });
      expect(own?.id).not.toBe(typed.id);
      expect((await list()).records).toEqual([typed]);
    },
  );
});
