import { describe, expect, it } from 'vitest';
import { shanghaiText } from '../src/clock/clock.ts';
import type { Banner } from '../src/modules/content/contract.ts';
import type { BannerEntry } from '../src/modules/organiser/managed-news/banner-contract.ts';
import { signedIn } from './support/accounts.ts';
import { photo } from './support/sample-files.ts';
import { useService, type Answer } from './support/service.ts';
import { staffMember } from './support/staff.ts';
import { contentType, multipart } from './support/uploads.ts';
import { required } from './support/required.ts';

const A_DAY = 24 * 3_600_000;

describe('the banners of the home page', () => {
  const service = useService();
  const editor = async () => (await staffMember(service, 'editor')).token;
  const save = (token: string, body: object, id = ''): Promise<Answer<BannerEntry> & { field?: string }> =>
    service.call<BannerEntry>(id ? 'PUT' : 'POST', `/organiser/banners${id && `/${id}`}`, {
      token,
      body,
      language: 'EN',
    });
  const list = async (token: string) =>
    (await service.call<BannerEntry[]>('GET', '/organiser/banners', { token })).result;
  const shown = async () => (await service.get<Banner[]>('/app/banner?client=pc')).result.map(({ id }) => id);
  const bodyOf = ({ id: _id, isShown: _shown, ...body }: BannerEntry) => body;

  async function banner(token: string) {
    const answer = await service.app().inject({
      method: 'POST',
      url: '/organiser/uploads/file?kind=image',
      headers: { 'content-type': contentType, token },
      payload: multipart({ fileName: 'hall.jpg', content: await photo(80, 40) }),
    });
    const { address } = answer.json<{ result: { address: string } }>().result;
    const titles = { titleCn: '南门开放', titleEn: 'South gate opens' };
    return { ...titles, imageCn: address, imageEn: address, link: '/dynamic' };
  }

  it('adds one behind the others, switches it off and on, and moves it', async () => {
    const token = await editor();
    const before = await shown();
    const body = await banner(token);
    const { result } = await save(token, body);
    expect(result).toMatchObject({ ...body, isOn: true, isShown: true, version: 1 });
    expect(await shown()).toEqual([...before, result.id]);
    const off = await save(token, { ...body, version: 1, isOn: false }, result.id);
    expect(off.result).toMatchObject({ isOn: false, isShown: false, version: 2 });
    expect(await shown()).toEqual(before);
    await save(token, { ...body, version: 2, isOn: true }, result.id);
    const order = (ids: string[]) =>
      service.call<BannerEntry[]>('PUT', '/organiser/banners/order', { token, body: { ids } });
    const moved = await order([result.id, ...before]);
    expect(moved.result.map(({ id }) => id)).toEqual([result.id, ...before]);
    expect(await shown()).toEqual([result.id, ...before]);
    // An order of fewer, or of others, was made from what is not there any more.
    expect((await order(before)).status).toBe(412);
    expect((await order([result.id, ...before.slice(1), '5'])).status).toBe(412);
    expect((await order([result.id, result.id, ...before.slice(1)])).status).toBe(412);
    const { token: administrator } = await staffMember(service, 'administrator');
    const log = await service.call<{ records: { action: string }[] }>(
      'GET',
      '/organiser/audit?action=banner',
      { token: administrator },
    );
    expect(log.result.records.map(({ action }) => action)).toEqual([
      'banner.order',
      'banner.change',
      'banner.change',
      'banner.add',
    ]);
  });

  it('shows it from and until its moments, by the clock alone', async () => {
    const token = await editor();
    const start = service.clock.now();
    const at = (days: number) => new Date(start.getTime() + days * A_DAY);
    const times = { showsFrom: shanghaiText(at(1)), showsUntil: shanghaiText(at(2)) };
    const { result } = await save(token, { ...(await banner(token)), ...times });
    expect(result).toMatchObject({ ...times, isOn: true, isShown: false });
    const isShownAt = async (moment: Date) => {
      service.clock.set(moment);
      return (await shown()).includes(result.id);
    };
    expect(await isShownAt(start)).toBe(false);
    expect(await isShownAt(at(1))).toBe(true);
    expect(await isShownAt(new Date(at(2).getTime() - 1000))).toBe(true);
    expect(await isShownAt(at(2))).toBe(false);
    service.clock.set(start);
  });

  it('keeps the words beside a picture without words, in both languages or in none', async () => {
    const token = await editor();
    const body = await banner(token);
    const words = {
      headlineCn: '三天',
      headlineEn: 'Three days',
      subtitleCn: '八月',
      subtitleEn: 'In August',
    };
    const { result } = await save(token, Object.assign({}, body, words));
    expect(result).toMatchObject(words);
    const site = (await service.get<Banner[]>('/app/banner?client=pc')).result.find(
      ({ id }) => id === result.id,
    );
    expect(site).toMatchObject({ headline: '三天', headlineEn: 'Three days', subtitle: '八月' });
    const wrong = async (part: object) => (await save(token, Object.assign({}, body, words, part))).field;
    expect(await wrong({ headlineEn: ' ' })).toBe('headlineEn');
    expect(await wrong({ subtitleCn: '' })).toBe('subtitleCn');
    expect(await wrong({ headlineCn: '', headlineEn: '' })).toBe('headlineCn');
    expect(await wrong({ headlineEn: 'x'.repeat(61) })).toBe('headlineEn');
    expect(await wrong({ subtitleEn: 'x'.repeat(121) })).toBe('subtitleEn');
    expect((await save(token, body)).result).toMatchObject({ headlineCn: '', subtitleEn: '' });
  });

  it('says which field is wrong, and takes only pictures that the console sent', async () => {
    const token = await editor();
    const body = await banner(token);
    const wrong = {
      titleCn: { titleCn: ' ' },
      titleEn: { titleEn: 'x'.repeat(101) },
      imageCn: { imageCn: '' },
      imageEn: { imageEn: 'https://elsewhere.example/x.png' },
      link: { link: 'javascript:alert(1)' },
      showsFrom: { showsFrom: 'soon' },
      showsUntil: { showsFrom: '2025-08-02 00:00:00', showsUntil: '2025-08-01 00:00:00' },
    };
    for (const [field, some] of Object.entries(wrong))
      expect(await save(token, { ...body, ...some })).toMatchObject({ status: 400, field });
    expect(await save(await editor(), body)).toMatchObject({ status: 400, field: 'imageCn' });
  });

  it('is deleted by the version that was read, and the others keep their order', async () => {
    const token = await editor();
    const before = await shown();
    const { result } = await save(token, await banner(token));
    const remove = (version: number) =>
      service.call<BannerEntry[]>('DELETE', `/organiser/banners/${result.id}?version=${version}`, { token });
    expect((await remove(2)).status).toBe(412);
    expect(await shown()).toEqual([...before, result.id]);
    const left = await remove(1);
    expect(left.result.filter(({ isShown }) => isShown).map(({ id }) => id)).toEqual(before);
    expect(await shown()).toEqual(before);
    expect((await remove(1)).status).toBe(404);
  });

  it('tells the second of two who change one at once', async () => {
    const token = await editor();
    const first = required((await list(token))[0]);
    const both = await Promise.all(
      ['A', 'B'].map((titleEn) => save(token, { ...bodyOf(first), titleEn }, first.id)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await save(token, bodyOf(first), '999')).status).toBe(404);
  });

  it('is for editors only', async () => {
    const refused = [
      (await signedIn(service)).token,
      (await signedIn(service, 'exhibitor')).token,
      (await staffMember(service, 'reviewer', 'door', 'administrator')).token,
    ];
    const body = { titleCn: 'x' };
    for (const [method, path, sent] of [
      ['GET', '/organiser/banners', undefined],
      ['POST', '/organiser/banners', body],
      ['PUT', '/organiser/banners/1', body],
      ['PUT', '/organiser/banners/order', { ids: [] }],
    ] as const) {
      expect((await service.call(method, path, { body: sent })).code, path).toBe(401);
      for (const token of refused)
        expect((await service.call(method, path, { token, body: sent })).code, path).toBe(510);
    }
  });
});
