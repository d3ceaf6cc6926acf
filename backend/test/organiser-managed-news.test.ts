import { describe, expect, it } from 'vitest';
import { shanghaiText } from '../src/clock/clock.ts';
import type { Article, ArticleSummary } from '../src/modules/content/contract.ts';
import type {
  NewsChange,
  NewsEntry,
  NewsLine,
  NewsVersion,
} from '../src/modules/organiser/managed-news/contract.ts';
import { signedIn } from './support/accounts.ts';
import { photo } from './support/sample-files.ts';
import { useService, type Answer } from './support/service.ts';
import { staffMember } from './support/staff.ts';
import { contentType, multipart } from './support/uploads.ts';
import { required } from './support/required.ts';

interface Page<T> {
  records: T[];
  total: number;
}

/** An answer that may name the field that is wrong. */
type Refusable<T> = Answer<T> & { field?: string };

const written = {
  kind: 'news',
  state: 'draft',
  titleCn: '展馆南门开放',
  titleEn: 'South gate opens',
  descriptionCn: '观众可由南门入场。',
  descriptionEn: 'Visitors may use the south gate.',
  contentCn: '<p>南门八点开放。</p>',
  contentEn: '<p>The south gate opens at eight.</p>',
};
const A_DAY = 24 * 3_600_000;

describe('news in the console', () => {
  const service = useService();
  const editor = async () => (await staffMember(service, 'editor')).token;
  const save = (token: string, body: object, id?: string): Promise<Refusable<NewsEntry>> =>
    service.call<NewsEntry>(id ? 'PUT' : 'POST', id ? `/organiser/news/${id}` : '/organiser/news', {
      token,
      body,
      language: 'EN',
    });
  const own = <T>(token: string, path: string) => service.call<T>('GET', path, { token, language: 'EN' });
  const logOf = async () => {
    const { token } = await staffMember(service, 'administrator');
    const path = '/organiser/audit?pageSize=100&action=news';
    return (await own<Page<{ action: string; subjectId: string; actor: string }>>(token, path)).result
      .records;
  };

  /** Where the site shows an article. */
  async function shownIn(id: string, title: string): Promise<string[]> {
    const has = async (path: string) =>
      (await service.get<Page<ArticleSummary>>(path)).result.records.some((record) => record.id === id);
    const detail = await service.get<Article>(`/app/content/articles/${id}`);
    const found = {
      all: await has('/app/info/queryArticlePageList?pageSize=200'),
      kind: await has('/app/info/queryArticlePageList?categoryId=C01A01&pageSize=200'),
      search: await has(`/app/info/queryArticlePageList?keyword=${encodeURIComponent(title)}&pageSize=200`),
      detail: detail.status === 200,
    };
    return Object.entries(found).flatMap(([place, is]) => (is ? [place] : []));
  }
  const everywhere = ['all', 'kind', 'search', 'detail'];
  const total = async () =>
    (await service.get<Page<ArticleSummary>>('/app/info/queryArticlePageList')).result.total;

  it('keeps a draft from every public read, publishes it, and withdraws it', async () => {
    const token = await editor();
    const before = await total();
    const title = '展馆南门开放';
    const draft = await save(token, written);
    expect(draft).toMatchObject({ status: 200, message: 'The draft has been saved' });
    const { id } = draft.result;
    expect(draft.result).toMatchObject({
      state: 'draft',
      version: 1,
      missing: [],
      date: '',
      publishTime: null,
    });
    expect(await shownIn(id, title)).toEqual([]);
    expect(await total()).toBe(before);

    const now = service.clock.now();
    const published = await save(token, { ...written, version: 1, state: 'published' }, id);
    expect(published.result).toMatchObject({
      state: 'published',
      version: 2,
      publishTime: shanghaiText(now),
      createTime: shanghaiText(now),
    });
    expect(await shownIn(id, title)).toEqual(everywhere);
    expect(await total()).toBe(before + 1);
    // Once public it cannot be hidden as a draft, or put off.
    const hidden = await save(token, { ...written, version: 2, state: 'draft' }, id);
    expect(hidden).toMatchObject({ status: 409, message: expect.stringContaining('Withdraw it') });

    const gone = await save(token, { ...written, version: 2, state: 'withdrawn' }, id);
    expect(gone.result).toMatchObject({ state: 'withdrawn', version: 3 });
    expect(await shownIn(id, title)).toEqual([]);
    const log = (await logOf()).filter(({ subjectId }) => subjectId === id);
    expect(log.map(({ action }) => action)).toEqual(['news.withdraw', 'news.publish', 'news.add']);
  });

  it('publishes what is scheduled at its moment, by the clock alone', async () => {
    const token = await editor();
    const start = service.clock.now();
    const at = new Date(start.getTime() + A_DAY);
    const title = '定时发布的文章';
    const body = { ...written, titleCn: title, state: 'published' };
    const past = await save(token, { ...body, publishTime: shanghaiText(new Date(start.getTime() - A_DAY)) });
    expect(past).toMatchObject({ status: 400, field: 'publishTime' });
    const wrong = await save(token, { ...body, publishTime: '2025-02-31 10:00:00' });
    expect(wrong).toMatchObject({ status: 400, field: 'publishTime' });
    const { result } = await save(token, { ...body, publishTime: shanghaiText(at) });
    expect(result).toMatchObject({ state: 'scheduled', createTime: shanghaiText(at) });
    service.clock.set(new Date(at.getTime() - 1000));
    expect(await shownIn(result.id, title)).toEqual([]);
    service.clock.set(at);
    expect(await shownIn(result.id, title)).toEqual(everywhere);
    expect((await own<NewsEntry>(token, `/organiser/news/${result.id}`)).result.state).toBe('published');
    service.clock.set(start);
    expect(await shownIn(result.id, title)).toEqual([]);
  });

  it('lists by list, state and title, marks the language that is missing, and pages', async () => {
    const token = await editor();
    const half = {
      ...written,
      kind: 'focus',
      titleCn: '只有中文',
      titleEn: '',
      contentEn: '',
      date: '2024-03-01',
    };
    const { result } = await save(token, half);
    const list = async (query: string) =>
      (await own<Page<NewsLine>>(token, `/organiser/news?${query}`)).result;
    const drafts = await list('kind=focus&state=draft');
    expect(drafts.records).toMatchObject([
      { id: result.id, missing: ['EN'], createTime: '2024-03-01 00:00:00' },
    ]);
    expect((await list('state=published')).records.every(({ state }) => state === 'published')).toBe(true);
    expect((await list(`title=${encodeURIComponent('只有中')}`)).records.map(({ id }) => id)).toEqual([
      result.id,
    ]);
    expect((await list('title=_')).total).toBe(0);
    const all = await list('pageSize=5');
    expect(all.records).toHaveLength(5);
    expect(all.total).toBeGreaterThan(10);
    // What companies wrote is theirs.
    expect((await list('pageSize=200')).records.every(({ kind }) => ['news', 'focus'].includes(kind))).toBe(
      true,
    );
  });

  it('says which field is wrong', async () => {
    const token = await editor();
    const refused = async (some: object) => {
      const { status, field } = await save(token, { ...written, ...some });
      return [status, field];
    };
    expect(await refused({ titleCn: ' ', titleEn: '' })).toEqual([400, 'titleCn']);
    expect(await refused({ titleEn: 'x'.repeat(201) })).toEqual([400, 'titleEn']);
    expect(await refused({ descriptionCn: '字'.repeat(501) })).toEqual([400, 'descriptionCn']);
    expect(await refused({ contentCn: `<p>${'x'.repeat(60_000)}</p>` })).toEqual([400, 'contentCn']);
    expect(await refused({ date: '2025-02-30' })).toEqual([400, 'date']);
    for (const link of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'news'])
      expect(await refused({ link }), link).toEqual([400, 'link']);
    expect(await refused({ coverImage: '/files/uploads/0123456789abcdef0123456789abcdef.png' })).toEqual([
      400,
      'coverImage',
    ]);
    // A draft may be half an article; what is public may not.
    expect(await refused({ state: 'published', contentEn: '<p> </p>' })).toEqual([400, 'contentEn']);
    expect(await refused({ state: 'published', titleEn: '' })).toEqual([400, 'titleEn']);
    expect(await refused({ state: 'withdrawn' })).toEqual([409, 'state']);
  });

  it('says all that is wrong at once', async () => {
    const token = await editor();
    const fieldsOf = ({ errors }: Refusable<unknown>) => errors?.map(({ field }) => field);
    const wrong = { titleCn: '', titleEn: '', link: 'javascript:1', date: '2025-02-31' };
    expect(fieldsOf(await save(token, { ...written, ...wrong }))).toEqual(['titleCn', 'link', 'date']);
    const half = { titleCn: '', contentEn: '', state: 'published', publishTime: '2025-02-31 10:00:00' };
    expect(fieldsOf(await save(token, { ...written, ...half }))).toEqual([
      'titleCn',
      'contentEn',
      'publishTime',
    ]);
  });

  it('cleans what is written, and takes only pictures that the console sent', async () => {
    const { token } = await staffMember(service, 'editor');
    const send = (as: string) =>
      service.app().inject({
        method: 'POST',
        url: '/organiser/uploads/file?kind=image',
        headers: { 'content-type': contentType, token: as },
        payload: multipart({ fileName: 'gate.png', content: PICTURE }),
      });
    const PICTURE = await photo(40, 20);
    const { token: visitor } = await signedIn(service);
    expect((await send(visitor)).statusCode).toBe(403);
    const { address } = (await send(token)).json<{ result: { address: string } }>().result;
    const contentCn = `<p onclick="x()">八点</p><script>x()</script><img src="${address}"><img src="https://a.example/x.png">`;
    const { result } = await save(token, { ...written, contentCn, coverImage: address });
    expect(result.coverImage).toBe(address);
    expect(result.contentCn).toContain(`<img src="${address}"`);
    expect(result.contentCn).not.toMatch(/script|onclick|a\.example/);
    // Another editor changes the words; the pictures that stand there stay.
    const other = await editor();
    const body = {
      ...written,
      contentCn: result.contentCn,
      coverImage: address,
      titleEn: 'South gate',
      version: 1,
    };
    expect((await save(other, body, result.id)).status).toBe(200);
    expect((await save(other, { ...written, coverImage: address })).field).toBe('coverImage');
  });

  it('keeps every version, tells what changed between two, and takes one again', async () => {
    const first = await staffMember(service, 'editor');
    const second = await staffMember(service, 'editor');
    const { id } = (await save(first.token, { ...written, contentEn: '<p>One.</p><p>Two.</p>' })).result;
    const later = {
      ...written,
      titleEn: 'South gate opens early',
      contentEn: '<p>One.</p><p>2</p>',
      version: 1,
    };
    await save(second.token, later, id);
    // What changes nothing makes no version.
    expect((await save(second.token, { ...later, version: 2 }, id)).result.version).toBe(2);
    const versions = await own<NewsVersion[]>(first.token, `/organiser/news/${id}/versions`);
    expect(versions.result.map(({ number, editor: who }) => [number, who])).toEqual([
      [2, second.name],
      [1, first.name],
    ]);
    const changes = await own<NewsChange[]>(first.token, `/organiser/news/${id}/changes?from=1&to=2`);
    expect(changes.result).toEqual([
      {
        field: 'titleEn',
        field_dictText: 'English title',
        pieces: [
          { kind: 'removed', text: 'South gate opens' },
          { kind: 'added', text: 'South gate opens early' },
        ],
      },
      {
        field: 'contentEn',
        field_dictText: 'English text',
        pieces: [
          { kind: 'same', text: 'One.' },
          { kind: 'removed', text: 'Two.' },
          { kind: 'added', text: '2' },
        ],
      },
    ]);
    const restore = (version: number, number: number) =>
      service.call<NewsEntry>('POST', `/organiser/news/${id}/restore`, {
        token: first.token,
        body: { version, number },
      });
    expect((await restore(1, 1)).status).toBe(412);
    expect((await restore(2, 9)).status).toBe(404);
    const back = await restore(2, 1);
    expect(back.result).toMatchObject({ version: 3, titleEn: 'South gate opens', editor: first.name });
    expect((await logOf())[0]).toMatchObject({ action: 'news.restore', subjectId: id, actor: first.name });
  });

  it('keeps how an article of the edition was before it was first changed', async () => {
    const token = await editor();
    const line = required(
      (await own<Page<NewsLine>>(token, '/organiser/news?state=published')).result.records[0],
    );
    const before = (await own<NewsEntry>(token, `/organiser/news/${line.id}`)).result;
    const {
      missing: _m,
      publishTime: _p,
      createTime,
      updateTime: _u,
      editor: _e,
      id,
      state: _s,
      ...body
    } = before;
    const { result } = await save(token, { ...body, state: 'published', titleEn: 'Another title' }, id);
    expect(result).toMatchObject({ state: 'published', coverImage: before.coverImage, createTime });
    const versions = await own<NewsVersion[]>(token, `/organiser/news/${id}/versions`);
    expect(versions.result.map(({ titleEn }) => titleEn)).toEqual(['Another title', before.titleEn]);
    await service.call('POST', `/organiser/news/${id}/restore`, { token, body: { version: 2, number: 1 } });
    const after = (await own<NewsEntry>(token, `/organiser/news/${id}`)).result;
    expect(after.contentCn).toBe(before.contentCn);
  });

  it('tells the second of two editors, and writes neither over the other', async () => {
    const first = await staffMember(service, 'editor');
    const second = await staffMember(service, 'editor');
    const { id } = (await save(first.token, written)).result;
    const both = await Promise.all([
      save(first.token, { ...written, titleEn: 'By the first', version: 1 }, id),
      save(second.token, { ...written, titleEn: 'By the second', version: 1 }, id),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    const winner = both[0].status === 200 ? first : second;
    expect(both.find(({ status }) => status === 412)?.message).toContain(winner.name);
  });

  it('takes the longest texts in both languages', async () => {
    const token = await editor();
    const long = `<p>${'缆'.repeat(59_900)}</p>`;
    const { status, result } = await save(token, { ...written, contentCn: long, contentEn: long });
    expect(status).toBe(200);
    expect(result.contentEn).toBe(long);
  });

  it('deletes drafts and withdrawn articles for good, public and scheduled ones not', async () => {
    const token = await editor();
    const remove = (id: string, version: number) =>
      service.call<null>('DELETE', `/organiser/news/${id}?version=${version}`, { token, language: 'EN' });
    const { id, version } = (await save(token, written)).result;
    expect(await remove(id, version + 1)).toMatchObject({ status: 412 });
    const published = await save(token, { ...written, state: 'published', version }, id);
    const refused = await remove(id, published.result.version);
    expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('Withdraw it before') });
    expect(await shownIn(id, written.titleEn)).toEqual(everywhere);
    const publishTime = shanghaiText(new Date(service.clock.now().getTime() + A_DAY));
    const later = await save(token, { ...written, state: 'published', publishTime });
    expect((await remove(later.result.id, later.result.version)).status).toBe(409);

    const body = { ...written, state: 'withdrawn', version: published.result.version };
    const withdrawn = await save(token, body, id);
    expect(await remove(id, withdrawn.result.version)).toMatchObject({
      status: 200,
      message: 'The article has been deleted',
    });
    expect((await own(token, `/organiser/news/${id}`)).status).toBe(404);
    expect((await remove(id, withdrawn.result.version)).status).toBe(404);
    const logged = (await logOf()).filter(({ subjectId }) => subjectId === id);
    expect(logged[0]).toMatchObject({ action: 'news.delete' });
  });

  it('is for editors only: guests are asked to sign in, all others refused, and that is logged', async () => {
    const { id } = (await save(await editor(), written)).result;
    const calls = [
      ['GET', '/organiser/news', undefined],
      ['POST', '/organiser/news', written],
      ['GET', `/organiser/news/${id}`, undefined],
      ['PUT', `/organiser/news/${id}`, { ...written, version: 1, state: 'published' }],
      ['GET', `/organiser/news/${id}/versions`, undefined],
      ['GET', `/organiser/news/${id}/changes`, undefined],
      ['POST', `/organiser/news/${id}/restore`, { version: 1, number: 1 }],
    ] as const;
    const refused = [
      (await signedIn(service)).token,
      (await signedIn(service, 'exhibitor')).token,
      (await staffMember(service, 'reviewer', 'door', 'administrator')).token,
    ];
    for (const [method, path, body] of calls) {
      expect((await service.call(method, path, { body })).code, path).toBe(401);
      for (const token of refused)
        expect((await service.call(method, path, { token, body })).code, path).toBe(510);
    }
    const { token } = await staffMember(service, 'administrator');
    const log = await own<Page<{ subject: string }>>(token, '/organiser/audit?action=refused&pageSize=100');
    expect(log.result.records.filter(({ subject }) => subject.includes('/organiser/news'))).toHaveLength(21);
  });
});
