import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { requestChecks } from './request-checks.ts';

const fields = {
  type: 'object',
  properties: {
    isComing: { type: 'boolean' },
    hours: { type: 'integer' },
    note: { type: 'string' },
    remark: { type: ['string', 'null'] },
  },
};

const app = Fastify({
  schemaController: { compilersFactory: { buildValidator: requestChecks } },
  ajv: { customOptions: { coerceTypes: 'array' } },
});
app.post('/body', { schema: { body: fields } }, async ({ body }) => body);
app.get('/query', { schema: { querystring: fields } }, async ({ query }) => query);
afterAll(() => app.close());

const post = (payload: object) => app.inject({ method: 'POST', url: '/body', payload });

describe('the checks of requests', () => {
  it.each(['isComing', 'hours', 'note'])('refuse null for %s of a body', async (field) => {
    expect((await post({ [field]: null })).statusCode).toBe(400);
  });

  it.each<object>([{ hours: '3' }, { isComing: 'true' }, { isComing: 1 }, { note: 3 }])(
    'refuse another type in a body: %j',
    async (body) => {
      expect((await post(body)).statusCode).toBe(400);
    },
  );

  it('take null where a schema allows it', async () => {
    expect((await post({ remark: null })).json()).toEqual({ remark: null });
  });

  it('convert what stands in an address', async () => {
    const { body } = await app.inject('/query?isComing=true&hours=3');
    expect(JSON.parse(body)).toMatchObject({ isComing: true, hours: 3 });
  });
});
