import { describe, expect, it } from 'vitest';
import { shanghaiText } from '../src/clock/clock.ts';
import type { Hotel } from '../src/modules/content/pages/contract.ts';
import type {
  ContentChange,
  ContentCollection,
  ContentEntry,
  ContentLine,
  ContentSummary,
  ContentVersion,
} from '../src/modules/organiser/site-content/contract.ts';
import { auditLog } from '../src/modules/organiser/audit/log.ts';
import { createSiteContent } from '../src/modules/organiser/site-content/index.ts';
import { collections } from '../src/modules/organiser/site-content/registry.ts';
import { signedIn } from './support/accounts.ts';
import { photo } from './support/sample-files.ts';
import { useService, type Answer } from './support/service.ts';
import { staffMember } from './support/staff.ts';
import { contentType, multipart } from './support/uploads.ts';
import { required } from './support/required.ts';

/** An answer that may name the field that is wrong. */
type Refusable<T> = Answer<T> & { field?: string };
interface Page<T> {
  records: T[];
  total: number;
}

const A_DAY = 24 * 3_600_000;
const both = (field: string, cn: string, en: string) => ({ field, cn, en });
const one = (field: string, cn: string) => ({ field, cn, en: '' });
const hotel = (name: [string, string], price = '500') => [
  both('name', ...name),
  ...[one('stars', '4'), one('price', price), one('distanceMetres', '900')],
  ...[both('address', '龙阳路 1 号', '1 Longyang Road'), both('shuttle', '', '')],
];

describe('the site’s content in the console', () => {
  const service = useService();
  const editor = async () => (await staffMember(service, 'editor')).token;
  const at = (name: string, id = '') => `/organiser/content/${name}/entries${id && `/${id}`}`;
  const read = <T>(token: string, path: string) => service.call<T>('GET', path, { token, language: 'EN' });
  const save = (token: string, name: string, body: object, id = ''): Promise<Refusable<ContentEntry>> =>
    service.call<ContentEntry>(id ? 'PUT' : 'POST', at(name, id), { token, body, language: 'EN' });
  const lines = async (token: string, name: string, scope = '') =>
    (await read<Page<ContentLine>>(token, `${at(name)}?pageSize=200&scope=${scope}`)).result.records;
  const entry = async (token: string, name: string, id: string) =>
    (await read<ContentEntry>(token, at(name, id))).result;
  const hotels = async () => (await service.get<Hotel[]>('/app/content/hotels')).result;
  const names = async () => (await hotels()).map(({ nameEn }) => nameEn);
  const logOf = async (id: string) => {
    const { token } = await staffMember(service, 'administrator');
    const path = '/organiser/audit?pageSize=100&action=content';
    const found = await read<Page<{ action: string; subjectId: string }>>(token, path);
    return found.result.records.filter(({ subjectId }) => subjectId === id).map(({ action }) => action);
  };
  /** Until the service has published what is due. */
  const until = (is: () => Promise<boolean>) => expect.poll(is, { timeout: 8000 }).toBe(true);

  it('keeps a draft from the site, publishes it, takes it off again, and logs each step', async () => {
    const token = await editor();
    const before = await names();
    const values = hotel(['河畔酒店', 'Riverside Hotel']);
    const draft = await save(token, 'hotels', { aim: 'draft', values });
    expect(draft).toMatchObject({ status: 200, message: 'The draft has been saved' });
    expect(draft.result).toMatchObject({ stage: 'new', draft: 'waiting', version: 1, missing: [] });
    expect(await names()).toEqual(before);

    const { id } = draft.result;
    const published = await save(token, 'hotels', { aim: 'published', version: 1, values }, id);
    expect(published.result).toMatchObject({ id, stage: 'public', draft: 'none', version: 2 });
    expect(await names()).toEqual([...before, 'Riverside Hotel']);

    const better = hotel(['河畔酒店', 'Riverside Hotel'], '480');
    await save(token, 'hotels', { aim: 'draft', version: 2, values: better }, id);
    expect((await hotels()).at(-1)).toMatchObject({ id, price: 500 });
    expect((await lines(token, 'hotels')).at(-1)).toMatchObject({ id, stage: 'public', draft: 'waiting' });
    const change = await read<ContentChange[]>(token, `${at('hotels', id)}/changes`);
    expect(change.result).toMatchObject([
      {
        field: 'price',
        pieces: [
          { kind: 'removed', text: '500' },
          { kind: 'added', text: '480' },
        ],
      },
    ]);
    const dropped = await service.call('DELETE', `${at('hotels', id)}/draft?version=3`, { token });
    expect(dropped.status).toBe(200);

    const removed = await service.call('DELETE', `${at('hotels', id)}?version=4`, { token, language: 'EN' });
    expect(removed).toMatchObject({ status: 200, message: 'Removed from the site' });
    expect(await names()).toEqual(before);
    expect(await entry(token, 'hotels', id)).toMatchObject({ stage: 'removed', titleEn: 'Riverside Hotel' });
    const takenOff = async () =>
      (await read<Page<ContentLine>>(token, `${at('hotels')}?removed=true`)).result.records;
    expect(await takenOff()).toMatchObject([{ id, stage: 'removed', titleEn: 'Riverside Hotel' }]);
    // What was taken off can come back as it was.
    const back = await service.call<ContentEntry>('POST', `${at('hotels', id)}/restore`, {
      token,
      body: { version: 5, number: 1 },
    });
    expect(back.result).toMatchObject({ stage: 'new', draft: 'waiting' });
    expect(await takenOff()).toEqual([]);
    await service.call('DELETE', `${at('hotels', id)}/draft?version=6`, { token });
    expect(await logOf(id)).toEqual(
      ['discard', 'restore', 'remove', 'discard', 'draft', 'publish', 'draft'].map(
        (step) => `content.${step}`,
      ),
    );
  });

  it('keeps how an entry was, compares two versions and takes one again', async () => {
    const token = await editor();
    const line = required((await lines(token, 'media-partner'))[0]);
    const { id } = line;
    const was = await entry(token, 'media-partner', id);
    const values = was.values.map((value) =>
      value.field === 'content' ? both('content', '<p>新的说明。</p>', '<p>New words.</p>') : value,
    );
    const changed = await save(token, 'media-partner', { aim: 'published', version: 0, values }, id);
    expect(changed.result.version).toBe(1);
    const kept = await read<ContentVersion[]>(token, `${at('media-partner', id)}/versions`);
    expect(kept.result.map(({ number }) => number)).toEqual([2, 1]);
    expect(kept.result[1]).toMatchObject({ editor: '' });
    const path = `${at('media-partner', id)}/changes?from=1&to=2`;
    const fields = (await read<ContentChange[]>(token, path)).result.map(({ field }) => field);
    expect(fields).toEqual(['contentCn', 'contentEn']);

    const restored = await service.call<ContentEntry>('POST', `${at('media-partner', id)}/restore`, {
      token,
      body: { version: 1, number: 1 },
    });
    expect(restored.result.values).toEqual(was.values);
    const again = { aim: 'published', version: 2, values: was.values };
    expect((await save(token, 'media-partner', again, id)).result.stage).toBe('public');
    expect((await entry(token, 'media-partner', id)).values).toEqual(was.values);
  });

  it('publishes what is scheduled at its moment, once, and keeps what cannot be published with the reason', async () => {
    const token = await editor();
    const start = service.clock.now();
    const moment = new Date(start.getTime() + A_DAY);
    const values = hotel(['明日酒店', 'Hotel of Tomorrow']);
    const past = shanghaiText(new Date(start.getTime() - A_DAY));
    const wrong = await save(token, 'hotels', { aim: 'published', publishTime: past, values });
    expect(wrong).toMatchObject({ status: 400, field: 'publishTime' });
    const body = { aim: 'published', publishTime: shanghaiText(moment), values };
    const { id } = (await save(token, 'hotels', body)).result;
    expect(await entry(token, 'hotels', id)).toMatchObject({ draft: 'scheduled' });

    // What it belongs to goes before its moment comes.
    const question = (
      await save(token, 'survey-questions', {
        aim: 'published',
        values: [both('text', '问题', 'Question'), one('questionType', 'SINGLE')],
      })
    ).result;
    const option = (
      await save(token, 'survey-options', {
        aim: 'published',
        publishTime: shanghaiText(moment),
        scope: question.id,
        values: [both('text', '选项', 'Option')],
      })
    ).result;
    await service.call('DELETE', `${at('survey-questions', question.id)}?version=1`, { token });

    service.clock.set(new Date(moment.getTime() - 1000));
    expect(await names()).not.toContain('Hotel of Tomorrow');
    service.clock.set(moment);
    // As many processes as there may be come at the same moment.
    const database = service.database();
    const audit = auditLog(database, () => new Date());
    const desks = [1, 2, 3].map(() => createSiteContent({ database, clock: service.clock, audit }));
    await Promise.all(desks.map((desk) => desk.carryOut(() => false)));
    await until(async () => (await names()).includes('Hotel of Tomorrow'));
    await until(async () => (await entry(token, 'survey-options', option.id)).problem !== '');
    expect(await entry(token, 'survey-options', option.id)).toMatchObject({
      stage: 'new',
      draft: 'waiting',
      problem: 'The entry that it belongs to does not exist',
    });
    expect((await names()).filter((name) => name === 'Hotel of Tomorrow')).toHaveLength(1);
    expect((await read<ContentVersion[]>(token, `${at('hotels', id)}/versions`)).result).toHaveLength(1);
    expect(await logOf(id)).toEqual(['content.publish', 'content.schedule']);
    service.clock.set(start);
    await service.call('DELETE', `${at('hotels', id)}?version=2`, { token });
  });

  it('tells the second of two editors, who loses nothing and can save again', async () => {
    const [first, second] = [await editor(), await editor()];
    const line = required((await lines(first, 'hotels'))[0]);
    const { id } = line;
    const { values, version } = await entry(first, 'hotels', id);
    const body = { aim: 'draft', version, values };
    const both = await Promise.all([save(first, 'hotels', body, id), save(second, 'hotels', body, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    const late = both.find(({ status }) => status === 412);
    expect(late?.message).toContain('has changed this meanwhile');
    const now = await entry(first, 'hotels', id);
    const again = await save(second, 'hotels', { ...body, version: now.version }, id);
    expect(again.status).toBe(200);
    const { version: last } = again.result;
    await service.call('DELETE', `${at('hotels', id)}/draft?version=${last}`, { token: second });
  });

  it('names the field that is wrong, and lets no script, foreign file or other address in', async () => {
    const token = await editor();
    const wrong = async (name: string, values: object[], more: object = {}) =>
      (await save(token, name, { aim: 'published', values, ...more })).field;
    expect(await wrong('hotels', hotel(['', '']))).toBe('nameCn');
    expect(await wrong('hotels', hotel(['长'.repeat(201), '']))).toBe('nameCn');
    expect(await wrong('hotels', hotel(['店', 'Inn'], '-1'))).toBe('price');
    expect(await wrong('hotels', hotel(['店', 'Inn'], '100001'))).toBe('price');
    const block = (more: object) => [both('title', '题', 'Title'), more];
    expect(await wrong('media-partner', block(one('link', 'javascript:alert(1)')))).toBe('link');
    expect(await wrong('media-partner', block(one('link', '//evil.example')))).toBe('link');
    const nobodys = `/files/uploads/${'a'.repeat(32)}.png`;
    expect(await wrong('media-partner', block(both('image', nobodys, '')))).toBe('imageCn');
    expect(await wrong('traffic', block(one('icon', 'ship')))).toBe('icon');
    expect(await wrong('contacts-1', block(one('email', 'nobody')))).toBe('email');
    const fair = [both('title', '展', 'Fair'), one('startsOn', '2026-03-02'), one('endsOn', '2026-03-01')];
    expect(await wrong('overseas-fairs', fair)).toBe('endsOn');
    expect(await wrong('overseas-fairs', [...fair.slice(0, 1), one('startsOn', '2026-02-30')])).toBe(
      'startsOn',
    );
    expect(await wrong('hot-tags', [one('code', 'zz'), both('name', '签', 'Tag')])).toBe('code');

    const html = '<p onclick="x()">好</p><script>alert(1)</script><img src="https://evil.example/x.png">';
    const clean = await save(token, 'media-partner', {
      aim: 'draft',
      values: block(both('content', html, '')),
    });
    expect(clean.result.values.find(({ field }) => field === 'content')).toEqual(
      both('content', '<p>好</p>', ''),
    );
    expect(clean.result.missing).toEqual(['EN']);
    await service.call('DELETE', `${at('media-partner', clean.result.id)}/draft?version=1`, { token });
    expect((await save(token, 'hotels', { aim: 'draft', values: [] }, '99')).status).toBe(404);
    expect((await save(token, 'nothing', { aim: 'draft', values: [] })).status).toBe(404);
    expect((await save(token, 'events', { aim: 'draft', values: [] })).status).toBe(409);
  });

  it('says all that is wrong at once', async () => {
    const token = await editor();
    const fieldsOf = ({ errors }: Refusable<unknown>) => errors?.map(({ field }) => field);
    const wrong = [both('name', '酒店', 'Hotel'), one('stars', '9'), one('price', 'cheap')];
    const late = { aim: 'published', publishTime: '2025-02-31 10:00:00' };
    expect(fieldsOf(await save(token, 'hotels', { ...late, values: wrong }))).toEqual([
      'stars',
      'price',
      'publishTime',
    ]);
    const empty = fieldsOf(await save(token, 'hotels', { ...late, values: hotel(['', '']).slice(0, 1) }));
    expect(empty).toContain('nameCn');
    expect(empty).toContain('publishTime');
    expect(empty?.length).toBeGreaterThan(2);
  });

  it('takes a picture that its editor uploaded', async () => {
    const token = await editor();
    const sent = await service.app().inject({
      method: 'POST',
      url: '/organiser/uploads/file',
      headers: { 'content-type': contentType, token },
      payload: multipart({ fileName: 'logo.jpg', content: await photo(300, 200) }),
    });
    const address = sent.json<{ message: string }>().message;
    const values = [both('title', '媒体', 'Medium'), both('image', address, '')];
    const saved = await save(token, 'media-partner', { aim: 'draft', values });
    expect(saved.result.values).toContainEqual(both('image', address, ''));
    // Another editor publishes the draft with its picture.
    const by = await editor();
    const published = await save(
      by,
      'media-partner',
      { aim: 'published', version: 1, values },
      saved.result.id,
    );
    expect(published.result.stage).toBe('public');
    await service.call('DELETE', `${at('media-partner', saved.result.id)}?version=2`, { token });
  });

  it('puts entries in an order, and numbers steps without a gap', async () => {
    const token = await editor();
    const steps = async () =>
      (await service.get<{ number: number; titleEn: string }[]>('/app/content/processSteps')).result;
    const before = await steps();
    const first = required((await lines(token, 'process-steps'))[0]);
    const place = (id: string, to: number) =>
      service.call('PUT', `${at('process-steps', id)}/place`, { token, body: { place: to } });
    expect((await place(first.id, 1)).status).toBe(200);
    const moved = await steps();
    expect(moved.map(({ number }) => number)).toEqual(before.map(({ number }) => number));
    expect(moved[1]?.titleEn).toBe(before[0]?.titleEn);
    await place(first.id, 0);
    expect(await steps()).toEqual(before);
    expect(
      (await service.call('PUT', `${at('events', '1')}/place`, { token, body: { place: 0 } })).status,
    ).toBe(409);

    const added = await save(token, 'process-steps', {
      aim: 'published',
      values: [both('title', '步', 'Step')],
    });
    const one = required((await lines(token, 'process-steps'))[0]);
    const off = await service.call('DELETE', `${at('process-steps', one.id)}?version=0`, { token });
    expect(off.status).toBe(200);
    expect((await steps()).map(({ number }) => number)).toEqual(before.map(({ number }) => number));
    expect((await steps()).at(-1)?.titleEn).toBe('Step');
    expect(added.result.stage).toBe('public');
  });

  it('keeps what people have answered or handed in, and what an entry belongs to', async () => {
    const token = await editor();
    const event = required((await lines(token, 'events'))[0]);
    const sessions = await lines(token, 'sessions', event.id);
    expect(sessions.length).toBeGreaterThan(0);
    expect(sessions.every(({ scope }) => scope === event.id)).toBe(true);
    const before = required((await lines(token, 'forms')).slice(0, 1)[0]);
    const fields = await lines(token, 'form-fields', before.id);
    expect(fields.length).toBeGreaterThan(1);
    const lost = await save(token, 'sessions', { aim: 'draft', scope: '99', values: [] });
    expect(lost.status).toBe(404);
    const gone = await service.call('DELETE', `${at('events', event.id)}?version=0`, { token });
    expect(gone.status).toBe(409);
  });

  it('finds documents by what they say now', async () => {
    const token = await editor();
    const values = [both('title', '防火线缆指南', 'Fireproof cable guide'), both('summary', '', '')];
    const { id } = (await save(token, 'documents-material', { aim: 'published', values })).result;
    const search = async (keyword: string) =>
      (
        await service.get<Page<{ id: string }>>(
          `/app/front/static/articles?keyword=${encodeURIComponent(keyword)}`,
        )
      ).result.records.map((record) => record.id);
    expect(await search('fireproof')).toContain(id);
    const renamed = [both('title', '海缆指南', 'Submarine cable guide')];
    await save(token, 'documents-material', { aim: 'published', version: 1, values: renamed }, id);
    expect(await search('fireproof')).not.toContain(id);
    expect(await search('submarine')).toContain(id);
    await service.call('DELETE', `${at('documents-material', id)}?version=2`, { token });
  });

  it('recommends companies by the address of their page, each once', async () => {
    const token = await editor();
    const recommended = async () =>
      (
        await service.get<Page<{ id: string }>>('/app/catalogue/recommendedCompanies?pageSize=200')
      ).result.records.map(({ id }) => id);
    const companies = await service.get<Page<{ id: string }>>('/app/info/getCompanyProfilesList?pageSize=50');
    const chosen = new Set((await lines(token, 'recommended-exhibitors')).map(({ id }) => id));
    const company = required(companies.result.records.find(({ id }) => !chosen.has(id)));
    const page = `https://fair.example/d/product/supplier-detail?id=${company.id}`;
    const added = await save(token, 'recommended-exhibitors', {
      aim: 'published',
      values: [one('page', page)],
    });
    expect(added.result).toMatchObject({ id: company.id, stage: 'public' });
    expect(added.result.titleCn).not.toBe('');
    const twice = await save(token, 'recommended-exhibitors', {
      aim: 'published',
      values: [one('page', company.id)],
    });
    expect(twice).toMatchObject({ status: 409, field: 'page' });
    expect((await recommended()).at(-1)).toBe(company.id);
    const off = `${at('recommended-exhibitors', company.id)}?version=${added.result.version}`;
    expect((await service.call('DELETE', off, { token })).status).toBe(200);
    expect(await recommended()).not.toContain(company.id);
  });

  it('shows logos of companies in a tab of the home page, in an order of its own', async () => {
    const token = await editor();
    const shown = async () =>
      (await service.get<{ id: string }[]>('/app/display/companies?type=2')).result.map(({ id }) => id);
    const before = await shown();
    const companies = await service.get<Page<{ id: string }>>('/app/info/getCompanyProfilesList?pageSize=50');
    const { id } = required(companies.result.records.find((company) => !before.includes(company.id)));
    const added = await save(token, 'home-logos-2', { aim: 'published', values: [one('page', id)] });
    expect(added.result).toMatchObject({ id, stage: 'public' });
    expect(await shown()).toEqual([...before, id]);
    await service.call('PUT', `${at('home-logos-2', id)}/place`, { token, body: { place: 0 } });
    expect(await shown()).toEqual([id, ...before]);
    const off = `${at('home-logos-2', id)}?version=${added.result.version}`;
    expect((await service.call('DELETE', off, { token })).status).toBe(200);
    expect(await shown()).toEqual(before);
  });

  it('reads every collection, and writes back what it read without a change', async () => {
    const token = await editor();
    const overview = await read<ContentSummary[]>(token, '/organiser/content');
    expect(overview.result.map(({ name }) => name)).toEqual(
      collections.filter(({ parent }) => parent === undefined).map(({ name }) => name),
    );
    expect(overview.result.find(({ name }) => name === 'hotels')).toMatchObject({ lacking: 0, waiting: 0 });
    for (const { name, fields } of collections) {
      const found = await read<ContentCollection>(token, `/organiser/content/${name}`);
      expect(
        found.result.fields.map((field) => field.name),
        name,
      ).toEqual(fields.map((field) => field.name));
      const [line] = await lines(token, name);
      if (!line) continue;
      const { version, values, titleCn, titleEn } = await entry(token, name, line.id);
      expect(titleCn || titleEn, name).not.toBe('');
      const saved = await save(token, name, { aim: 'published', version, values }, line.id);
      expect(saved, `${name}: ${saved.message}`).toMatchObject({ status: 200 });
      expect(saved.result.values, name).toEqual(values);
      const kept = await read<ContentVersion[]>(token, `${at(name, line.id)}/versions`);
      if (version === 0) expect(kept.result, name).toEqual([]);
    }
  });

  it('is for editors alone', async () => {
    const door = await staffMember(service, 'door', 'reviewer', 'administrator');
    const visitor = await signedIn(service, 'visitor');
    for (const path of ['/organiser/content', at('hotels'), at('about-texts', 'page')]) {
      expect((await service.call('GET', path)).code, path).toBe(401);
      expect((await service.call('GET', path, { token: door.token })).code, path).toBe(510);
      expect((await service.call('GET', path, { token: visitor.token })).code, path).toBe(510);
    }
    expect((await save(door.token, 'hotels', { aim: 'draft', values: [] })).code).toBe(510);
    const { token } = await staffMember(service, 'administrator');
    const log = await read<Page<{ action: string; actor: string }>>(token, '/organiser/audit?action=refused');
    expect(log.result.records.some(({ actor }) => actor === door.name)).toBe(true);
  });
});
