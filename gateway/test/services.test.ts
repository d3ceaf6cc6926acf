import { describe, expect, it } from 'vitest';
import type { Schemas } from '../src/rest/operations.ts';
import { RawReply, refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { first, required } from './support/required.ts';

const token = 'a'.repeat(43);
const headers = { cookie: `session=${token}` };
const file = `/files/own/uploads/${'0'.repeat(32)}.pdf`;
const item = (id: number, change: Partial<Schemas['ServiceItem']> = {}): Schemas['ServiceItem'] => ({
  id: String(id),
  categoryId: '1',
  categoryId_dictText: '展商服务',
  title: `事项${id}`,
  titleEn: `Item ${id}`,
  deadLineTime: '2025-07-04 17:00:00',
  daysLeft: 18,
  isOverdue: false,
  fillType: '1',
  require: 'N',
  isFill: 'N',
  filePath: '/files/a-cn.pdf',
  filePathEn: '/files/a-en.pdf',
  linkFormId: null,
  notice: '',
  submission: null,
  ...change,
});
const filled = item(2, {
  categoryId: '99',
  fillType: '2',
  require: 'Y',
  isFill: 'Y',
  linkFormId: '30',
  filePath: '',
  filePathEn: '',
  submission: {
    submitTime: '2025-06-12 10:00:00',
    userData: '[]',
    answers: [
      { fieldId: '8', title: '颜色', titleEn: 'Colour', fieldType: 'Select', value: '黑', valueEn: 'Black' },
      { fieldId: '9', title: '图', titleEn: 'Plan', fieldType: 'Upload', value: file, valueEn: file },
    ],
    userFilePath: '',
    userFileName: '',
  },
});
const form = {
  mtForms: { id: '30', description: '说明', descriptionEn: 'Please note' },
  formFieldsList: [
    {
      id: '8',
      title: '颜色',
      titleEn: 'Colour',
      isRequired: 'Y',
      fieldType: 'Select',
      defaultValue: '黑,蓝',
      defaultValueEn: 'Black,Blue',
    },
  ],
};
const items = [item(1), filled, item(3, { fillType: '3', categoryId: '4' })];
const answers = (role = 'exhibitor') => ({
  '/app/identity/viewer': () => ({ id: '7', role, companyId: role === 'exhibitor' ? '1' : null }),
  '/app/exhibiting/service-items': () => items,
  '/app/exhibiting/service-forms/30': () => form,
  '/app/exhibiting/service-form': () => filled,
  '/app/exhibiting/service-file': () => item(1, { isFill: 'Y' }),
});
const fields = `id category title deadline daysLeft isOverdue fillType isRequired isDone fileUrl notice
  submission { submittedAt fileUrl fileName answers { fieldId label text fileUrls } }`;
const fill = `mutation ($input: SubmitServiceFormInput!) {
  submitServiceForm(input: $input) { item { id isDone } message errors { code message path } } }`;
const upload = `mutation ($input: SubmitServiceFileInput!) {
  submitServiceFile(input: $input) { item { id isDone } message errors { code message path } } }`;
const formInput = { itemId: '2', formId: '30', answers: [{ fieldId: '8', value: '黑' }] };
const fileInput = { itemId: '1', fileUrl: file };
const wrong = (field: string, status = 400) =>
  new RawReply(
    status,
    JSON.stringify({ success: false, code: 500, message: '请检查', result: null, timestamp: 0, field }),
  );

describe('the service manual through the gateway', () => {
  it(
    'all items by one call, in the words of the field',
    { tags: ['EXH-116', 'EXH-121', 'REST-111', 'CONST-060'] },
    async () => {
      const { query, rest } = await useGateway(answers());
      const text = `{ viewer { serviceItems { ${fields} } one: serviceItem(id: "2") { ${fields} } } }`;
      const answer = await query(text, { headers: { ...headers, language: 'EN' } });
      expect(answer.errors).toBeUndefined();
      const { serviceItems, one } = required(answer.data)['viewer'] as unknown as Record<string, object[]>;
      expect(serviceItems?.[0]).toEqual({
        id: '1',
        category: 'EXHIBITOR_SERVICES',
        title: 'Item 1',
        deadline: '2025-07-04T17:00:00+08:00',
        daysLeft: 18,
        isOverdue: false,
        fillType: 'UPLOAD',
        isRequired: false,
        isDone: false,
        fileUrl: '/files/a-en.pdf',
        notice: null,
        submission: null,
      });
      expect(serviceItems?.[2]).toMatchObject({ category: 'SHIPMENT', fillType: 'DOWNLOAD' });
      expect(one).toEqual(required(serviceItems)[1]);
      expect(one).toMatchObject({
        category: 'OTHER',
        fillType: 'ONLINE',
        isRequired: true,
        isDone: true,
        fileUrl: null,
        submission: {
          submittedAt: '2025-06-12T10:00:00+08:00',
          fileUrl: null,
          fileName: null,
          answers: [
            { fieldId: '8', label: 'Colour', text: 'Black', fileUrls: [] },
            { fieldId: '9', label: 'Plan', text: '', fileUrls: [file] },
          ],
        },
      });
      expect(rest.calls.filter(({ path }) => path.includes('service')).map(({ path }) => path)).toEqual([
        '/app/exhibiting/service-items',
      ]);
    },
  );

  it(
    'an item brings its form; one without a form costs no call',
    { tags: ['EXH-123', 'EXH-128', 'EXH-129'] },
    async () => {
      const { query, rest } = await useGateway(answers());
      const ask = (id: string) =>
        query(
          `{ viewer { serviceItem(id: "${id}") { form { id description fields { id label kind isRequired
          options { value label } } } } } }`,
          { headers },
        );
      expect((await ask('2')).data).toEqual({
        viewer: {
          serviceItem: {
            form: {
              id: '30',
              description: '说明',
              fields: [
                {
                  id: '8',
                  label: '颜色',
                  kind: 'SELECT',
                  isRequired: true,
                  options: [
                    { value: '黑', label: '黑' },
                    { value: '蓝', label: '蓝' },
                  ],
                },
              ],
            },
          },
        },
      });
      expect((await ask('1')).data).toEqual({ viewer: { serviceItem: { form: null } } });
      for (const id of ['8', 'x']) expect((await ask(id)).data).toEqual({ viewer: { serviceItem: null } });
      expect(rest.calls.filter(({ path }) => path.includes('service-forms'))).toHaveLength(1);
      rest.answers['/app/exhibiting/service-forms/30'] = () => refusal(404, 500, '表单不存在');
      expect((await ask('2')).data).toEqual({ viewer: { serviceItem: { form: null } } });
    },
  );

  it('visitors have none, without a call', async () => {
    const { query, rest } = await useGateway(answers('visitor'));
    const text = '{ viewer { serviceItems { id } serviceItem(id: "1") { id } } }';
    expect((await query(text, { headers })).data).toEqual({
      viewer: { serviceItems: null, serviceItem: null },
    });
    expect(rest.calls.map(({ path }) => path)).toEqual(['/app/identity/viewer']);
  });

  it('hands a form in by one call, its answers as a list', { tags: ['EXH-124', 'REST-112'] }, async () => {
    const { query, rest } = await useGateway(answers());
    expect((await query(fill, { variables: { input: formInput }, headers })).data).toEqual({
      submitServiceForm: { item: { id: '2', isDone: true }, message: 'ok', errors: [] },
    });
    expect(rest.calls).toHaveLength(1);
    expect(rest.calls[0]).toMatchObject({ method: 'POST', path: '/app/exhibiting/service-form', token });
    expect(JSON.parse(first(rest.calls).body)).toEqual({
      fileId: '2',
      formId: '30',
      userData: '[{"id":"8","value":"黑"}]',
    });
  });

  it('hands a file in by one call', { tags: ['EXH-125', 'REST-113'] }, async () => {
    const { query, rest } = await useGateway(answers());
    expect((await query(upload, { variables: { input: fileInput }, headers })).data).toEqual({
      submitServiceFile: { item: { id: '1', isDone: true }, message: 'ok', errors: [] },
    });
    expect(rest.calls.map(({ method, path, body }) => [method, path, JSON.parse(body) as unknown])).toEqual([
      ['POST', '/app/exhibiting/service-file', { fileId: '1', userFilePath: file }],
    ]);
  });

  it('names the field that is wrong, and what was done already', { tags: ['VAL-045'] }, async () => {
    const { query, rest } = await useGateway({
      '/app/exhibiting/service-form': () => wrong('8'),
      '/app/exhibiting/service-file': () => wrong('userFilePath'),
    });
    expect((await query(fill, { variables: { input: formInput }, headers })).data).toEqual({
      submitServiceForm: {
        item: null,
        message: null,
        errors: [{ code: 'INVALID', message: '请检查', path: ['answers', '8'] }],
      },
    });
    expect((await query(upload, { variables: { input: fileInput }, headers })).data).toEqual({
      submitServiceFile: {
        item: null,
        message: null,
        errors: [{ code: 'INVALID', message: '请检查', path: ['fileUrl'] }],
      },
    });
    rest.answers['/app/exhibiting/service-form'] = () => refusal(409, 500, '该项目已提交');
    expect((await query(fill, { variables: { input: formInput }, headers })).data).toMatchObject({
      submitServiceForm: { errors: [{ code: 'DUPLICATE', message: '该项目已提交', path: null }] },
    });
    rest.answers['/app/exhibiting/service-form'] = () => refusal(401, 401, '请先登录');
    expect((await query(fill, { variables: { input: formInput } })).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });
});
