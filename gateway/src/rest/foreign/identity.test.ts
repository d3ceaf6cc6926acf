import { describe, expect, it, vi } from 'vitest';
import { RestCalls } from '../calls.ts';
import type { RestClient } from '../client.ts';

/** The viewer before a server that tells the id alone, whose call for the own company answers `company`. */
function viewerBefore(company: object | null) {
  const answers: Record<string, unknown> = {
    '/app/identity/viewer': { id: '5' },
    '/app/exhibiting/company': company,
    '/app/visitor/userInfo': { firstName: 'Li Wei', companyName: 'Cable Works' },
  };
  const client = {
    readPublic: vi.fn(),
    readAnew: vi.fn(),
    readOwn: vi.fn((_caller: unknown, path: string) =>
      Promise.resolve(answers[path]),
    ) as RestClient['readOwn'],
    post: vi.fn(),
    put: vi.fn(),
    remove: vi.fn(),
    events: vi.fn(),
    forgetPublic: vi.fn(),
    publicRevision: vi.fn(),
    followPublic: vi.fn(),
    onPublicChange: vi.fn(),
    whereOffered: <T>(_call: string, make: () => Promise<T>) => make(),
  } satisfies RestClient;
  return new RestCalls(client, { language: 'EN', token: 'session' }).get('/app/identity/viewer');
}

describe('who is signed in, before a server that tells the id alone', () => {
  it('is a visitor where there is no company', async () => {
    const viewer = await viewerBefore(null);
    expect(viewer).toMatchObject({ id: '5', role: 'visitor', nickName: 'Li Wei', companyId: null });
  });

  it('is an exhibitor by the name that the company has', async () => {
    const viewer = await viewerBefore({ companyNameEn: 'Wire Ltd' });
    expect(viewer).toMatchObject({ role: 'exhibitor', companyName: 'Wire Ltd', companyId: null });
  });
});
