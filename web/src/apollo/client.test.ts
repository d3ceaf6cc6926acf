import { gql } from '@apollo/client/core';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from './client';
import { isTold, toFailure } from './errors';
import { RequestTimeout, requestTimeout, timeoutFetch } from './timeout-fetch';

const query = gql`
  query Ping {
    ping
  }
`;
const answer = (body: unknown, status = 200) =>
  Promise.resolve(
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/graphql-response+json' },
    }),
  );

describe('client', () => {
  it('every request carries the language header', { tags: ['SHELL-088'] }, async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => answer({ data: { ping: 'pong' } }));
    await createClient({ locale: 'EN', uri: 'http://gateway/graphql', fetch }).query({ query });
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('language')).toBe('EN');
  });

  it('reports an ended session with the server’s words', { tags: ['SHELL-056'] }, async () => {
    const onFailure = vi.fn(() => false);
    const errors = [{ message: '登录已过期', extensions: { code: 'UNAUTHENTICATED' } }];
    const client = createClient({
      locale: 'ZH',
      uri: 'http://g/',
      fetch: () => answer({ errors }),
      onFailure,
    });
    await expect(client.query({ query })).rejects.toThrow();
    const failure = { kind: 'signIn', message: '登录已过期' };
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure, expect.any(Number));
  });

  it('knows what the handler of failures has told already', async () => {
    const errors = [{ message: '请先登录', extensions: { code: 'UNAUTHENTICATED' } }];
    const failed = async (tells: boolean) => {
      const client = createClient({
        locale: 'ZH',
        uri: 'http://g/',
        fetch: () => answer({ errors }),
        onFailure: () => tells,
      });
      return client.query({ query }).catch((error: unknown) => error);
    };
    expect(isTold(await failed(true))).toBe(true);
    expect(isTold(await failed(false))).toBe(false);
  });

  it('gives up after 30 s with an error of its own', { tags: ['CONST-009'] }, async () => {
    expect(requestTimeout).toBe(30_000);
    const never: typeof fetch = (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
    const failed = timeoutFetch(never, 5)('http://g/').catch((error: unknown) => error);
    expect(await failed).toBeInstanceOf(RequestTimeout);
    expect(toFailure(await failed)).toEqual({ kind: 'timeout' });
  });

  it('hides technical messages and tells a lost network apart', () => {
    expect(toFailure(new TypeError('Failed to fetch'))).toEqual({ kind: 'offline' });
    expect(toFailure(new Error('connect ECONNREFUSED'))).toEqual({ kind: 'server' });
  });
});
