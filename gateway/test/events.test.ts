import { describe, expect, it } from 'vitest';
import { refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { first, required } from './support/required.ts';

const cookie = `session=${'a'.repeat(43)}`;
const headers = { cookie };

const items = (title: string, description: string) => ({
  title,
  description,
  coverImage: '/c.svg',
  coverAlt: title,
});
const article = {
  id: '1700000002',
  code: 'C09A02',
  linkFormId: '19',
  itemsCn: items('交流会', '<p>第一段，<script>alert(1)</script><strong>重点</strong>。</p>'),
  itemsEn: items('', ''),
  venueCn: '上海',
  venueEn: 'Shanghai',
  meetings: [
    {
      id: '18',
      startTime: '2025-08-27 10:00:00',
      endTime: '2025-08-27 10:35:00',
      titleCn: '导体',
      titleEn: 'Conductors',
      authorCn: '顾海峰',
      authorEn: 'Gu Haifeng',
      roomCn: '',
      roomEn: '',
      calendarUrl: '/files/calendar/meetings/18.ics',
    },
  ],
  startTime: '2025-08-27 10:00:00',
  endTime: '2025-08-27 10:35:00',
  signUpKind: 'form',
  signUpUrl: 'https://elsewhere.example/zh',
  signUpUrlEn: '',
  hasEnded: false,
  isFull: false,
  calendarUrl: '/files/calendar/events/1700000002.ics',
};
const field = { isRequired: 'N', fieldType: 'Text', titleEn: '', defaultValue: '', defaultValueEn: '' };
const form = {
  mtForms: { id: '19', description: '说明', descriptionEn: 'What to know' },
  formFieldsList: [
    { ...field, id: '__proto__', title: '__proto__', isRequired: 'Y' },
    {
      ...field,
      id: '2',
      title: '主题',
      fieldType: 'Select',
      defaultValue: '挤出, 材料',
      defaultValueEn: 'Extrusion',
    },
    { ...field, id: '3', title: '名片', fieldType: 'Upload' },
    { ...field, id: '4', title: '附件', fieldType: 'MutiUpload' },
    { ...field, id: '5', title: '未知', fieldType: 'Signature' },
  ],
};
const registration = {
  id: article.id,
  code: article.code,
  itemsCn: { title: '交流会' },
  itemsEn: { title: 'Exchange' },
  startTime: null,
  endTime: null,
  hasEnded: false,
  calendarUrl: null,
  report: {
    id: '77',
    createdTime: '2025-06-16 09:00:00',
    userData: '{}',
    answers: [
      {
        fieldId: '2',
        title: '主题',
        titleEn: 'Topic',
        fieldType: 'Select',
        value: '挤出',
        valueEn: 'Extrusion',
      },
      {
        fieldId: '4',
        title: '附件',
        titleEn: 'Papers',
        fieldType: 'MutiUpload',
        value: '/a.png,/b.pdf',
        valueEn: '',
      },
    ],
  },
};
const answers = () => ({
  '/app/events/articles': (url: URL) => ({
    records: url.searchParams.get('code') === 'C09A02' ? [article] : [],
    total: 1,
  }),
  '/app/events/forms/19': () => form,
  '/app/events/registered/1700000002': () => registration,
  '/app/events/registration': () => registration,
  '/app/events/registrations': () => ({ records: [registration], total: 11 }),
  '/app/events/registrations/77': () => registration,
  '/app/events/registrations/78': () => refusal(404, 500, '报名记录不存在'),
  '/app/identity/viewer': () => ({ id: '7', role: 'visitor', companyId: null }),
});
const register = `mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) {
  registration { id eventTitle } message errors { code message path } } }`;
const input = {
  eventId: article.id,
  formId: '19',
  answers: [
    { fieldId: '__proto__', value: '王' },
    { fieldId: '2', value: '挤出' },
  ],
};

describe('events through the gateway', () => {
  it(
    'an event costs one call, the first record of its code; its text is clean',
    { tags: ['MEET-004', 'MEET-022', 'MEET-023', 'REST-043'] },
    async () => {
      const { query, rest } = await useGateway(answers());
      const answer = await query(`{ event(code: "C09A02") {
      id title description summary(locale: ZH) calendarUrl(locale: EN) startsAt
      sessions { startsAt endsAt title(locale: EN) speaker room calendarUrl } } }`);
      expect(answer.data).toEqual({
        event: {
          id: article.id,
          title: '交流会',
          description: '<p>第一段，<strong>重点</strong>。</p>',
          summary: '第一段，重点。',
          calendarUrl: '/files/calendar/events/1700000002.ics?language=EN',
          startsAt: '2025-08-27T10:00:00+08:00',
          sessions: [
            {
              startsAt: '2025-08-27T10:00:00+08:00',
              endsAt: '2025-08-27T10:35:00+08:00',
              title: 'Conductors',
              speaker: '顾海峰',
              room: '',
              calendarUrl: '/files/calendar/meetings/18.ics?language=ZH',
            },
          ],
        },
      });
      expect(rest.calls.map(({ path }) => path)).toEqual(['/app/events/articles?code=C09A02&pageSize=1']);
      expect((await query('{ event(code: "C09A09") { id } }')).data).toEqual({ event: null });
      expect((await query('{ event(code: "../x") { id } }')).data).toEqual({ event: null });
      expect(rest.calls).toHaveLength(2);
    },
  );

  it(
    'tells the way to sign up, with the page elsewhere, in the asked language, only where that is the way',
    { tags: ['MEET-006'] },
    async () => {
      const ask = async (change: object) => {
        const records = [{ ...article, ...change }];
        const { query } = await useGateway({
          ...answers(),
          '/app/events/articles': () => ({ records, total: 1 }),
        });
        const answer = await query('{ event(code: "C09A02") { signUp { kind url(locale: EN) isClosed } } }');
        return (required(answer.data)['event'] as unknown as { signUp: object }).signUp;
      };
      expect(await ask({})).toEqual({ kind: 'FORM', url: null, isClosed: false });
      expect(await ask({ signUpKind: 'external', hasEnded: true })).toEqual({
        kind: 'EXTERNAL',
        url: 'https://elsewhere.example/zh',
        isClosed: true,
      });
      expect(await ask({ signUpKind: 'external', signUpUrl: '' })).toMatchObject({
        kind: 'EXTERNAL',
        url: null,
      });
      const own = { signUpKind: 'external', signUpUrlEn: 'https://elsewhere.example/en' };
      expect(await ask(own)).toMatchObject({ kind: 'EXTERNAL', url: own.signUpUrlEn });
      expect(await ask({ signUpKind: 'hidden' })).toMatchObject({ kind: 'NONE', url: null });
    },
  );

  it(
    'a form with all kinds of fields, whatever they are called',
    { tags: ['MEET-030', 'MEET-031', 'MEET-033', 'REST-044'] },
    async () => {
      const { query } = await useGateway(answers());
      const answer = await query(`{ event(code: "C09A02") { signUp { form { id description(locale: EN)
      fields { id label kind isRequired options { value label(locale: EN) } } } } } }`);
      expect(answer.data).toMatchObject({
        event: {
          signUp: {
            form: {
              id: '19',
              description: 'What to know',
              fields: [
                { id: '__proto__', label: '__proto__', kind: 'TEXT', isRequired: true, options: [] },
                {
                  kind: 'SELECT',
                  options: [
                    { value: '挤出', label: 'Extrusion' },
                    { value: '材料', label: '材料' },
                  ],
                },
                { kind: 'FILE' },
                { kind: 'FILES' },
                { kind: 'TEXT' },
              ],
            },
          },
        },
      });
    },
  );

  it(
    'a sign-up travels as JSON text by field id, also of a field named __proto__',
    { tags: ['MEET-038', 'REST-045'] },
    async () => {
      const { query, rest } = await useGateway(answers());
      const answer = await query(register, { variables: { input }, headers });
      expect(answer.data).toEqual({
        registerForEvent: { registration: { id: '77', eventTitle: '交流会' }, message: 'ok', errors: [] },
      });
      const body = JSON.parse(first(rest.calls).body) as Record<string, string>;
      expect(body).toMatchObject({ articleId: article.id, formId: '19' });
      expect(body['userData']).toBe('{"2":"挤出","__proto__":"王"}');
    },
  );

  it(
    'refusals are data with the field, or say who may',
    { tags: ['MEET-025', 'MEET-028', 'MEET-040', 'ERR-005', 'ERR-006'] },
    async () => {
      const refused = async (answer: ReturnType<typeof refusal>) => {
        const { query } = await useGateway({ ...answers(), '/app/events/registration': () => answer });
        return query(register, { variables: { input } });
      };
      const errorsOf = async (answer: ReturnType<typeof refusal>) => {
        const { data } = await refused(answer);
        return (required(data)['registerForEvent'] as unknown as { errors: object[] }).errors;
      };
      expect(await errorsOf(refusal(409, 500, '您已报名该会议'))).toEqual([
        { code: 'DUPLICATE', message: '您已报名该会议', path: null },
      ]);
      expect(await errorsOf(refusal(403, 500, '您无法进行此操作'))).toEqual([
        { code: 'OTHER_ROLE', message: '您无法进行此操作', path: null },
      ]);
      expect((await refused(refusal(401, 401, '请先注册成为观众'))).errors).toMatchObject([
        { message: '请先注册成为观众', extensions: { code: 'UNAUTHENTICATED' } },
      ]);
    },
  );

  it('the own sign-up stands beside the event without a guest paying for it; an exhibitor or an ended session has none', async () => {
    const own = '{ event(code: "C09A02") { viewerRegistration { id } } }';
    const guest = await useGateway(answers());
    expect((await guest.query(own)).data).toEqual({ event: { viewerRegistration: null } });
    expect(guest.rest.paths()).toEqual(['/app/events/articles']);
    const visitor = await useGateway(answers());
    expect((await visitor.query(own, { headers })).data).toEqual({
      event: { viewerRegistration: { id: '77' } },
    });
    for (const answer of [refusal(403, 500, '请先退出'), refusal(401, 401, '登录已过期')]) {
      const other = await useGateway({ ...answers(), '/app/events/registered/1700000002': () => answer });
      const told = await other.query(own, { headers });
      expect(told).toMatchObject({ data: { event: { viewerRegistration: null } } });
      expect(told.errors).toBeUndefined();
    }
  });

  it(
    'lists own sign-ups with what was sent in, and cancels them',
    { tags: ['VC-030', 'VC-032', 'REST-078', 'REST-079'] },
    async () => {
      const { query, rest } = await useGateway(answers());
      const list = await query(
        `{ viewer { eventRegistrations(page: 2) { totalCount pageInfo { pageSize pageCount }
         nodes { id eventTitle createdAt answers { label text fileUrls } } }
         eventRegistration(id: "78") { id } } }`,
        { headers: { ...headers, language: 'EN' } },
      );
      expect(list.data).toMatchObject({
        viewer: {
          eventRegistrations: {
            totalCount: 11,
            pageInfo: { pageSize: 10, pageCount: 2 },
            nodes: [
              {
                id: '77',
                eventTitle: 'Exchange',
                createdAt: '2025-06-16T09:00:00+08:00',
                answers: [
                  { label: 'Topic', text: 'Extrusion', fileUrls: [] },
                  { label: 'Papers', text: '', fileUrls: ['/a.png', '/b.pdf'] },
                ],
              },
            ],
          },
          eventRegistration: null,
        },
      });
      expect(rest.calls.map(({ path }) => path)).toContain('/app/events/registrations?pageNo=2&pageSize=10');
      const cancel = (id: string) =>
        query(`mutation { cancelEventRegistration(id: "${id}") { cancelledId errors { message } } }`, {
          headers,
        });
      expect((await cancel('77')).data).toEqual({
        cancelEventRegistration: { cancelledId: '77', errors: [] },
      });
      expect(rest.calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/app/events/registrations/77' });
      expect((await cancel('78')).data).toEqual({
        cancelEventRegistration: { cancelledId: null, errors: [{ message: '报名记录不存在' }] },
      });
    },
  );

  it(
    'earlier broadcasts and fairs abroad, in the language that is asked for',
    { tags: ['MEET-012', 'MEET-013', 'MEET-015', 'REST-042'] },
    async () => {
      const { query } = await useGateway({
        '/app/events/live-episodes': () => [
          {
            id: '1',
            liveType: 'link',
            link: 'https://l.example',
            coverImage: '/1.svg',
            title: '甲',
            titleEn: 'A',
          },
          { id: '2', liveType: 'whatever', link: '', coverImage: '', title: '乙', titleEn: '' },
        ],
        '/app/events/overseas-fairs': () => [
          {
            id: '3',
            title: '印度展',
            titleEn: 'India',
            startsOn: '2024-11-27',
            endsOn: '2024-11-29',
            location: '孟买',
            locationEn: 'Mumbai',
            description: '',
            descriptionEn: '',
            coverImage: '',
            isPast: true,
          },
        ],
      });
      const answer = await query(
        '{ liveEpisodes { kind title url coverUrl } overseasFairs { title startsOn location isPast coverUrl } }',
        { headers: { language: 'EN' } },
      );
      expect(answer.data).toEqual({
        liveEpisodes: [
          { kind: 'LINK', title: 'A', url: 'https://l.example', coverUrl: '/1.svg' },
          { kind: 'OTHER', title: '乙', url: null, coverUrl: null },
        ],
        overseasFairs: [
          { title: 'India', startsOn: '2024-11-27', location: 'Mumbai', isPast: true, coverUrl: null },
        ],
      });
    },
  );
});
