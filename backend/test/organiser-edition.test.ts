import { beforeAll, describe, expect, it } from 'vitest';
import type { Edition } from '../src/modules/content/contract.ts';
import type { ManagedEdition } from '../src/modules/organiser/edition/contract.ts';
import { signedIn } from './support/accounts.ts';
import { useService } from './support/service.ts';
import { staffMember } from './support/staff.ts';
import { required } from './support/required.ts';

interface Entry {
  actor: string;
  action: string;
  action_dictText: string;
  subjectId: string;
  subject: string;
  changes: { field: string; before: string; after: string }[];
}
type Body = Record<string, unknown>;

const next = {
  number: 13,
  name: { cn: '第十三届国际线缆工业展览会', en: 'The 13th International Wire & Cable Industry Exhibition' },
  opensOn: '2027-09-01',
  closesOn: '2027-09-03',
};

describe('edition settings', () => {
  const service = useService();
  const editor = () => staffMember(service, 'editor');
  const list = async (token: string) =>
    (await service.call<ManagedEdition[]>('GET', '/organiser/editions', { token })).result;
  const find = async (token: string, number = 12) =>
    required((await list(token)).find((one) => one.number === number));
  const site = async () => (await service.get<Edition>('/app/content/edition')).result;

  /** Changes sections of an edition as it is now. */
  async function change(token: string, body: Body, number = 12, language = 'EN') {
    const { version } = await find(token, number);
    return service.call<ManagedEdition>('PUT', `/organiser/editions/${number}`, {
      token,
      language,
      body: { version, ...body },
    });
  }
  /** What is refused, and the field that is named. */
  async function refusal(token: string, body: Body) {
    const { success, message, ...answer } = await change(token, body);
    return [success, message, (answer as { field?: string }).field];
  }
  async function log(action: string): Promise<Entry[]> {
    const { token } = await staffMember(service, 'administrator');
    const path = `/organiser/audit?pageSize=100&action=${action}`;
    return (await service.call<{ records: Entry[] }>('GET', path, { token, language: 'EN' })).result.records;
  }

  it('are for editors: guests sign in first, everybody else is refused and logged', async () => {
    const calls = [
      ['GET', '/organiser/editions', undefined],
      ['POST', '/organiser/editions', next],
      ['PUT', '/organiser/editions/12', { version: 1 }],
      ['POST', '/organiser/editions/12/show', { version: 1 }],
      ['DELETE', '/organiser/editions/12?version=1', undefined],
    ] as const;
    const others = [
      await signedIn(service),
      await signedIn(service, 'exhibitor'),
      await staffMember(service, 'reviewer', 'door', 'administrator'),
    ];
    for (const [method, path, body] of calls) {
      const call = (token?: string) =>
        service.call(method, path, {
          ...(token === undefined ? {} : { token }),
          ...(body === undefined ? {} : { body }),
        });
      expect((await call()).code, path).toBe(401);
      for (const { token } of others) expect((await call(token)).code, path).toBe(510);
    }
    const entries = (await log('refused')).map(({ subject }) => subject);
    expect(entries.filter((subject) => subject === 'PUT /organiser/editions/:number')).toHaveLength(3);
    expect((await site()).number).toBe(12);
  });

  describe('of the 12th edition, changed by section', () => {
    const venue = { cn: ' 国家  会展中心 ', en: 'National Exhibition Centre' };
    let editing: Awaited<ReturnType<typeof editor>>;
    let before: ManagedEdition;
    let saved: Awaited<ReturnType<typeof change>>;
    beforeAll(async () => {
      editing = await editor();
      before = await find(editing.token);
      saved = await change(editing.token, {
        names: { ...before.names, venue },
        figures: { ...before.figures, visitors: 41_000 },
        addresses: { ...before.addresses, japaneseSite: ' https://jp.example.org ' },
        contacts: { ...before.contacts, badgesContactEmail: 'passes@wirefair.example' },
      });
    });

    it('are read with dates and addresses before', { tags: ['CONST-010', 'CONST-011', 'DESIGN-032'] }, () => {
      expect(before).toMatchObject({
        number: 12,
        status: 'current',
        dates: { opensOn: '2025-08-27', closesOn: '2025-08-29' },
        addresses: { organiserSite: 'https://www.cable-institute.example/' },
      });
      for (const address of Object.values(before.addresses)) expect(address).toMatch(/\.example\//);
    });

    it('are shown at once, and the other sections are as before', { tags: ['DESIGN-032'] }, async () => {
      expect(saved).toMatchObject({ success: true, message: 'Saved. The site has been updated' });
      expect(saved.result).toMatchObject({ version: before.version + 1, dates: before.dates });
      expect(await site()).toMatchObject({
        venue: { cn: '国家 会展中心', en: venue.en },
        lastEdition: { visitors: 41_000, exhibitors: 900 },
        addresses: { japaneseSite: 'https://jp.example.org/' },
        badges: { contactEmail: 'passes@wirefair.example', quota: before.quota },
      });
    });

    it('are logged with what became what', async () => {
      const entry = required((await log('edition.change'))[0]);
      expect(entry).toMatchObject({ actor: editing.name, subjectId: '12', action: 'edition.change' });
      expect(entry.changes.map(({ field, after }) => [field, after])).toEqual([
        ['Venue (Chinese)', '国家 会展中心'],
        ['Venue (English)', 'National Exhibition Centre'],
        ['Trade visitors', '41000'],
        ['Japanese site', 'https://jp.example.org/'],
        ['E-mail for badges', 'passes@wirefair.example'],
      ]);
    });

    it('are as they are when the same is saved again, and nothing is logged', async () => {
      const again = await change(editing.token, { names: saved.result.names });
      expect([again.success, again.result.version]).toEqual([true, saved.result.version]);
      expect(await log('edition.change')).toHaveLength(1);
    });
  });

  it(
    'the demo keeps an address of each kind, and an editor switches or empties each',
    { tags: ['CONFLICT-012', 'DESIGN-032'] },
    async () => {
      const { token } = await editor();
      const before = await find(token);
      // Those that have a page of the site in their place are off.
      expect((await site()).addresses).toEqual({
        visitorPortalZh: null,
        visitorPortalEn: null,
        mobileSite: null,
        enquiry: null,
        invitationSite: null,
        exhibitorLogin: null,
        japaneseSite: before.addresses.japaneseSite,
        koreanSite: before.addresses.koreanSite,
        thaiSite: before.addresses.thaiSite,
        organiserSite: before.addresses.organiserSite,
        ebook: before.addresses.ebook,
      });
      const kept = Object.keys(before.addresses) as (keyof typeof before.addresses)[];
      for (const name of kept) {
        const isOn = before.addressUse[name];
        const changed = await change(token, { addressUse: { ...before.addressUse, [name]: !isOn } });
        expect(changed.result.addresses, name).toEqual(before.addresses);
        expect((await site()).addresses[name], name).toBe(isOn ? null : before.addresses[name]);
      }
      await change(token, { addressUse: { ...before.addressUse, mobileSite: true } });
      const entry = required((await log('edition.change'))[0]);
      expect(entry.changes).toContainEqual({ field: 'Mobile site: used', before: 'false', after: 'true' });
      // Whoever knows nothing of the switches changes the addresses alone.
      await change(token, { addresses: { ...before.addresses, mobileSite: null } });
      expect(await find(token)).toMatchObject({
        addresses: { mobileSite: null, thaiSite: before.addresses.thaiSite },
        addressUse: { mobileSite: true, visitorPortalZh: false },
      });
      expect((await site()).addresses.mobileSite).toBeNull();
      await change(token, { addresses: before.addresses, addressUse: before.addressUse });
    },
  );

  it('of two editors the second is told, also when both send at once', async () => {
    const { token } = await editor();
    const { version, names, contacts } = await find(token);
    const send = (city: string) =>
      service.call<ManagedEdition>('PUT', '/organiser/editions/12', {
        token,
        language: 'EN',
        body: { version, names: { ...names, city: { cn: '上海', en: city } } },
      });
    const both = await Promise.all([send('Shanghai A'), send('Shanghai B')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect(both.find(({ status }) => status === 412)).toMatchObject({
      code: 500,
      message: 'A colleague has just changed this edition. Compare the settings and save again',
    });
    const late = await service.call('PUT', '/organiser/editions/12', { token, body: { version, contacts } });
    expect(late.status).toBe(412);
    const none = await service.call('PUT', '/organiser/editions/99', { token, body: { version } });
    expect(none.status).toBe(404);
  });

  it('names, contacts and addresses are refused by their field, in both languages', async () => {
    const { token } = await editor();
    const { names, contacts, addresses } = await find(token);
    const english = { ...names, name: { ...names.name, en: '  ' } };
    expect(await refusal(token, { names: english })).toEqual([
      false,
      'Enter: Name of the show (English)',
      'names.name.en',
    ]);
    expect((await change(token, { names: english }, 12, 'ZH')).message).toBe('请填写展会名称（英文）');
    const long = { ...names, venue: { ...names.venue, cn: '馆'.repeat(121) } };
    expect((await refusal(token, { names: long }))[2]).toBe('names.venue.cn');
    expect(await refusal(token, { messaging: { smsCountries: ['CN', 'XX'] } })).toEqual([
      false,
      '“XX” is not a country code. Use two-letter codes like CN',
      'messaging.smsCountries',
    ]);
    expect(await refusal(token, { contacts: { ...contacts, servicesContactEmail: 'nobody' } })).toEqual([
      false,
      'E-mail for the service manual is not valid',
      'contacts.servicesContactEmail',
    ]);
    for (const bad of [
      'javascript:alert(1)',
      'ftp://a.example',
      'www.example.org',
      'https://',
      'https://a:b@c.example',
    ])
      expect((await refusal(token, { addresses: { ...addresses, koreanSite: bad } }))[2], bad).toBe(
        'addresses.koreanSite',
      );
  });

  it('dates are days of the calendar, in order, with hours for each; deadlines fit them', async () => {
    const { token } = await editor();
    const { dates, deadlines } = await find(token);
    const withDates = async (some: object) => (await refusal(token, { dates: { ...dates, ...some } }))[2];
    expect(await withDates({ opensOn: '2025-02-30' })).toBe('dates.opensOn');
    expect(await withDates({ closesOn: '2025-08-26' })).toBe('dates.closesOn');
    expect(await withDates({ closesOn: '2025-09-30' })).toBe('dates.closesOn');
    expect(await withDates({ closesOn: '2025-08-30' })).toBe('dates.visitorHours');
    const [first, second, third] = dates.visitorHours;
    const hours = (one: object) => ({ visitorHours: [first, { ...second, ...one }, third] });
    expect(await withDates(hours({ from: '9:30' }))).toBe('dates.visitorHours.1.from');
    expect(await withDates(hours({ to: '09:30' }))).toBe('dates.visitorHours.1.to');
    // Journal entries would close after the opening.
    const early = ['2025-07-01', '2025-07-02'].map((date) => ({ ...first, date }));
    expect(
      await refusal(token, { dates: { opensOn: '2025-07-01', closesOn: '2025-07-02', visitorHours: early } }),
    ).toEqual([false, 'End of pre-registration cannot be after: last day', 'dates.closesOn']);
    const withDeadline = async (some: object) =>
      (await refusal(token, { deadlines: { ...deadlines, ...some } }))[2];
    expect(await withDeadline({ journalClosesAt: '2025-08-28 00:00:00' })).toBe('deadlines.journalClosesAt');
    expect(await withDeadline({ badgesCloseAt: '2025-08-01T10:00' })).toBe('deadlines.badgesCloseAt');
    expect(await withDeadline({ preRegistrationClosesAt: '2025-08-26 24:00:00' })).toBe(
      'deadlines.preRegistrationClosesAt',
    );
    expect(await withDeadline({ groupMinimum: 1 })).toBe('deadlines.groupMinimum');
    expect(await withDeadline({ boothApplicationClosesOn: '' })).toBe('deadlines.boothApplicationClosesOn');
  });

  it(
    'the quota table begins at one square metre and rises; figures and searches have their limits',
    { tags: ['CONST-047'] },
    async () => {
      const { token } = await editor();
      const { quota, figures } = await find(token);
      const withQuota = async (rows: object[]) => (await refusal(token, { quota: rows }))[2];
      expect(await withQuota([])).toBe('quota');
      expect(await withQuota(quota.slice(1))).toBe('quota.0.fromSquareMetres');
      expect(await withQuota([required(quota[0]), { fromSquareMetres: 1, badges: 4 }])).toBe(
        'quota.1.fromSquareMetres',
      );
      expect(await withQuota([required(quota[0]), { fromSquareMetres: 9, badges: 2 }])).toBe(
        'quota.1.badges',
      );
      expect((await refusal(token, { figures: { ...figures, exchanges: -1 } }))[2]).toBe('figures.exchanges');
      const cable = { cn: '电缆', en: 'cable' };
      expect((await refusal(token, { searches: [cable, { cn: '电线', en: '' }] }))[2]).toBe('searches.1.en');
      expect((await refusal(token, { searches: [cable, { cn: '电线', en: 'cable' }] }))[2]).toBe(
        'searches.1.en',
      );
      expect((await refusal(token, { searches: Array.from({ length: 13 }, () => cable) }))[2]).toBe(
        'searches',
      );
      expect((await change(token, { searches: [cable], quota: quota.slice(0, 2) })).success).toBe(true);
      expect(await site()).toMatchObject({ hotSearches: [cable], badges: { quota: quota.slice(0, 2) } });
    },
  );

  it(
    'deadlines and the end of the show take effect without a restart',
    { tags: ['VC-018', 'DESIGN-016'] },
    async () => {
      const { token } = await editor();
      const { deadlines, flags } = await find(token);
      expect((await site()).isBoothApplicationOpen).toBe(true);
      await change(token, {
        deadlines: { ...deadlines, boothApplicationClosesOn: '2025-06-15' },
        flags: { ...flags, isVisitorEnd: true },
      });
      expect(await site()).toMatchObject({ isBoothApplicationOpen: false, hasVisitorEnd: true });
      expect((await service.get<boolean>('/app/content/end-status')).result).toBe(true);
      await change(token, { deadlines, flags });
      expect(await site()).toMatchObject({ isBoothApplicationOpen: true, hasVisitorEnd: false });
    },
  );

  it('a new edition is made from the last one as a draft, becomes current by a step of its own, and there is a way back', async () => {
    const { token, name } = await editor();
    const create = (body: Body) =>
      service.call<ManagedEdition>('POST', '/organiser/editions', { token, language: 'EN', body });
    const wrong = async (some: object) => ((await create({ ...next, ...some })) as { field?: string }).field;
    expect(await wrong({ number: 12 })).toBe('number');
    expect(await wrong({ name: { cn: '', en: 'x' } })).toBe('name.cn');
    expect(await wrong({ closesOn: '2027-08-01' })).toBe('closesOn');
    const last = await find(token);
    const made = await create(next);
    expect(made.result).toMatchObject({
      number: 13,
      status: 'draft',
      version: 1,
      quota: last.quota,
      addresses: last.addresses,
      names: { ...last.names, name: next.name },
      dates: {
        visitorHours: [
          { date: '2027-09-01', from: '09:30', to: '16:30' },
          { date: '2027-09-02', from: '09:30', to: '16:30' },
          { date: '2027-09-03', from: '09:30', to: '15:00' },
        ],
      },
      // As far from the opening as they were.
      deadlines: { preRegistrationClosesAt: '2027-08-31 12:00:00', boothApplicationClosesOn: '2027-07-20' },
    });
    expect((await site()).number).toBe(12);
    const draft = await change(token, { figures: { ...last.figures, exhibitors: 920 } }, 13);
    expect(draft.message).toBe('Saved to the draft');
    expect((await site()).lastEdition.exhibitors).toBe(900);

    const show = (number: number, version: number) =>
      service.call<ManagedEdition>('POST', `/organiser/editions/${number}/show`, {
        token,
        body: { version },
      });
    expect((await show(13, 1)).status).toBe(412);
    expect((await show(13, 2)).result.status).toBe('current');
    expect((await show(13, 3)).status).toBe(409);
    expect(await site()).toMatchObject({
      number: 13,
      opensOn: '2027-09-01',
      lastEdition: { exhibitors: 920 },
    });
    expect((await list(token)).map(({ number, status }) => [number, status])).toEqual([
      [13, 'current'],
      [12, 'past'],
    ]);
    const remove = (number: number, version: number) =>
      service.call('DELETE', `/organiser/editions/${number}?version=${version}`, { token });
    expect((await remove(13, 3)).status).toBe(409);
    expect((await show(12, (await find(token)).version)).result.status).toBe('current');
    expect((await site()).number).toBe(12);
    expect((await find(token, 13)).status).toBe('draft');
    expect((await remove(13, 4)).success).toBe(true);
    expect((await list(token)).map(({ number }) => number)).toEqual([12]);
    expect((await log('edition')).slice(0, 5).map(({ actor, action }) => [actor, action])).toEqual([
      [name, 'edition.remove'],
      [name, 'edition.show'],
      [name, 'edition.show'],
      [name, 'edition.change'],
      [name, 'edition.create'],
    ]);
  });

  it('where nothing is stored yet the first edition can be changed and followed', async () => {
    const { token } = await editor();
    await service.database().orm().execute('delete from edition');
    const first = await find(token);
    expect(first).toMatchObject({ number: 12, status: 'current', version: 1 });
    const contacts = { ...first.contacts, servicesContactEmail: 'manual@wirefair.example' };
    expect((await change(token, { contacts })).success).toBe(true);
    expect(await site()).toMatchObject({
      servicesContactEmail: 'manual@wirefair.example',
      opensOn: '2025-08-27',
    });
  });
});
