import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { tickingClock } from '../clock/clock.ts';
import { installErrorHandling } from './error-handler.ts';

const schema = {
  body: {
    type: 'object',
    required: ['people'],
    additionalProperties: false,
    properties: {
      people: {
        type: 'array',
        items: {
          type: 'object',
          required: ['email'],
          properties: { email: { type: 'string', maxLength: 5 } },
        },
      },
    },
  },
};

async function told(payload: string, language: string): Promise<string> {
  const app = Fastify({
    logger: false,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  });
  installErrorHandling(app, tickingClock(new Date()));
  app.post('/', { schema }, async () => 'never');
  const headers = { 'content-type': 'application/json', language };
  const answer = await app.inject({ method: 'POST', url: '/', headers, payload });
  expect(answer.statusCode).toBe(400);
  return (JSON.parse(answer.body) as { message: string }).message;
}

it.each([
  [
    '"text"',
    '请求内容格式不正确，应为 object',
    'The content of the request has the wrong type, expected object',
  ],
  [
    '[1]',
    '请求内容格式不正确，应为 object',
    'The content of the request has the wrong type, expected object',
  ],
  ['{}', '字段 people 不能为空', 'Field people is required'],
  ['{"people":[],"more":1}', '字段 more 不被接受', 'Field more is not accepted'],
  ['{"people":1}', '字段 people 格式不正确，应为 array', 'Field people has the wrong type, expected array'],
  ['{"people":[{}]}', '字段 people.0.email 不能为空', 'Field people.0.email is required'],
  [
    '{"people":[{"email":"123456"}]}',
    '字段 people.0.email 不能超过 5 个字符',
    'Field people.0.email cannot exceed 5 characters',
  ],
])('a wrong content like %s is told with the name of what is wrong', async (payload, zh, en) => {
  expect(await told(payload, 'ZH')).toBe(zh);
  expect(await told(payload, 'EN')).toBe(en);
});
