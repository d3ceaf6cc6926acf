import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { installOpenapi } from './openapi.ts';

it.each([
  [true, 200],
  [false, 404],
])('its pages are served when they are asked for: %s', async (hasPages, status) => {
  const app = Fastify();
  onTestFinished(() => app.close());
  await installOpenapi(app, { hasPages });
  for (const url of ['/docs', '/docs/json']) expect((await app.inject({ url })).statusCode, url).toBe(status);
  // The document itself is there for whoever prints it.
  expect(app.swagger()).toMatchObject({ info: { title: 'Wirefair REST service' } });
});
