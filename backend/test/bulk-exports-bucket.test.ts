import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import type { BulkExport, BulkExportWork } from '../src/modules/bulk-exports/contract.ts';
import { openTestBucket, type TestBucket } from './support/bucket.ts';
import { partnerWithKey } from './support/partners.ts';
import { required } from './support/required.ts';
import { GATEWAY_SECRET, useService } from './support/service.ts';

/** Parts as gateways hand them in: each a file of its own to gzip. */
const parts = ['a', 'b', 'c'].map((letter) =>
  gzipSync(
    Array.from({ length: 400 }, (_, index) => `{"recordId":"${letter}${index}-${Math.random()}"}\n`).join(''),
  ),
);
const lines = parts.map((part) => gunzipSync(part).toString()).join('');

describe('the files of exports in a bucket', () => {
  let bucket: TestBucket | undefined;
  const service = useService({}, undefined, async () => (bucket = await openTestBucket()).settings);
  afterAll(() => bucket?.close());
  const byGateway = <T>(path: string, body?: unknown) =>
    service.call<T>('POST', `/app/bulk-exports/${path}`, { from: '203.0.113.1', body });
  /** Names of the parts of an export in the bucket. */
  const kept = async (id: string) =>
    (await required(bucket).names()).filter((name) => name.startsWith(`bulk-export-${id}-`));

  async function hand({ id, attempt }: BulkExportWork, content: Buffer, typeIndex: number): Promise<number> {
    const query = new URLSearchParams({
      attempt: String(attempt),
      records: '400',
      typeIndex: String(typeIndex),
    });
    const response = await service.app().inject({
      method: 'POST',
      url: `/app/bulk-exports/${id}/parts?${query.toString()}`,
      headers: { 'content-type': 'application/octet-stream', 'gateway-secret': GATEWAY_SECRET },
      payload: content,
    });
    return response.statusCode;
  }
  /** An export whose parts have all been handed in. */
  async function handedIn() {
    const { key: token } = await partnerWithKey(service, ['read:exhibitors']);
    const body = { types: ['exhibitor'], locale: 'EN', filter: {}, selection: '{ recordId }', total: 1200 };
    const { result } = await service.call<BulkExport>('POST', '/app/bulk-exports', { token, body });
    const work = required((await byGateway<BulkExportWork | null>('work/claim')).result);
    expect(work.id).toBe(result.id);
    for (const [index, part] of parts.entries())
      expect(await hand(work, part, index + 1 === parts.length ? 1 : 0)).toBe(200);
    return { id: result.id, token, attempt: work.attempt };
  }
  const load = (url: string, headers: Record<string, string> = {}) => service.app().inject({ url, headers });

  it('are whole there when all parts have been handed in, and come in ranges over their borders', async () => {
    const { id, token, attempt } = await handedIn();
    expect(await kept(id)).toHaveLength(parts.length);
    expect((await byGateway(`${id}/finish`, { attempt })).status).toBe(200);
    const { result } = await service.call<BulkExport>('GET', `/app/bulk-exports/${id}`, { token });
    const address = required(result.address);

    const file = await load(address);
    const whole = file.rawPayload;
    expect(file.headers['content-length']).toBe(String(whole.length));
    const text = gunzipSync(whole).toString();
    expect(text.startsWith(lines)).toBe(true);
    expect(text.slice(lines.length)).toMatch(/^\{"end":\{"records":1200,"sha256":"[0-9a-f]{64}"\}\}\n$/);
    expect(await kept(id)).toHaveLength(parts.length + 2);
    const border = Math.floor(whole.length / 3);
    for (const [start, end] of [
      [border - 5, border + 4],
      [0, whole.length - 1],
      [border, border],
      [3, whole.length - 3],
    ] as const) {
      const span = await load(address, { range: `bytes=${start}-${end}` });
      expect(span.statusCode).toBe(206);
      expect(span.rawPayload.equals(whole.subarray(start, end + 1)), `${start}-${end}`).toBe(true);
    }
    expect((await load(address, { range: `bytes=${whole.length}-` })).statusCode).toBe(416);
  });

  it('leave nothing there when the export is ended', async () => {
    const { id, token } = await handedIn();
    expect(await kept(id)).toHaveLength(parts.length);
    await service.call('DELETE', `/app/bulk-exports/${id}`, { token });
    await expect.poll(() => kept(id)).toEqual([]);
  });
});
