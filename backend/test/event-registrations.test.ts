import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EventArticle, Registration } from '../src/modules/events/contract.ts';
import type { Form } from '../src/forms/index.ts';
import { eventRegistrations, events } from '../src/modules/events/tables.ts';
import { signedIn } from './support/accounts.ts';
import { picture } from './support/sample-files.ts';
import { useService } from './support/service.ts';
import { contentType, multipart } from './support/uploads.ts';
import { first, required } from './support/required.ts';

interface Page<T> {
  records: T[];
  total: number;
  size: number;
}

describe('signing up for events', () => {
  const service = useService();
  const articles: Record<string, EventArticle> = {};
  const forms: Record<string, Form> = {};
  beforeAll(async () => {
    const { records } = (await service.get<Page<EventArticle>>('/app/events/articles')).result;
    for (const record of records) {
      articles[record.code] = record;
      if (record.linkFormId !== null) {
        const form = await service.get<Form>(`/app/events/forms/${record.linkFormId}`);
        forms[record.code] = form.result;
      }
    }
  });

  const article = (code: string) => required(articles[code], `event ${code}`);
  /** Values by the English titles of the form, as userData wants them: by id. */
  const byId = (code: string, values: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(values).map(([title, value]) => [
        required(forms[code]?.formFieldsList.find(({ titleEn }) => titleEn === title)).id,
        value,
      ]),
    );
  const filledIn = {
    Name: '  王晓明 ',
    'Company or institution': '江南电缆集团',
    'Phone number': '13800138000',
    'Topic that interests you most': '挤出工艺',
  };
  const answers = (change: Record<string, string> = {}) => byId('C09A02', { ...filledIn, ...change });
  const send = (token: string | undefined, change: object = {}, language = 'ZH') =>
    service.call<Registration>('POST', '/app/events/registration', {
      language,
      ...(token === undefined ? {} : { token }),
      body: {
        articleId: article('C09A02').id,
        formId: article('C09A02').linkFormId,
        userData: JSON.stringify(answers()),
        ...change,
      },
    });
  const sendAnswers = (token: string, data: unknown, language = 'ZH') =>
    send(token, { userData: typeof data === 'string' ? data : JSON.stringify(data) }, language);
  const list = async (token: string, query = '') =>
    (await service.call<Page<Registration>>('GET', `/app/events/registrations${query}`, { token })).result;
  const cancel = (token: string, id: string) =>
    service.call('DELETE', `/app/events/registrations/${id}`, { token });
  const upload = async (token: string, query = '?private=true') => {
    const sent = await service.app().inject({
      method: 'POST',
      url: `/app/uploads/file${query}`,
      headers: { token, 'content-type': contentType },
      payload: multipart({ fileName: 'card.png', content: await picture(60, 40).png().toBuffer() }),
    });
    return sent.json<{ message: string }>().message;
  };

  it(
    'a visitor signs up, and finds it among the own ones with what was sent in',
    { tags: ['MEET-038', 'MEET-042', 'VC-030', 'REST-045', 'REST-078'] },
    async () => {
      const { token } = await signedIn(service);
      const sent = await send(token, {}, 'EN');
      expect(sent).toMatchObject({ status: 200, message: 'You have signed up' });
      const mine = first((await list(token)).records);
      expect(mine).toEqual(sent.result);
      expect(mine).toMatchObject({
        id: article('C09A02').id,
        itemsCn: { title: '线缆新技术交流会' },
        itemsEn: { title: 'Technical Exchange on Wire & Cable' },
        report: { createdTime: '2025-06-16 09:00:00' },
      });
      expect(JSON.parse(mine.report.userData)).toEqual(answers({ Name: '王晓明' }));
      expect(mine.report.answers.map(({ titleEn, value, valueEn }) => [titleEn, value, valueEn])).toEqual([
        ['Name', '王晓明', '王晓明'],
        ['Company or institution', '江南电缆集团', '江南电缆集团'],
        ['Phone number', '13800138000', '13800138000'],
        ['Topic that interests you most', '挤出工艺', 'Extrusion'],
      ]);
      const one = await service.call('GET', `/app/events/registrations/${mine.report.id}`, { token });
      expect(one.result).toEqual(mine);
      const of = (id: string) => service.call('GET', `/app/events/registered/${id}`, { token });
      expect((await of(article('C09A02').id)).result).toEqual(mine);
      expect((await of(article('C09A05').id)).result).toBeNull();
    },
  );

  it(
    'guests are asked to register first, exhibitors to log out, on every call',
    { tags: ['MEET-025', 'MEET-028', 'ERR-005', 'ERR-006', 'ERR-009'] },
    async () => {
      const exhibitor = await signedIn(service, 'exhibitor');
      for (const [method, url] of [
        ['POST', '/app/events/registration'],
        ['GET', '/app/events/registrations'],
        ['GET', '/app/events/registrations/1'],
        ['GET', '/app/events/registered/1'],
        ['DELETE', '/app/events/registrations/1'],
      ] as const) {
        const body = { articleId: '1', formId: '1', userData: '{}' };
        const more = { language: 'EN', ...(method === 'POST' ? { body } : {}) };
        expect(await service.call(method, url, more), url).toMatchObject({
          status: 401,
          code: 401,
          message: 'Please register as a visitor first',
        });
        expect(await service.call(method, url, { ...more, token: exhibitor.token }), url).toMatchObject({
          status: 403,
          message: 'You cannot perform this operation, please log out of the exhibitor login first',
        });
      }
      expect((await send(undefined)).message).toBe('请先登记成为观众');
      expect((await send(exhibitor.token)).message).toBe('您无法进行此操作，请先退出展商登录');
    },
  );

  it(
    'once for each visitor and event, also fifty times at once; cancelled, one may sign up again',
    { tags: ['DESIGN-045'] },
    async () => {
      const { token } = await signedIn(service);
      const sent = await Promise.all(Array.from({ length: 50 }, () => send(token)));
      expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(sent.filter(({ status }) => status === 409)).toHaveLength(49);
      expect((await send(token)).message).toBe('您已报名该会议');
      expect((await send(token, {}, 'EN')).message).toBe('You have already signed up for this event');
      const mine = first((await list(token)).records);
      expect(await cancel(token, mine.report.id)).toMatchObject({ status: 200, message: '已取消报名' });
      expect((await list(token)).total).toBe(0);
      expect((await send(token)).status).toBe(200);
    },
  );

  it(
    'nobody else reads or cancels it: it answers like one that is not there',
    { tags: ['REST-079', 'VC-032'] },
    async () => {
      const [mine, other] = [await signedIn(service), await signedIn(service)];
      const { id } = (await send(mine.token)).result.report;
      for (const [token, unknown] of [
        [other.token, id],
        [mine.token, '1'],
        [mine.token, '99999999999999999999'],
      ] as const) {
        const read = await service.call('GET', `/app/events/registrations/${unknown}`, { token });
        for (const answer of [read, await cancel(token, unknown)]) {
          expect(answer).toMatchObject({ status: 404, message: '报名记录不存在' });
        }
      }
      expect((await list(mine.token)).total).toBe(1);
      expect((await list(other.token)).total).toBe(0);
    },
  );

  it(
    'is closed once the event is over by the clock, and while no place is left',
    { tags: ['DESIGN-045'] },
    async () => {
      const { token } = await signedIn(service);
      service.clock.set(new Date('2025-08-29T14:20:00+08:00'));
      expect(await send(token)).toMatchObject({ status: 400, message: '会议已结束，报名已关闭' });
      service.clock.set(new Date('2025-06-16T09:00:00+08:00'));
      const orm = service.database().orm();
      const id = article('C09A02').id;
      const taken = await orm.$count(eventRegistrations, eq(eventRegistrations.eventId, id));
      await orm
        .update(events)
        .set({ seats: taken + 3 })
        .where(eq(events.id, id));
      const people = await Promise.all(Array.from({ length: 8 }, () => signedIn(service)));
      const sent = await Promise.all(people.map((one) => send(one.token, {}, 'EN')));
      expect(sent.filter(({ status }) => status === 200)).toHaveLength(3);
      expect(new Set(sent.map(({ message }) => message))).toEqual(
        new Set(['You have signed up', 'All places are taken']),
      );
      const winner = required(people[sent.findIndex(({ status }) => status === 200)]);
      expect((await send(winner.token)).status).toBe(409);
      await orm.update(events).set({ seats: null }).where(eq(events.id, id));
    },
  );

  it('takes only the event and its own form: others, external and hidden ones are refused', async () => {
    const { token } = await signedIn(service);
    const refused = async (change: object) => {
      const answer = await send(token, change, 'EN');
      expect(answer.status, JSON.stringify(change)).toBeGreaterThanOrEqual(400);
      return answer.message;
    };
    expect(await refused({ articleId: '1' })).toBe('The event does not exist');
    expect(await refused({ articleId: article('C09A01').id })).toBe('This event does not take sign-ups here');
    expect(await refused({ articleId: article('C09A03').id })).toBe('This event does not take sign-ups here');
    expect(await refused({ formId: article('C09A05').linkFormId })).toMatch(/^The form has changed/);
    expect(await refused({ accountId: '1' })).toBe('Field accountId is not accepted');
    expect((await list(token)).total).toBe(0);
  });

  it.each([
    ['not JSON', '{', '表单内容格式不正确'],
    ['a list', '[]', '表单内容格式不正确'],
    ['null', 'null', '表单内容格式不正确'],
    ['values that are no text', '{"x":{"y":1}}', '表单内容格式不正确'],
    ['a field named __proto__', '{"__proto__":"x"}', '表单中没有这一项，请刷新页面后重新填写'],
    ['a field named constructor', '{"constructor":"x"}', '表单中没有这一项，请刷新页面后重新填写'],
    ['an unknown field', '{"1":"x"}', '表单中没有这一项，请刷新页面后重新填写'],
    ['what cannot be stored', '{"1":"\\u0000"}', '文本中含有无法识别的字符'],
  ])('refuses %s as a whole', { tags: ['MEET-038'] }, async (_what, userData, message) => {
    const { token } = await signedIn(service);
    expect(await sendAnswers(token, userData)).toMatchObject({ status: 400, message });
    const english = await sendAnswers(token, userData, 'EN');
    expect(english.message).toMatch(/^[\x20-\x7e]+$/);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
    expect((await list(token)).total).toBe(0);
  });

  it.each([
    ['Name', ' ', '请输入姓名', 'Please enter “Name”'],
    [
      'Topic that interests you most',
      '',
      '请选择最想听的主题',
      'Please choose “Topic that interests you most”',
    ],
    [
      'Topic that interests you most',
      '<script>',
      '最想听的主题中没有这个选项',
      '“Topic that interests you most” has no such option',
    ],
    ['Name', '线'.repeat(501), '姓名不能超过 500 个字符', '“Name” cannot exceed 500 characters'],
  ])(
    'names the field that is wrong: %s',
    { tags: ['MEET-032', 'MEET-033', 'MEET-037'] },
    async (title, value, zh, en) => {
      const { token } = await signedIn(service);
      const field = Object.keys(byId('C09A02', { [title]: '' }))[0];
      expect(await sendAnswers(token, answers({ [title]: value }))).toMatchObject({
        status: 400,
        message: zh,
        field,
      });
      expect((await sendAnswers(token, answers({ [title]: value }), 'EN')).message).toBe(en);
    },
  );

  it(
    'uploads are the sender’s own: one for Upload, several for MutiUpload, comma-joined',
    { tags: ['MEET-034', 'MEET-035', 'MEET-036'] },
    async () => {
      const [mine, other] = [await signedIn(service), await signedIn(service)];
      const [card, paper, more] = [
        await upload(mine.token),
        await upload(mine.token),
        await upload(mine.token),
      ];
      const foreign = await upload(other.token);
      // Papers of a person: what everybody could open is not taken.
      const forEverybody = await upload(mine.token, '');
      const values = {
        Activity: '校企双选会（学生）',
        Name: '李雷',
        'Company or institution': '江东理工大学',
        'Phone number': '13900139000',
      };
      const submit = (files: Record<string, string>) =>
        send(mine.token, {
          articleId: article('C09A05').id,
          formId: article('C09A05').linkFormId,
          userData: JSON.stringify(byId('C09A05', { ...values, ...files })),
        });
      const one = 'Business card or student card';
      const many = 'Specifications and other papers';
      expect((await submit({})).message).toBe('请上传名片或学生证');
      expect((await submit({ [one]: ',' })).message).toBe('请上传名片或学生证');
      expect((await submit({ [one]: `${card},${paper}` })).message).toBe('名片或学生证最多上传 1 个文件');
      for (const address of [
        foreign,
        forEverybody,
        'https://evil.example/x.png',
        'javascript:alert(1)',
        '/files/uploads/x.svg',
      ]) {
        expect(await submit({ [one]: address })).toMatchObject({
          status: 400,
          message: '上传的文件不存在',
          field: Object.keys(byId('C09A05', { [one]: '' }))[0],
        });
      }
      expect((await submit({ [one]: card, [many]: `${paper},${foreign}` })).status).toBe(400);
      const { report } = (await submit({ [one]: card, [many]: `${paper}, ${more},` })).result;
      expect(JSON.parse(report.userData)).toMatchObject(
        byId('C09A05', { [one]: card, [many]: `${paper},${more}` }),
      );
      const load = async (token?: string) =>
        (await service.app().inject({ url: card, headers: token === undefined ? {} : { token } })).statusCode;
      expect([await load(mine.token), await load(other.token), await load()]).toEqual([200, 404, 401]);
    },
  );

  it('lists newest first, ten a page', { tags: ['VC-031', 'CONST-025'] }, async () => {
    const { token } = await signedIn(service);
    await send(token);
    service.clock.set(new Date('2025-06-17T10:00:00+08:00'));
    const { result } = await send(token, {
      articleId: article('C09A05').id,
      formId: article('C09A05').linkFormId,
      userData: JSON.stringify(
        byId('C09A05', {
          Activity: '采购对接会',
          Name: '韩梅',
          'Company or institution': '华东电网',
          'Phone number': '13700137000',
          'Business card or student card': await upload(token),
        }),
      ),
    });
    const page = await list(token);
    expect(page).toMatchObject({ total: 2, size: 10 });
    expect(page.records.map(({ id }) => id)).toEqual([result.id, article('C09A02').id]);
    expect((await list(token, '?pageSize=1&pageNo=2')).records[0]?.id).toBe(article('C09A02').id);
  });
});
