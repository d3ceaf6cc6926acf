import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { claimUpload } from '../src/uploads/index.ts';
import * as sample from './support/sample-files.ts';
import { useUploads } from './support/uploads.ts';
import { required } from './support/required.ts';

const MIB = 1024 * 1024;

describe('uploads are kept', () => {
  const uploads = useUploads();

  /** Uploads and loads what is served. */
  async function roundTrip(content: Buffer, kind?: string, fileName?: string) {
    const answer = await uploads.send(content, kind, fileName);
    expect(answer.message).toBe(answer.result.address);
    const response = await uploads.load(answer.result.address);
    return { upload: answer.result, response, body: Buffer.from(await response.arrayBuffer()) };
  }

  it('the address stands in the message, unguessable', { tags: ['REST-046', 'REST-088'] }, async () => {
    const first = await uploads.send(await sample.picture(30, 20).jpeg().toBuffer());
    const second = await uploads.send(await sample.picture(30, 20).jpeg().toBuffer());
    expect(first).toMatchObject({ status: 200, success: true, code: 200, message: first.result.address });
    expect(first.message).toMatch(/^\/files\/uploads\/[0-9a-f]{32}\.jpg$/);
    expect(second.message).not.toBe(first.message);
  });

  it('a JPEG is written anew: upright, without EXIF, profile or tail', { tags: ['DESIGN-036'] }, async () => {
    const sent = Buffer.concat([
      await sample
        .picture(60, 40)
        .withExif({ IFD0: { Artist: 'secret-artist' } })
        .withMetadata({ orientation: 6 })
        .withIccProfile('p3')
        .jpeg()
        .toBuffer(),
      Buffer.from('<script>tail</script>'),
    ]);
    expect(sent.includes('secret-artist')).toBe(true);
    const { upload, body } = await roundTrip(sent);
    expect(upload).toMatchObject({
      mediaType: 'image/jpeg',
      width: 40,
      height: 60,
      bytes: body.length,
      smaller: [],
    });
    const { exif, icc, orientation } = await sharp(body).metadata();
    expect({ exif, icc, orientation }).toEqual({});
    for (const trace of ['secret-artist', '<script>', 'Exif']) expect(body.includes(trace)).toBe(false);
  });

  it('a PNG stays one only where it is transparent', { tags: ['DESIGN-036'] }, async () => {
    const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#00000080' } })
      .png()
      .toBuffer();
    expect((await roundTrip(clear)).upload.mediaType).toBe('image/png');
    const opaque = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#000000ff' } })
      .png()
      .toBuffer();
    expect((await roundTrip(opaque)).upload.mediaType).toBe('image/jpeg');
    expect(
      (await roundTrip(await sample.picture(9, 9).toColourspace('rgb16').png().toBuffer())).upload.mediaType,
    ).toBe('image/jpeg');
    const faint = sharp({ create: { width: 9, height: 9, channels: 4, background: '#000000fe' } });
    const deep = await faint.toColourspace('rgb16').png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    expect((await roundTrip(deep)).upload.mediaType).toBe('image/png');
  });

  it('exactly 25 megapixels are accepted', async () => {
    const { upload } = await roundTrip(sample.pngBomb(5000, 5000));
    expect(upload).toMatchObject({ width: 5000, height: 5000 });
  });

  const served = async (address: string) => {
    const response = await uploads.load(address);
    const body = Buffer.from(await response.arrayBuffer());
    return { type: response.headers.get('content-type'), bytes: body.length, body };
  };

  it('an image is offered in the widths below its own, as WebP, never enlarged', async () => {
    const { upload, body } = await roundTrip(await sample.photo(1000, 500));
    expect(upload.smaller.map(({ width }) => width)).toEqual([160, 320, 640, 960]);
    let bytes = 0;
    for (const { width, address } of upload.smaller) {
      const copy = await served(address);
      expect(copy.type).toBe('image/webp');
      expect(await sharp(copy.body).metadata()).toMatchObject({ format: 'webp', width, height: width / 2 });
      expect(copy.bytes).toBeGreaterThan(bytes);
      bytes = copy.bytes;
    }
    expect(bytes).toBeLessThan(body.length);
    expect(await served(`${upload.address}?w=1280`)).toEqual({
      type: 'image/jpeg',
      bytes: upload.bytes,
      body,
    });
  });

  it(
    'a copy keeps what is transparent, and nothing that the file carried',
    { tags: ['DESIGN-036'] },
    async () => {
      const clear = await sample
        .picture(24, 16, 4)
        .resize(400, 200, { fit: 'fill', kernel: 'cubic' })
        .withExif({ IFD0: { Artist: 'secret-artist' } })
        .png()
        .toBuffer();
      expect(clear.includes('secret-artist')).toBe(true);
      const { upload } = await roundTrip(clear);
      const { body } = await served(`${upload.address}?w=320`);
      expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', hasAlpha: true });
      expect((await sharp(body).stats()).isOpaque).toBe(false);
      for (const trace of ['secret-artist', 'EXIF']) expect(body.includes(trace)).toBe(false);
    },
  );

  it('the image itself answers where a copy would be no smaller, or cannot be made', async () => {
    // What repeats itself, PNG packs better than any photograph's format.
    const { upload: woven } = await roundTrip(await sample.picture(400, 200, 4).png().toBuffer());
    expect(await served(`${woven.address}?w=320`)).toMatchObject({ type: 'image/png', bytes: woven.bytes });
    const tall = await sharp({ create: { width: 1000, height: 20_000, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const { upload: high } = await roundTrip(tall);
    expect(high).toMatchObject({ width: 1000, height: 20_000 });
    expect((await served(`${high.address}?w=320`)).type).toBe('image/webp');
    // 960 pixels wide it would be 19200 high; the format ends at 16383.
    expect(await served(`${high.address}?w=960`)).toMatchObject({ type: 'image/jpeg', bytes: high.bytes });
    const answer = await uploads.load(`${high.address}?w=960`);
    const etag = required(answer.headers.get('etag'));
    expect(etag).toContain('.jpg');
    const again = await uploads.load(`${high.address}?w=960`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('a width that is not offered is refused, and nothing is made for it', async () => {
    const { upload } = await roundTrip(await sample.photo(900, 450));
    const before = await uploads.onDisk();
    for (const asked of ['w=641', 'w=0', 'w=-320', 'w=', 'w=1e9', 'w=320px']) {
      const response = await uploads.load(`${upload.address}?${asked}`, { headers: { language: 'EN' } });
      expect(response.status, asked).toBe(400);
      expect(await response.json()).toMatchObject({
        success: false,
        message: 'Parameter w must be one of 160,320,640,960,1280,1920',
      });
    }
    expect((await uploads.load(`${upload.address}?w=320&w=640`)).status).toBe(400);
    expect((await uploads.load(`/files/uploads/${'0'.repeat(32)}.jpg?w=320`)).status).toBe(404);
    expect(await uploads.onDisk()).toEqual(before);
  });

  it('a copy is served under the same harmless headers, for ever', async () => {
    const { upload } = await roundTrip(await sample.photo(500, 250));
    const address = `${upload.address}?w=320`;
    const head = await uploads.load(address, { method: 'HEAD' });
    expect(await head.text()).toBe('');
    const headers = Object.fromEntries(head.headers);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String((await served(address)).bytes),
    });
    const again = await uploads.load(address, { headers: { 'if-none-match': required(headers['etag']) } });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(headers['etag']);
  });

  it('exactly 2 MB are accepted', { tags: ['CONFLICT-041', 'DESIGN-037'] }, async () => {
    const jpeg = await sample.picture(50, 50).jpeg().toBuffer();
    expect((await uploads.send(Buffer.concat([jpeg], 2 * MIB))).success).toBe(true);
    const { body } = await roundTrip(sample.pdf(2 * MIB), 'document', 'plan.pdf');
    expect(body.length).toBe(2 * MIB);
  });

  it('a video of exactly 50 MB is accepted and served in ranges', async () => {
    const film = sample.longClip(50 * MIB);
    const { result } = await uploads.send(film, 'video', 'film.mp4');
    expect(result).toMatchObject({ mediaType: 'video/mp4', bytes: 50 * MIB, width: 0, smaller: [] });
    const range = async (asked: string) => {
      const response = await uploads.load(result.address, { headers: { range: asked } });
      return { response, body: Buffer.from(await response.arrayBuffer()) };
    };
    const start = await range('bytes=0-99');
    expect(start.response.status).toBe(206);
    expect(start.response.headers.get('content-range')).toBe(`bytes 0-99/${50 * MIB}`);
    expect(start.body).toEqual(film.subarray(0, 100));
    expect((await range('bytes=-5')).body.length).toBe(5);
    const beyond = await range(`bytes=${50 * MIB}-`);
    expect(beyond.response.status).toBe(416);
    expect(beyond.response.headers.get('content-range')).toBe(`bytes */${50 * MIB}`);
  });

  it(
    'is served under headers with which nothing of it runs',
    { tags: ['DESIGN-036', 'DESIGN-038'] },
    async () => {
      const { response, upload } = await roundTrip(await sample.picture(9, 9).jpeg().toBuffer());
      const headers = Object.fromEntries(response.headers);
      expect(headers).toMatchObject({
        'content-type': 'image/jpeg',
        'content-length': String(upload.bytes),
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const again = await uploads.load(upload.address, {
        headers: { 'if-none-match': required(headers['etag']) },
      });
      expect(again.status).toBe(304);
      const head = await uploads.load(upload.address, { method: 'HEAD' });
      expect(head.status).toBe(200);
      expect(head.headers.get('content-length')).toBe(String(upload.bytes));
      expect(await head.text()).toBe('');
    },
  );

  it('documents are saved under their own name and their true ending', { tags: ['DESIGN-036'] }, async () => {
    const named = async (content: Buffer, fileName: string) =>
      (await roundTrip(content, 'document', fileName)).response.headers.get('content-disposition');
    expect(await named(sample.pdf(99), 'plan.pdf')).toBe(
      `attachment; filename="plan.pdf"; filename*=UTF-8''plan.pdf`,
    );
    expect(await named(sample.xlsx, "团体 (2)'.xlsx")).toBe(
      `attachment; filename="__ _2__.xlsx"; filename*=UTF-8''%E5%9B%A2%E4%BD%93%20%282%29%27.xlsx`,
    );
    expect(await named(sample.docx, 'run.exe')).toContain('filename="run.exe.docx"');
    expect((await roundTrip(sample.docx, 'document', 'a.docx')).body).toEqual(sample.docx);
  });

  it('every other address answers as an unknown call', async () => {
    const { upload } = await roundTrip(sample.pdf(99), 'document', 'a.pdf');
    const name = upload.address.slice('/files/uploads/'.length);
    const others = [
      '0'.repeat(32) + '.jpg',
      'x',
      '.incoming',
      '..%2f..%2fpostgres',
      name.toUpperCase(),
      `${name}.`,
    ];
    for (const other of [...others, name.replace('.pdf', '-320.pdf'), name.replace('.pdf', '.png')]) {
      const response = await uploads.load(`/files/uploads/${other}`);
      expect(response.status, other).toBe(404);
      expect(await response.json()).toMatchObject({ success: false, code: 500, result: null });
    }
  });

  it('a form takes only what its own account uploaded, of its kind and size', async () => {
    const accountId = uploads.newAccount();
    const sent = await uploads.send(sample.pdf(5000), 'document', 'a.pdf', { account: accountId });
    const claim = (address: string, wanted: object = {}) =>
      claimUpload(uploads.database(), address, { accountId, kinds: ['document'], ...wanted });
    expect(await claim(sent.message)).toMatchObject({ originalName: 'a.pdf', bytes: 5000 });
    const refused = async (address: string, wanted?: object) =>
      (await claim(address, wanted).catch((error: unknown) => error as Error)) as Error;
    expect((await refused(sent.message, { accountId: '1' })).message).toBe(
      'The uploaded file does not exist',
    );
    expect((await refused('javascript:alert(1)')).message).toBe('The uploaded file does not exist');
    expect((await refused(`${sent.message}?w=320`)).message).toBe('The uploaded file does not exist');
    expect((await refused(sent.message, { kinds: ['video'] })).message).toBe('Only mp4 videos');
    expect((await refused(sent.message, { maxBytes: 4999 })).message).toMatch(/^File cannot exceed/);
  });
});
