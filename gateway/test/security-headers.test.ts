import { expect, it } from 'vitest';
import { useGateway } from './support/gateway.ts';
import { catalogue } from './support/records.ts';

const ofData = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};
const post = { method: 'POST', url: '/graphql' } as const;

it.each([
  ['an answer', { ...post, payload: { query: '{ __typename }' } }, 200],
  ['a refusal', { ...post, payload: { query: '{ nothing }' } }, 400],
  [
    'an answer by GET',
    { url: '/graphql?query={__typename}', headers: { 'apollo-require-preflight': 'x' } },
    200,
  ],
  ['the gateway’s health', { url: '/health/live' }, 200],
])('of %s let nothing be loaded, executed or framed', async (_what, request, status) => {
  const { app } = await useGateway(catalogue());
  const { headers, statusCode } = await app.inject(request);
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject(ofData);
  expect(headers).not.toHaveProperty('permissions-policy');
});

it('of a document say what it may do', async () => {
  const { app } = await useGateway(catalogue());
  const { headers } = await app.inject({ url: '/graphql', headers: { accept: 'text/html' } });
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
  });
});
