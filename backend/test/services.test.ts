import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DEMO_START, instantOf } from '../src/clock/clock.ts';
import { serviceItemId } from '../src/demo/exhibiting/service-items.ts';
import type { Form } from '../src/forms/index.ts';
import type { ServiceItem } from '../src/modules/exhibiting/services/contract.ts';
import { serviceFulfilments, serviceItems } from '../src/modules/exhibiting/services/tables.ts';
import { signedIn } from './support/accounts.ts';
import { companyOf } from './support/companies.ts';
import { pdf } from './support/sample-files.ts';
import { useService } from './support/service.ts';
import { contentType, multipart } from './support/uploads.ts';
import { required } from './support/required.ts';

const list = '/app/exhibiting/service-items';
const furniture = serviceItemId('Furniture hire');
const shipment = serviceItemId('Shipment pre-advice');
const safety = serviceItemId('Safety commitment of the booth');
const rules = serviceItemId('Rules for exhibitors and price list');
const builder = serviceItemId('Registration of the builder of a raw-space booth');

describe('the service manual', () => {
  const service = useService();
  const items = async (token: string, query = '', language = 'ZH') =>
    (await service.call<ServiceItem[]>('GET', `${list}${query}`, { token, language })).result;
  const item = async (token: string, id: string, language = 'ZH') =>
    required((await items(token, '', language)).find((one) => one.id === id));
  const formOf = async (token: string, id: string) => {
    const { linkFormId } = await item(token, id);
    return (await service.call<Form>('GET', `/app/exhibiting/service-forms/${linkFormId}`, { token })).result;
  };
  const fill = (token: string | undefined, body: object, language = 'ZH') =>
    service.call<ServiceItem>('POST', '/app/exhibiting/service-form', {
      ...(token === undefined ? {} : { token }),
      language,
      body,
    });
  const upload = (token: string | undefined, body: object, language = 'ZH') =>
    service.call<ServiceItem>('POST', '/app/exhibiting/service-file', {
      ...(token === undefined ? {} : { token }),
      language,
      body,
    });
  const send = async (token: string, query = '?kind=document&private=true') =>
    (
      await service.app().inject({
        method: 'POST',
        url: `/app/uploads/file${query}`,
        headers: { token, 'content-type': contentType },
        payload: multipart({ fileName: '责任书.pdf', content: pdf(900) }),
      })
    ).json<{ message: string }>().message;
  /** The furniture form with its fields that must be filled in, changed by the words of some. */
  const furnitureBody = async (token: string, change: Record<string, string> = {}) => {
    const { mtForms, formFieldsList } = await formOf(token, furniture);
    const values: Record<string, string> = {
      洽谈桌椅: '一桌四椅',
      现场联系人: '王磊',
      联系人手机: '13800138000',
      ...change,
    };
    return {
      fileId: furniture,
      formId: mtForms.id,
      userData: JSON.stringify(formFieldsList.map(({ id, title }) => ({ id, value: values[title] ?? '' }))),
    };
  };
  const at = async (text: string, then: () => Promise<void>) => {
    service.clock.set(instantOf(text));
    try {
      await then();
    } finally {
      service.clock.set(DEMO_START);
    }
  };
  const rowsOf = (companyId: string) =>
    service.database().orm().$count(serviceFulfilments, eq(serviceFulfilments.exhibitorId, companyId));

  it(
    'all items are answered in one array, by category, unless a page is asked for',
    { tags: ['REST-111', 'CONFLICT-052', 'CONST-060'] },
    async () => {
      const { token } = await companyOf(service);
      const all = await items(token);
      expect(all.length).toBeGreaterThan(10);
      expect([...new Set(all.map(({ categoryId }) => categoryId))]).toEqual(['1', '2', '3', '4', '5', '99']);
      expect(await items(token, '?pageNo=1')).toEqual(all.slice(0, 10));
      expect(await items(token, '?pageNo=2&pageSize=4')).toEqual(all.slice(4, 8));
      expect(await items(token, '?pageSize=10000')).toEqual(all);
      expect(await items(token, '?pageNo=9')).toEqual([]);
    },
  );

  it(
    'an item says all that its row shows',
    { tags: ['EXH-118', 'EXH-119', 'EXH-120', 'EXH-121'] },
    async () => {
      const { token } = await companyOf(service);
      expect(await item(token, safety, 'EN')).toEqual({
        id: safety,
        categoryId: '2',
        categoryId_dictText: 'Booth construction',
        title: '施工安全责任书',
        titleEn: 'Safety commitment of the booth',
        deadLineTime: '2025-07-04 17:00:00',
        daysLeft: 18,
        isOverdue: false,
        fillType: '1',
        require: 'Y',
        isFill: 'N',
        filePath: '/files/demo/documents/safety-commitment-cn.html',
        filePathEn: '/files/demo/documents/safety-commitment-en.html',
        linkFormId: null,
        notice: '',
        submission: null,
      });
      expect(await item(token, furniture)).toMatchObject({
        fillType: '2',
        require: 'N',
        filePath: '',
        linkFormId: expect.stringMatching(/^\d+$/) as string,
      });
      expect(await item(token, rules)).toMatchObject({ fillType: '3', linkFormId: null });
    },
  );

  it(
    'its form has the fields of a sign-up form, and only forms of the manual are answered',
    { tags: ['EXH-128', 'EXH-129'] },
    async () => {
      const { token } = await companyOf(service);
      const form = await formOf(token, shipment);
      expect(form.mtForms).toEqual({
        id: expect.any(String) as string,
        description: expect.stringMatching(/发货/) as string,
        descriptionEn: expect.stringMatching(/ship/) as string,
      });
      expect(form.formFieldsList[1]).toEqual({
        id: expect.any(String) as string,
        title: '发货方式',
        titleEn: 'Way of transport',
        isRequired: 'Y',
        fieldType: 'Select',
        defaultValue: '公路,铁路,海运,空运',
        defaultValueEn: 'Road,Rail,Sea,Air',
      });
      const kinds = new Set<string>();
      for (const { linkFormId } of await items(token)) {
        if (linkFormId === null) continue;
        const { result } = await service.call<Form>('GET', `/app/exhibiting/service-forms/${linkFormId}`, {
          token,
        });
        for (const { fieldType } of result.formFieldsList) kinds.add(fieldType);
      }
      expect([...kinds].toSorted()).toEqual(['MutiUpload', 'Select', 'Text', 'Upload']);
      const { result: events } = await service.get<{ records: { linkFormId: string | null }[] }>(
        '/app/events/articles',
      );
      const signUp = required(events.records.find(({ linkFormId }) => linkFormId !== null)).linkFormId;
      for (const id of [signUp, '1', '9'.repeat(30)]) {
        const answer = await service.call('GET', `/app/exhibiting/service-forms/${id}`, { token });
        expect(answer).toMatchObject({ status: 404, message: '表单不存在' });
      }
    },
  );

  it(
    'a form is handed in, and can be read from then on by the whole company',
    { tags: ['EXH-124', 'REST-112', 'ERR-059', 'EXH-127'] },
    async () => {
      const { token, companyId } = await companyOf(service);
      const body = await furnitureBody(token, { 洽谈桌椅: '两桌八椅', 现场联系人: ' 王磊\r\n李梅 ' });
      const saved = await fill(token, body, 'EN');
      expect(saved).toMatchObject({
        status: 200,
        message: 'Submitted successfully',
        result: {
          id: furniture,
          isFill: 'Y',
          notice: '',
          submission: {
            submitTime: '2025-06-16 09:00:00',
            userFilePath: '',
            userFileName: '',
            answers: [
              {
                title: '洽谈桌椅',
                titleEn: 'Table and chairs',
                value: '两桌八椅',
                valueEn: 'Two tables with eight',
              },
              { title: '现场联系人', value: '王磊\n李梅' },
              { title: '联系人手机', value: '13800138000' },
            ],
          },
        },
      });
      const { userData } = required(saved.result.submission);
      expect(JSON.parse(userData)).toEqual(
        required(saved.result.submission).answers.map(({ fieldId, value }) => ({ id: fieldId, value })),
      );
      expect((await fill(token, body)).message).toBe('提交成功');
      const colleague = await signedIn(service, 'exhibitor', { exhibitorId: companyId });
      expect((await item(colleague.token, furniture, 'EN')).submission).toEqual(saved.result.submission);
      const other = await companyOf(service);
      expect(await item(other.token, furniture)).toMatchObject({ isFill: 'N', submission: null });
    },
  );

  it.each([
    [{ 洽谈桌椅: '' }, '请选择洽谈桌椅', 'Please choose “Table and chairs”'],
    [{ 现场联系人: ' \n' }, '请输入现场联系人', 'Please enter “Contact on site”'],
    [{ 洽谈桌椅: '三桌' }, '洽谈桌椅中没有这个选项', '“Table and chairs” has no such option'],
    [
      { 现场联系人: '王'.repeat(501) },
      '现场联系人不能超过 500 个字符',
      '“Contact on site” cannot exceed 500 characters',
    ],
  ])('asks for %o by its title, and where', { tags: ['DESIGN-002', 'VAL-045'] }, async (change, zh, en) => {
    const { token, companyId } = await companyOf(service);
    const body = await furnitureBody(token, change);
    const refused = await fill(token, body);
    expect(refused).toMatchObject({ status: 400, code: 500, message: zh });
    const { formFieldsList } = await formOf(token, furniture);
    const [title] = Object.keys(change);
    const { id } = required(formFieldsList.find((field) => field.title === title));
    expect(refused).toHaveProperty('field', id);
    expect((await fill(token, body, 'EN')).message).toBe(en);
    expect(await rowsOf(companyId)).toBe(0);
  });

  it.each([
    ['not JSON', '{', '表单内容格式不正确'],
    ['an object', '{}', '表单内容格式不正确'],
    ['null', 'null', '表单内容格式不正确'],
    ['entries that are no answers', '[1]', '表单内容格式不正确'],
    ['values that are no text', '[{"id":"1","value":2}]', '表单内容格式不正确'],
    ['a field twice', '[{"id":"1","value":"a"},{"id":"1","value":"b"}]', '表单内容格式不正确'],
    ['a field named __proto__', '[{"id":"__proto__","value":"x"}]', '表单中没有这一项，请刷新页面后重新填写'],
  ])('refuses %s', { tags: ['EXH-124'] }, async (_what, userData, message) => {
    const { token } = await companyOf(service);
    const body = { ...(await furnitureBody(token)), userData };
    expect(await fill(token, body)).toMatchObject({ status: 400, message });
  });

  it(
    'Upload takes one file, MutiUpload several: private ones of the sender',
    { tags: ['VAL-046'] },
    async () => {
      const { token } = await companyOf(service);
      const { mtForms, formFieldsList } = await formOf(token, shipment);
      const [a, b] = [await send(token), await send(token)];
      const filled = (packing: string) => {
        const values: Record<string, string> = { 装箱单: packing, 发货方式: '海运' };
        return {
          fileId: shipment,
          formId: mtForms.id,
          userData: JSON.stringify(
            formFieldsList.map(({ id, title }) => ({ id, value: values[title] ?? '三件' })),
          ),
        };
      };
      const { id: field } = required(formFieldsList.find(({ title }) => title === '装箱单'));
      expect(await fill(token, filled(`${a},${b}`))).toMatchObject({
        status: 400,
        message: '装箱单最多上传 1 个文件',
        field,
      });
      expect(await fill(token, filled(await send(token, '?kind=document')))).toMatchObject({
        status: 400,
        field,
      });
      const stranger = await companyOf(service);
      expect(await fill(token, filled(await send(stranger.token)))).toMatchObject({ status: 400, field });
      expect((await fill(token, filled(a))).result.isFill).toBe('Y');

      const launch = serviceItemId('New products at the show');
      const form = await formOf(token, launch);
      const userData = JSON.stringify(
        form.formFieldsList.map(({ id, fieldType }) => ({
          id,
          value: fieldType === 'MutiUpload' ? `${a}, ${b}` : '新型挤出机',
        })),
      );
      const { result } = await fill(token, { fileId: launch, formId: form.mtForms.id, userData });
      expect(result.submission?.answers.at(-1)?.value).toBe(`${a},${b}`);
    },
  );

  it(
    'a file is handed in, under the name that it came with, for the company alone',
    { tags: ['EXH-125', 'REST-113'] },
    async () => {
      const { token, companyId } = await companyOf(service);
      const userFilePath = await send(token);
      const saved = await upload(token, { fileId: safety, userFilePath }, 'EN');
      expect(saved).toMatchObject({
        status: 200,
        message: 'Submitted successfully',
        result: {
          id: safety,
          isFill: 'Y',
          submission: { userFilePath, userFileName: '责任书.pdf', userData: '[]', answers: [] },
        },
      });
      const load = async (as?: string) =>
        (await service.app().inject({ url: userFilePath, headers: as === undefined ? {} : { token: as } }))
          .statusCode;
      const colleague = await signedIn(service, 'exhibitor', { exhibitorId: companyId });
      expect(await load(colleague.token)).toBe(200);
      expect(await load()).toBe(401);
      expect(await load((await companyOf(service)).token)).toBe(404);
    },
  );

  it('takes nothing but a private file of the sender', { tags: ['EXH-125'] }, async () => {
    const { token, companyId } = await companyOf(service);
    const stranger = await companyOf(service);
    for (const userFilePath of [
      ' ',
      'https://elsewhere.example/a.pdf',
      '/files/demo/documents/freight-cn.html',
      await send(token, '?kind=document'),
      await send(stranger.token),
    ]) {
      const refused = await upload(token, { fileId: safety, userFilePath });
      expect(refused, userFilePath).toMatchObject({ status: 400, code: 500, field: 'userFilePath' });
      expect(refused.message).not.toBe('');
    }
    expect(await rowsOf(companyId)).toBe(0);
  });

  it('each kind of item takes its own', { tags: ['EXH-118', 'EXH-119', 'EXH-120'] }, async () => {
    const { token } = await companyOf(service);
    const body = await furnitureBody(token);
    const userFilePath = await send(token);
    for (const fileId of [safety, rules]) {
      expect(await fill(token, { ...body, fileId })).toMatchObject({
        status: 400,
        message: '该项目不是在线填写',
      });
    }
    for (const fileId of [furniture, rules]) {
      expect(await upload(token, { fileId, userFilePath }, 'EN')).toMatchObject({
        status: 400,
        message: 'This item takes no file',
      });
    }
    const { linkFormId: formId } = await item(token, shipment);
    expect(await fill(token, { ...body, formId })).toMatchObject({
      status: 400,
      message: '表单已更新，请刷新页面后重新填写',
    });
    for (const fileId of ['1', '9'.repeat(30)]) {
      expect(await fill(token, { ...body, fileId })).toMatchObject({ status: 404 });
      expect(await upload(token, { fileId, userFilePath })).toMatchObject({ status: 404 });
    }
  });

  it(
    'what is done stays: the same again succeeds, something else is refused with whom to ask',
    { tags: ['DESIGN-043'] },
    async () => {
      const { token, companyId } = await companyOf(service);
      const body = await furnitureBody(token);
      const first = await fill(token, body);
      expect((await fill(token, body)).result).toEqual(first.result);
      const change = await furnitureBody(token, { 洽谈桌椅: '不需要' });
      expect(await fill(token, change)).toMatchObject({
        status: 409,
        message: '该项目已提交，如需修改，请联系主办方 services@wirefair.example',
      });
      const userFilePath = await send(token);
      await upload(token, { fileId: safety, userFilePath });
      expect(await upload(token, { fileId: safety, userFilePath })).toMatchObject({ status: 200 });
      expect(await upload(token, { fileId: safety, userFilePath: await send(token) }, 'EN')).toMatchObject({
        status: 409,
        message:
          'This has already been submitted. To change it, please contact the organiser at services@wirefair.example',
      });
      expect((await item(token, furniture)).submission).toEqual(first.result.submission);
      expect(await rowsOf(companyId)).toBe(2);
    },
  );

  it(
    'past its deadline nothing is handed in; what was can still be read',
    { tags: ['DESIGN-043'] },
    async () => {
      const { token } = await companyOf(service);
      const userFilePath = await send(token);
      const message = '已过截止时间，如仍需提交，请联系主办方 services@wirefair.example';
      expect(await upload(token, { fileId: builder, userFilePath })).toMatchObject({ status: 400, message });
      expect(await item(token, builder)).toMatchObject({ isOverdue: true, daysLeft: -6, notice: message });
      const other = await companyOf(service);
      const body = await furnitureBody(token);
      await at('2025-08-01 17:00:00', async () => {
        expect((await fill(token, body)).status).toBe(200);
      });
      await at('2025-08-01 17:00:01', async () => {
        expect(await fill(other.token, body, 'EN')).toMatchObject({
          status: 400,
          message:
            'The deadline has passed. If you still need this, please contact the organiser at services@wirefair.example',
        });
        // Sent again by somebody whose first answer was lost.
        expect((await fill(token, body)).status).toBe(200);
        expect(await item(token, furniture)).toMatchObject({ isFill: 'Y', isOverdue: true, notice: '' });
        expect((await item(token, furniture)).submission?.answers).toHaveLength(3);
      });
    },
  );

  it('a hundred at once make one, of two different ones just one', { tags: ['DESIGN-043'] }, async () => {
    const { token, companyId } = await companyOf(service);
    const body = await furnitureBody(token);
    const answers = await Promise.all(Array.from({ length: 100 }, () => fill(token, body)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 200));
    expect(await rowsOf(companyId)).toBe(1);
    const files = [await send(token), await send(token)];
    const both = await Promise.all(
      files.map((userFilePath) => upload(token, { fileId: safety, userFilePath })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await rowsOf(companyId)).toBe(2);
  });

  it('shows the items of the edition in force alone', async () => {
    const { token } = await companyOf(service);
    const later = required(
      (
        await service
          .database()
          .orm()
          .insert(serviceItems)
          .values({ edition: 13, category: 1, rank: 0, titleCn: '下届', deadline: new Date(), fillType: 1 })
          .returning()
      )[0],
    );
    expect((await items(token)).map(({ id }) => id)).not.toContain(later.id);
    const userFilePath = await send(token);
    expect(await upload(token, { fileId: later.id, userFilePath })).toMatchObject({ status: 404 });
  });

  it('answers companies alone', async () => {
    const { token } = await companyOf(service);
    const body = await furnitureBody(token);
    const visitor = await signedIn(service);
    const applicant = await signedIn(service, 'exhibitor');
    for (const [as, status] of [
      [undefined, 401],
      [visitor.token, 403],
      [applicant.token, 403],
    ] as const) {
      expect((await fill(as, body)).status).toBe(status);
      expect((await upload(as, { fileId: safety, userFilePath: 'x' })).status).toBe(status);
      const seen = await service.call('GET', list, as === undefined ? {} : { token: as });
      expect(seen.status).toBe(status);
      const form = await service.call(
        'GET',
        `/app/exhibiting/service-forms/${body.formId}`,
        as === undefined ? {} : { token: as },
      );
      expect(form.status).toBe(status);
    }
  });
});
