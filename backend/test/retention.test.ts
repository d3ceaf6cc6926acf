import { randomUUID } from 'node:crypto';
import { createMetrics } from '@wirefair/service-kit/metrics';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { jobRetention } from '../src/jobs/index.ts';
import { jobs } from '../src/jobs/tables.ts';
import { exhibitImports } from '../src/modules/exhibiting/exhibit-import/tables.ts';
import { visitGroups } from '../src/modules/groups/tables.ts';
import { auditEntries } from '../src/modules/organiser/audit/tables.ts';
import { checkInScans } from '../src/modules/organiser/door/tables.ts';
import { exhibitorImportLines, exhibitorImports } from '../src/modules/organiser/exhibitor-import/tables.ts';
import { mailbox, outgoing } from '../src/outbox/tables.ts';
import { createRetention, type RetentionRule } from '../src/retention/index.ts';
import { signedIn } from './support/accounts.ts';
import { companyOf } from './support/companies.ts';
import { first, required } from './support/required.ts';
import { useService } from './support/service.ts';
import { staffMember } from './support/staff.ts';

const DAY = 24 * 60 * 60_000;

describe('what is not kept for ever', () => {
  const metrics = createMetrics();
  const service = useService({ metrics });
  const orm = () => service.database().orm();
  const retention = () => service.retention();
  const due = async (name: string) =>
    required((await retention().states()).find((state) => state.name === name)).due;
  const removed = async (rule: string) => {
    const all = await metrics.getSingleMetric('retention_removed_total')?.get();
    return all?.values.find(({ labels }) => labels['rule'] === rule)?.value ?? 0;
  };
  /** A minute this side or that of the days that a rule keeps what it removes. */
  const ages = (days: number, now: Date) => ({
    young: new Date(now.getTime() - days * DAY + 60_000),
    old: new Date(now.getTime() - days * DAY - 60_000),
  });

  const message = (values: Partial<typeof outgoing.$inferInsert>) =>
    orm()
      .insert(outgoing)
      .values({
        channel: 'email',
        recipient: 'somebody@retention.example',
        language: 'EN',
        body: 'Hello',
        createdAt: new Date(0),
        dueAt: new Date(0),
        ...values,
      });
  const job = (state: string, finishedAt: Date) =>
    orm().insert(jobs).values({
      kind: 'test',
      subjectId: '1',
      state,
      total: 1,
      dueAt: finishedAt,
      createdAt: finishedAt,
      finishedAt,
    });
  async function scan(receivedAt: Date) {
    const { id } = await staffMember(service, 'door');
    return orm().insert(checkInScans).values({
      id: randomUUID(),
      code: 'X',
      door: 'A',
      staffId: id,
      device: 'D',
      scannedAt: receivedAt,
      countedAt: receivedAt,
      receivedAt,
      result: 'unknown',
    });
  }
  async function exhibitorImport(startedAt: Date) {
    const { id } = first(
      await orm()
        .insert(exhibitorImports)
        .values({
          author: 'A',
          fileName: 'a.xlsx',
          heads: [],
          headsKey: '',
          mapping: {},
          lineCount: 1,
          createdAt: new Date(0),
          startedAt,
        })
        .returning(),
    );
    return orm()
      .insert(exhibitorImportLines)
      .values({ importId: id, line: 1, cells: ['x'], problems: [] });
  }
  async function exhibitList(submittedAt: Date) {
    const { companyId: exhibitorId } = await companyOf(service);
    return orm()
      .insert(exhibitImports)
      .values({
        exhibitorId,
        accountId: '1',
        fileName: 'a.xlsx',
        lineCount: 1,
        exhibits: [],
        validCount: 1,
        problems: [],
        problemCount: 0,
        createdAt: new Date(0),
        submittedAt,
      });
  }
  async function groupList(registeredAt: Date) {
    const { id } = await signedIn(service);
    return orm()
      .insert(visitGroups)
      .values({
        accountId: id,
        fileName: 'a.xlsx',
        personCount: 1,
        people: [],
        problems: [],
        problemCount: 0,
        createdAt: new Date(0),
        registeredAt,
      });
  }

  /** Rules with the days they have by themselves, and a row that each removes, as old as is told. */
  const rows: [name: string, days: number, add: (at: Date) => Promise<unknown>][] = [
    ['delivered-messages', 90, (sentAt) => message({ sentAt })],
    ['given-up-messages', 180, (failedAt) => message({ failedAt })],
    [
      'demo-mailbox',
      90,
      (sentAt) =>
        orm()
          .insert(mailbox)
          .values({ channel: 'sms', recipient: '+861', subject: '', body: 'x', html: '', sentAt }),
    ],
    ['jobs', 90, (at) => job('done', at)],
    ['scans', 400, scan],
    [
      'audit',
      1095,
      (at) =>
        orm()
          .insert(auditEntries)
          .values({ at, actor: 'A', action: 'news.add', subjectKind: 'news', changes: [] }),
    ],
    ['exhibitor-import-lines', 180, exhibitorImport],
    ['exhibit-lists', 180, exhibitList],
    ['group-lists', 180, groupList],
  ];

  it.each(rows)('%s are kept for %i days and no longer', async (name, days, add) => {
    const ofClock = name === 'exhibit-lists' || name === 'group-lists';
    const { young, old } = ages(days, ofClock ? service.clock.now() : service.realTime());
    await retention().sweep(name);
    const before = await removed(name);
    await add(young);
    expect(await due(name)).toBe(0);
    expect(await retention().sweep(name)).toBe(0);
    await add(old);
    await add(old);
    expect(await due(name)).toBe(2);
    // Looking has changed nothing.
    expect(await due(name)).toBe(2);
    expect(await retention().sweep(name)).toBe(2);
    expect(await removed(name)).toBe(before + 2);
    expect(await due(name)).toBe(0);
  });

  it('leaves what is still open, however old it is', async () => {
    const long = new Date(0);
    await message({ recipient: 'waiting@retention.example' });
    await job('failed', long);
    await service
      .jobs()
      .find(({ name }) => name === 'removing what was kept long enough')
      ?.run(() => false);
    expect(await orm().$count(outgoing, eq(outgoing.recipient, 'waiting@retention.example'))).toBe(1);
    expect(await orm().$count(jobs, eq(jobs.state, 'failed'))).toBe(1);
  });

  it('is removed once, batch by batch, by two processes at once', async () => {
    const { old } = ages(90, service.realTime());
    for (let made = 0; made < 10; made += 1) await job('done', old);
    const process = () => {
      const counted: number[] = [];
      const own = createRetention({
        database: service.database(),
        realTime: service.realTime,
        metrics: createMetrics(),
        countRemoved: (_rule, rows) => counted.push(rows),
        rules: [jobRetention({ database: service.database(), realTime: service.realTime })],
        setting: '',
        batch: 3,
      });
      return { counted, sweep: () => own.sweep('jobs') };
    };
    const two = [process(), process()];
    const all = await Promise.all(two.map(({ sweep }) => sweep()));
    expect(all.reduce((sum, one) => sum + one, 0)).toBe(10);
    const batches = two.flatMap(({ counted }) => counted);
    expect(batches.every((rows) => rows <= 3)).toBe(true);
    expect(batches.length).toBeGreaterThanOrEqual(4);
    expect(await due('jobs')).toBe(0);
  });

  it('ends between two batches when the service stops', async () => {
    const { old } = ages(90, service.realTime());
    for (let made = 0; made < 5; made += 1) await job('done', old);
    let batches = 0;
    const own = createRetention({
      database: service.database(),
      realTime: service.realTime,
      metrics: createMetrics(),
      countRemoved: () => (batches += 1),
      rules: [jobRetention({ database: service.database(), realTime: service.realTime })],
      setting: '',
      batch: 2,
    });
    expect(await own.sweep('jobs', () => batches === 1)).toBe(2);
    expect(await due('jobs')).toBe(3);
    await own.sweep('jobs');
  });

  it('one rule that fails keeps no other from being swept', async () => {
    const swept: string[] = [];
    const rule = (name: string, sweep: RetentionRule['sweep']): RetentionRule => ({
      name,
      does: { ZH: '', EN: '' },
      defaultDays: 1,
      now: service.realTime,
      count: async () => 0,
      sweep,
    });
    const { job: periodic } = createRetention({
      database: service.database(),
      realTime: service.realTime,
      metrics: createMetrics(),
      countRemoved: () => {},
      rules: [
        rule('broken', async () => {
          throw new Error('no');
        }),
        rule('whole', async () => swept.push('whole') - 1),
      ],
      setting: '',
    });
    await expect(periodic.run(() => false)).rejects.toThrow('the retention rule broken failed');
    expect(swept).toEqual(['whole']);
  });

  it('is told with the last run of each rule, what it has removed since the start, and why it failed', async () => {
    const { old } = ages(90, service.realTime());
    let isBroken = false;
    const rule = jobRetention({ database: service.database(), realTime: service.realTime });
    const own = createRetention({
      database: service.database(),
      realTime: service.realTime,
      metrics: createMetrics(),
      countRemoved: () => {},
      rules: [
        {
          ...rule,
          count: (before) => (isBroken ? Promise.reject(new RangeError('secret')) : rule.count(before)),
        },
        { ...rule, name: 'off', defaultDays: null },
      ],
      setting: '',
      batch: 2,
    });
    const status = async () => (await own.status()).map(({ does: _does, ...rest }) => rest);
    const none = { endedAt: null, lastRemoved: 0, removed: 0, failure: '', countFailure: '' };
    for (let made = 0; made < 3; made += 1) await job('done', old);
    expect(await status()).toEqual([
      { name: 'jobs', days: 90, isDefault: true, due: 3, ...none },
      { name: 'off', days: null, isDefault: true, due: null, ...none },
    ]);
    await own.sweep('jobs');
    await own.sweep('off');
    await job('done', old);
    await own.sweep('jobs');
    const [first, off] = await status();
    expect(first).toMatchObject({ due: 0, lastRemoved: 1, removed: 4, failure: '' });
    expect(first?.endedAt).toBeInstanceOf(Date);
    expect(off).toMatchObject(none);
    isBroken = true;
    expect(await status()).toMatchObject([
      { due: null, countFailure: 'RangeError' },
      { due: null, countFailure: '' },
    ]);
  });

  it('is told with what a run removed before it failed', async () => {
    let batches = 0;
    const own = createRetention({
      database: service.database(),
      realTime: service.realTime,
      metrics: createMetrics(),
      countRemoved: () => {},
      rules: [
        {
          name: 'breaks',
          does: { ZH: '', EN: '' },
          defaultDays: 1,
          now: service.realTime,
          count: async () => 0,
          async sweep() {
            batches += 1;
            if (batches === 2) throw Object.assign(new Error('told to nobody'), { code: '57014' });
            return 7;
          },
        },
      ],
      setting: 'breaks=3',
    });
    await expect(own.sweep('breaks')).rejects.toThrow('told to nobody');
    expect(await own.status()).toMatchObject([
      { days: 3, isDefault: false, lastRemoved: 7, removed: 7, failure: '57014' },
    ]);
  });

  it('tells in the metrics for how many days each rule keeps what it removes', async () => {
    const gauge = await metrics.getSingleMetric('retention_days')?.get();
    const days = new Map(gauge?.values.map(({ labels, value }) => [labels['rule'], value]));
    for (const [name, value] of rows) expect(days.get(name), name).toBe(value);
  });
});
