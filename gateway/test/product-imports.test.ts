import { describe, expect, it } from 'vitest';
import { RawReply, refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';

const headers = { cookie: `session=${'a'.repeat(43)}` };
const viewer = { id: '7', role: 'exhibitor', companyId: '1' };
const lists = '/app/exhibiting/exhibits/imports';
const list = {
  id: '9',
  fileName: '展品.zip',
  lineCount: 3,
  validCount: 2,
  problemCount: 2,
  addedCount: 0,
  problems: [
    { line: 0, column: '', message: '太多' },
    { line: 4, column: '图片', message: '没有' },
  ],
  createTime: '2025-06-16 09:00:00',
  submittedTime: null as string | null,
};
const submit = `mutation { submitProductImport(id: "9") {
  import { addedCount submittedAt } message errors { code message } } }`;

describe('lists of products through the gateway', () => {
  it('a list tells what is wrong where; unknown and foreign ones, and all of a visitor’s, are null', async () => {
    const ask = `{ viewer { nine: productImport(id: "9") { fileName lineCount validCount problemCount createdAt
      submittedAt problems { line column message } } eight: productImport(id: "8") { id } } }`;
    const { query, rest } = await useGateway({
      '/app/identity/viewer': () => viewer,
      [`${lists}/9`]: () => list,
      [`${lists}/8`]: () => refusal(404, 500, '展品表格不存在'),
    });
    expect((await query(ask, { headers })).data?.['viewer']).toEqual({
      nine: {
        fileName: '展品.zip',
        lineCount: 3,
        validCount: 2,
        problemCount: 2,
        createdAt: '2025-06-16T09:00:00+08:00',
        submittedAt: null,
        problems: [
          { line: null, column: null, message: '太多' },
          { line: 4, column: '图片', message: '没有' },
        ],
      },
      eight: null,
    });
    rest.answers['/app/identity/viewer'] = () => ({ ...viewer, role: 'visitor', companyId: null });
    const asked = rest.calls.length;
    expect((await query(ask, { headers })).data?.['viewer']).toEqual({ nine: null, eight: null });
    expect(rest.calls.length - asked).toBe(1);
  });

  it('hands a list in by its id; what is expected to fail is data', async () => {
    const { query, rest } = await useGateway({
      [`${lists}/9/submit`]: () => ({ ...list, addedCount: 2, submittedTime: '2025-06-16 10:00:00' }),
    });
    expect((await query(submit, { headers })).data).toEqual({
      submitProductImport: {
        import: { addedCount: 2, submittedAt: '2025-06-16T10:00:00+08:00' },
        message: 'ok',
        errors: [],
      },
    });
    rest.answers[`${lists}/9/submit`] = () => refusal(404, 500, '展品表格不存在');
    expect((await query(submit, { headers })).data?.['submitProductImport']).toMatchObject({
      import: null,
      errors: [{ code: 'NOT_FOUND', message: '展品表格不存在' }],
    });
  });

  it('passes the file on, and not for a page of another site', async () => {
    const { app, rest } = await useGateway({
      [lists]: () => new RawReply(413, JSON.stringify({ success: false, code: 500, message: '太大' })),
    });
    const send = (more: object) =>
      app.inject({
        method: 'POST',
        url: lists,
        headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x', ...more },
        payload: '--x--',
      });
    expect((await send({})).statusCode).toBe(403);
    expect(rest.calls).toHaveLength(0);
    const answer = await send({ 'apollo-require-preflight': 'true' });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([413, '太大']);
    expect(rest.calls[0]).toMatchObject({ method: 'POST', body: '--x--' });
  });
});
