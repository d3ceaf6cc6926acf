import { tmpdir } from 'node:os';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { s3Storage } from '../src/uploads/storage/s3.ts';
import { FakeS3 } from './support/fake-s3.ts';
import { required } from './support/required.ts';
import * as sample from './support/sample-files.ts';
import { useUploads } from './support/uploads.ts';

describe('uploads in a bucket', () => {
  let bucket: FakeS3;
  beforeAll(async () => {
    bucket = await FakeS3.start();
  });
  afterAll(() => bucket.close());
  beforeEach(() => {
    bucket.objects.clear();
    bucket.calls.length = 0;
    bucket.room = Infinity;
    bucket.isGone = false;
    bucket.stallsAfter = Infinity;
  });
  const uploads = useUploads({ s3: () => bucket.settings });

  it('are put with their length, type and a signature, and served from there', async () => {
    const { result } = await uploads.send(await sample.photo(500, 200));
    const name = result.address.replace('/files/uploads/', '');
    const stem = `/fair/${name.replace('.jpg', '')}`;
    expect([...bucket.objects.keys()].sort()).toEqual([
      `${stem}-160.webp`,
      `${stem}-320.webp`,
      `${stem}.jpg`,
    ]);
    const copy = bucket.calls.find(({ path }) => path === `${stem}-320.webp`);
    expect(copy?.headers['content-type']).toBe('image/webp');
    const put = bucket.calls.find(({ path }) => path === `/fair/${name}`);
    expect(put?.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(result.bytes),
      'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
    });
    expect(JSON.stringify(bucket.calls)).not.toContain('never-sent');

    const response = await uploads.load(result.address);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bucket.objects.get(`/fair/${name}`)?.content);
    expect((await uploads.load(`${result.address}?w=320`)).status).toBe(200);
    const head = await uploads.load(result.address, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(result.bytes));
    // Nothing stays on this machine.
    expect(await uploads.onDisk()).toEqual([]);
  });

  it('give the span of a video that is asked for', async () => {
    const { result } = await uploads.send(sample.clip, 'video', 'a.mp4');
    const response = await uploads.load(result.address, { headers: { range: 'bytes=10-19' } });
    expect(response.status).toBe(206);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(sample.clip.subarray(10, 20));
    expect(bucket.calls.at(-1)?.headers.range).toBe('bytes=10-19');
  });

  it('leave nothing when the bucket fails amid an image, or the database after it', async () => {
    const image = await sample.picture(900, 200).jpeg().toBuffer();
    bucket.room = 2;
    expect(await uploads.send(image)).toMatchObject({ status: 503, success: false });
    expect(bucket.objects.size).toBe(0);
    bucket.room = Infinity;
    expect((await uploads.send(image, 'image', 'a.jpg', { account: 'no-number' })).success).toBe(false);
    expect(bucket.calls.filter(({ method }) => method === 'DELETE').length).toBeGreaterThan(2);
    expect(bucket.objects.size).toBe(0);
    expect(await uploads.onDisk()).toEqual([]);
  });

  it('are not unknown, but unavailable, where the bucket itself is missing', async () => {
    const { result } = await uploads.send(sample.pdf(99), 'document', 'a.pdf');
    bucket.isGone = true;
    expect((await uploads.load(result.address)).status).toBe(503);
    expect((await uploads.send(sample.pdf(99), 'document')).status).toBe(503);
  });

  it('come to others while many are read by nobody', async () => {
    bucket.objects.set('/fair/large.bin', { type: 'video/mp4', content: Buffer.alloc(20 * 1024 * 1024) });
    // Their readers take nothing in: each keeps a connection to the bucket.
    const unread = await Promise.all(
      Array.from({ length: 40 }, async () => required(await uploads.storage().open('large.bin')).stream),
    );
    expect((await uploads.send(sample.pdf(99), 'document', 'b.pdf')).success).toBe(true);
    for (const stream of unread) stream.destroy();
  });

  it('end where the bucket stalls amid one, and not where the reader does', async () => {
    const silenceMs = 200;
    const storage = s3Storage(bucket.settings, tmpdir(), silenceMs);
    const content = Buffer.alloc(8 * 1024 * 1024, 1);
    bucket.objects.set('/fair/long.bin', { type: 'video/mp4', content });
    const { stream: paused } = required(await storage.open('long.bin'));
    bucket.stallsAfter = 1000;
    const { stream: stalled } = required(await storage.open('long.bin'));
    let bytes = 0;
    const reading = (async () => {
      for await (const chunk of stalled) if (Buffer.isBuffer(chunk)) bytes += chunk.length;
    })();
    await expect(reading).rejects.toThrow('S3 GET timed out');
    expect(bytes).toBe(1000);
    // As long as the other one was waited for, nobody has read this one.
    expect(content.equals(Buffer.concat(await paused.toArray()))).toBe(true);
    storage.close();
  });

  it('answer as unknown when the bucket has lost them, and as unavailable when it is gone', async () => {
    const { result } = await uploads.send(sample.pdf(99), 'document', 'a.pdf');
    bucket.objects.clear();
    expect((await uploads.load(result.address)).status).toBe(404);
    bucket.close();
    expect((await uploads.load(result.address)).status).toBe(503);
    expect((await uploads.send(sample.pdf(99), 'document')).status).toBe(503);
  });
});
