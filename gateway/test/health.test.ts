import { describe, expect, it } from 'vitest';
import { RawReply, silence } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';

async function readiness(answers: Parameters<typeof useGateway>[0], env: Record<string, string> = {}) {
  const { app, rest } = await useGateway(answers, env);
  const { statusCode } = await app.inject({ url: '/health/ready' });
  return { statusCode, paths: rest.paths() };
}

describe('readiness of the gateway', () => {
  it('asks the REST server below its base path', async () => {
    const answers = { '/api/health/ready': () => new RawReply(200, '{"status":"ready"}') };
    const { statusCode, paths } = await readiness(answers, { BACKEND_BASE_PATH: '/api' });
    expect([statusCode, paths]).toEqual([200, ['/api/health/ready']]);
  });

  it.each([
    ['says that it knows no such call', new RawReply(404, '{"success":false,"code":404}')],
    ['asks for a session', new RawReply(401, '')],
    ['answers a business error', new RawReply(200, '{"success":false,"code":500}')],
  ])('is given before a foreign server that %s', async (_name, reply) => {
    expect((await readiness({ '/health/ready': () => reply })).statusCode).toBe(200);
  });

  it.each([
    ['cannot reach its database', new RawReply(503, '{"status":"database unavailable"}')],
    ['is behind a proxy that does not reach it', new RawReply(502, 'bad gateway')],
    ['does not answer', silence],
  ])('is not given before a server that %s', async (_name, reply) => {
    expect((await readiness({ '/health/ready': () => reply })).statusCode).toBe(503);
  });
});
