import type { Core } from '../../../core.ts';
import type { RetentionRule } from '../../../retention/index.ts';
import { endedShow } from '../../content/index.ts';
import { endedRegistrations } from '../../registration/index.ts';
import type { AuditLog } from '../audit/log.ts';
import type { PeopleForgetting } from './forgetting.ts';
import type { PeopleLookup } from './lookup.ts';

/** People of one transaction: each takes some thirty statements. */
const PEOPLE = 25;

interface Parts extends Pick<Core, 'clock' | 'database'> {
  lookup: PeopleLookup;
  forget: PeopleForgetting;
  audit: AuditLog;
}

/** Visitors of shows that have closed, who are forgotten as if they had asked for it. */
export function visitorRetention({ database, clock, lookup, forget, audit }: Parts): RetentionRule {
  const ended = endedShow(database);
  const registrations = endedRegistrations(database);
  return {
    name: 'visitors',
    does: {
      ZH: '展会结束后删除此后未再登录或登记的观众的个人数据',
      EN: 'Deletes the personal data of visitors who have neither logged in nor registered since, after the show has closed.',
    },
    // Whether the next edition may invite them is for the organiser to say.
    defaultDays: null,
    now: () => clock.now(),
    async count(before) {
      const showEnd = await ended(before);
      return showEnd ? registrations.count(showEnd) : 0;
    },
    async sweep(before, batch) {
      const showEnd = await ended(before);
      const ids = showEnd ? await registrations.some(showEnd, Math.min(batch, PEOPLE)) : [];
      if (ids.length === 0) return 0;
      const people = [];
      for (const id of ids) people.push(await lookup.personOf(await lookup.one(id, true)));
      await forget(people, { areAway: true });
      await audit.record(
        { staffId: null, name: '', address: '' },
        { action: 'person.forget-ended', subjectKind: 'people', subject: String(ids.length) },
      );
      return ids.length;
    },
  };
}
