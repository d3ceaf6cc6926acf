import { createHash } from 'node:crypto';
import { refusal } from './fake-rest.ts';
import { useGateway } from './gateway.ts';
import { company, entry } from './records.ts';

/** The key that the REST service of {@link partnerGateway} knows. */
export const KEY = 'wf_live_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
export const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');
/** A stretch of a list that ends with these records. */
export const stretch = (...records: unknown[]) => ({ records, hasNext: false, endCursor: '' });

interface Lease {
  hash: string;
  needed: number;
  wanted: number;
}

/** A gateway before a REST service that knows one key. */
export async function partnerGateway(
  more: object = {},
  env: Record<string, string> = {},
  answers: object = {},
  parts: Parameters<typeof useGateway>[2] = {},
) {
  let points = 100_000;
  let isServing = true;
  const lease = (_url: URL, _request: unknown, body: string) => {
    const { hash, needed, wanted }: Lease = JSON.parse(body);
    if (hash !== hashOf(KEY) || !isServing) return refusal(401, 401, 'unknown');
    const granted = points < needed ? 0 : Math.min(points, Math.max(needed, wanted));
    points -= granted;
    return {
      id: '7',
      isTest: false,
      isOfCompany: false,
      scopes: ['read:exhibitors'],
      origins: ['https://app.example'],
      granted,
      remaining: points,
      capacity: 100_000,
      perSecond: 2000,
      ...more,
    };
  };
  const gateway = await useGateway(
    {
      '/app/keys/lease': lease,
      '/app/listing/companies': () => stretch(company(1), company(2)),
      '/app/listing/companies/count': () => ({ total: 2, totalIsEstimate: false }),
      '/app/listing/entries': () => stretch(entry(1)),
      '/app/listing/entriesOfCompanies': () => [],
      ...answers,
    },
    env,
    parts,
  );
  async function ask(query: string, headers: Record<string, string> = {}, key = KEY) {
    const response = await gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, ...headers },
      payload: { query },
    });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  }
  return {
    ...gateway,
    ask,
    setPoints: (left: number) => {
      points = left;
    },
    end: () => {
      isServing = false;
    },
  };
}
