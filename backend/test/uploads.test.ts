import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as sample from './support/sample-files.ts';
import { contentType, multipart, useUploads } from './support/uploads.ts';

const MIB = 1024 * 1024;
const jpeg = await sample.picture(700, 300).jpeg().toBuffer();
const png = await sample.picture(64, 64, 4).png().toBuffer();
const webp = await sample.picture(9, 9).webp().toBuffer();
const gif = await sample.picture(9, 9).gif().toBuffer();
const tiff = await sample.picture(9, 9).tiff().toBuffer();
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const html = '<!doctype html><script>alert(1)</script>';

const wrongImage = [
  'Wrong image type: only jpg and png images up to 2MB are accepted',
  '图片格式不正确，仅支持 jpg 和 png，且不能超过 2 MB',
] as const;
const wrongVideo = ['Only mp4 videos', '仅支持 mp4 格式的视频'] as const;
const wrongDocument = [
  'Wrong file type: only pdf, docx and xlsx files are accepted',
  '文件格式不正确，仅支持 pdf、docx 和 xlsx',
] as const;
const damaged = [
  'The image cannot be read; the file may be damaged',
  '图片无法读取，文件可能已损坏',
] as const;
const incomplete = [
  'The document is incomplete; the file may be damaged',
  '文档不完整，文件可能已损坏',
] as const;
const tooManyPixels = [
  'The image is too large: at most 25 megapixels and 20000 pixels a side',
  '图片尺寸过大，不能超过 2500 万像素，单边不能超过 20000 像素',
] as const;
const over = (size: string) => [`File cannot exceed ${size}`, `文件不能超过 ${size}`] as const;
const noFile = ['Select a file to upload', '请选择要上传的文件'] as const;
const several = ['Only one file can be uploaded at a time', '一次只能上传一个文件'] as const;
const otherField = ['Only a file in the field named file is accepted', '只接受名为 file 的文件字段'] as const;
const broken = ['The upload is incomplete or not well-formed', '上传内容不完整或格式不正确'] as const;
const badName = [
  'The file name is not accepted: no paths, no control characters, at most 200 characters',
  '文件名不正确：不能包含路径或控制字符，且不能超过 200 个字符',
] as const;

describe('uploads are refused', () => {
  const uploads = useUploads();
  // Whatever was refused, nothing of it stays.
  afterEach(async () => expect(await uploads.onDisk()).toEqual([]));

  type Row = [what: string, content: Buffer | string, message: readonly [string, string]];
  const isRefused =
    (kind: string, status: number) => async (_what: string, content: Row[1], told: Row[2]) => {
      const answer = await uploads.send(content, kind);
      expect(answer).toMatchObject({ status, success: false, code: 500, result: null, message: told[0] });
      const other = await uploads.send(content, kind, 'picture.png', { language: 'ZH' });
      expect(other).toMatchObject({ status, message: told[1] });
    };

  it.each<Row>([
    ['an SVG called .png', svg, wrongImage],
    ['HTML called .png', html, wrongImage],
    ['a text', 'hello', wrongImage],
    ['a WebP', webp, wrongImage],
    ['a GIF', gif, wrongImage],
    ['a TIFF', tiff, wrongImage],
    ['an animated PNG', sample.animatedPng(), wrongImage],
    ['a video', sample.clip, wrongImage],
    ['a PNG signature and nothing else', png.subarray(0, 8), wrongImage],
  ])('as images: %s', { tags: ['ERR-024', 'VAL-010', 'DESIGN-036', 'DESIGN-038'] }, isRefused('image', 400));

  it.each<Row>([
    ['a PNG that ends after its header', png.subarray(0, 60), damaged],
    ['a truncated PNG', png.subarray(0, png.length / 2), damaged],
    ['a truncated JPEG', jpeg.subarray(0, jpeg.length / 2), damaged],
    ['a PNG bomb', sample.pngBomb(20_000, 20_000), tooManyPixels],
    ['a line too long', sample.pngBomb(20_001, 1), tooManyPixels],
    ['a row of pixels above 25 million', sample.pngBomb(5000, 5001), tooManyPixels],
    ['nothing', '', ['The file is empty', '文件内容为空']],
  ])('as images that cannot be written anew: %s', isRefused('image', 400));

  it.each<Row>([
    ['a 3 MB file', Buffer.concat([jpeg, Buffer.alloc(3 * MIB)]), over('2MB')],
    ['a byte above 2 MB', Buffer.concat([jpeg], 2 * MIB + 1), over('2MB')],
  ])('as too large: %s', { tags: ['ERR-035', 'DESIGN-037'] }, isRefused('image', 413));

  it('as documents a byte above 2 MB', { tags: ['ERR-035'] }, () =>
    isRefused('document', 413)('', sample.pdf(2 * MIB + 1), over('2MB')),
  );

  const silent = sample.clip.toString('latin1').replace('vide', 'soun');
  it.each<Row>([
    ['an image', jpeg, wrongVideo],
    [
      'text behind the beginning of one',
      Buffer.concat([sample.clip.subarray(0, 32), Buffer.from(html)]),
      wrongVideo,
    ],
    ['a truncated one', sample.clip.subarray(0, -1000), wrongVideo],
    ['one of endless boxes', sample.manyBoxes(), wrongVideo],
    ['one whose track is no video', Buffer.from(silent, 'latin1'), wrongVideo],
  ])('as videos: %s', { tags: ['ERR-036', 'DESIGN-036'] }, isRefused('video', 400));

  it.each<Row>([
    ['a plain zip', sample.plainZip, wrongDocument],
    ['one with macros', sample.wordWithMacros, wrongDocument],
    ['HTML', html, wrongDocument],
    ['an image', jpeg, wrongDocument],
    ['a truncated PDF', sample.pdf(5000).subarray(0, 4000), incomplete],
    ['a truncated spreadsheet', sample.xlsx.subarray(0, -30), incomplete],
  ])('as documents: %s', { tags: ['DESIGN-036', 'DESIGN-038'] }, isRefused('document', 400));

  it('a video above its limit is told both rules', { tags: ['CONFLICT-040'] }, async () => {
    const film = sample.longClip(50 * MIB + 1);
    expect(await uploads.send(film, 'video')).toMatchObject({
      status: 413,
      message: 'Only mp4 videos; file cannot exceed 50MB',
    });
    expect((await uploads.send(film, 'video', 'a.mp4', { language: 'ZH' })).message).toBe(
      '仅支持 mp4 格式的视频，且文件不能超过 50MB',
    );
  });

  const good = { fileName: 'a.png', content: png };
  const bodies: [string, Buffer, readonly [string, string]][] = [
    ['no part at all', multipart(), noFile],
    ['an empty body', Buffer.alloc(0), noFile],
    ['two files', multipart(good, good), several],
    ['three files', multipart(good, good, good), several],
    ['a file in another field', multipart({ ...good, field: 'picture' }), otherField],
    ['a file in a field of every object', multipart({ ...good, field: '__proto__' }), broken],
    ['a field beside the file', multipart(good, { field: 'owner', content: '7' }), otherField],
    ['a field before the file', multipart({ field: 'owner', content: '7' }, good), otherField],
    ['a text in the place of the file', multipart({ content: 'hello' }), noFile],
    ['a body without its end', multipart(good).subarray(0, -8), broken],
    ['a body that ends within the file', multipart(good).subarray(0, 200), broken],
    ['a body that is no form', Buffer.from('hello'), broken],
    ...['../../etc/passwd', 'a/b.png', 'C:\\\\temp\\\\a.png', '..', 'a\u0007.png', 'a\u202egnp.exe', ' '].map(
      (fileName): [string, Buffer, readonly [string, string]] => [
        `the name ${JSON.stringify(fileName)}`,
        multipart({ ...good, fileName }),
        badName,
      ],
    ),
    ['a name of 201 characters', multipart({ ...good, fileName: `${'x'.repeat(197)}.png` }), badName],
  ];
  it.each(bodies)(
    'for their form: %s',
    { tags: ['REST-046', 'DESIGN-036'] },
    async (_name, body, [english, chinese]) => {
      expect(await uploads.sendBody(body)).toMatchObject({ status: 400, code: 500, message: english });
      expect((await uploads.sendBody(body, { language: 'ZH' })).message).toBe(chinese);
    },
  );

  it('when they are no multipart body, or of no known kind', { tags: ['REST-046'] }, async () => {
    const post = (init: RequestInit, query = '') =>
      uploads.load(`/app/uploads/file${query}`, { method: 'POST', ...init });
    const other = await post({ body: '{}', headers: { 'content-type': 'application/json', language: 'EN' } });
    expect(other.status).toBe(400);
    expect(await other.json()).toMatchObject({ success: false, message: noFile[0] });
    const boundless = await post({ body: 'x', headers: { 'content-type': 'multipart/form-data' } });
    expect(await boundless.json()).toMatchObject({ success: false, message: broken[1] });
    expect((await uploads.send(png, 'script')).status).toBe(400);
    expect((await uploads.send(png, 'image&accountId=1')).status).toBe(400);
  });

  it('a bomb is known before its pixels are unpacked, which takes seconds', async () => {
    const bomb = multipart({ fileName: 'a.png', content: sample.pngBomb(20_000, 20_000) });
    expect(bomb.length).toBeLessThan(100_000);
    await uploads.sendBody(bomb);
    const before = process.cpuUsage();
    expect((await uploads.sendBody(bomb)).message).toBe(tooManyPixels[0]);
    // Time of processors, which does not grow on a busy machine, microseconds.
    expect(process.cpuUsage(before).user).toBeLessThan(200_000);
  });

  it('nothing stays of a request that breaks off', async () => {
    const body = multipart({ fileName: 'a.png', content: Buffer.alloc(MIB) });
    const sender = httpRequest(`${uploads.origin()}/app/uploads/file`, {
      method: 'POST',
      headers: { 'content-type': contentType, 'content-length': body.length },
    });
    sender.on('error', () => {});
    sender.write(body.subarray(0, MIB / 2));
    await vi.waitFor(async () => expect((await uploads.onDisk()).length).toBe(2));
    sender.destroy();
    await vi.waitFor(async () => expect(await uploads.onDisk()).toEqual([]), 5000);
  });

  it('of senders who may not, before anything is read', async () => {
    const answer = await uploads.send(Buffer.alloc(3 * MIB), 'image', 'a.png', { account: 'nobody' });
    expect(answer).toMatchObject({ status: 401, code: 401, message: 'Please sign in' });
  });

  it('nothing stays when the row cannot be written', async () => {
    const answer = await uploads.send(jpeg, 'image', 'a.jpg', { account: 'x' });
    expect(answer.success).toBe(false);
  });
});

describe('uploads that do not arrive', () => {
  const uploads = useUploads({ stallMs: 100 });

  it('are told so when their time is over', async () => {
    const sender = httpRequest(`${uploads.origin()}/app/uploads/file`, {
      method: 'POST',
      headers: { 'content-type': contentType, 'content-length': MIB, language: 'EN' },
    });
    const answered = once(sender, 'response') as Promise<[IncomingMessage]>;
    sender.write(multipart({ fileName: 'a.png', content: png }).subarray(0, 200));
    const [answer] = await answered;
    expect(answer.statusCode).toBe(408);
    expect(await json(answer)).toMatchObject({ message: 'The upload took too long, please try again' });
    sender.destroy();
    expect(await uploads.onDisk()).toEqual([]);
  });
});

describe('many uploads at once', () => {
  const uploads = useUploads();

  it('all come through, two encodings at a time', async () => {
    const large = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    const seen: number[] = [];
    const watch = setInterval(() => {
      seen.push(sharp.counters().process);
    }, 1);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        uploads.send(large, 'image', 'a.jpg', { account: String(index % 4) }),
      ),
    );
    clearInterval(watch);
    expect(answers.every(({ success }) => success)).toBe(true);
    expect(new Set(answers.map(({ message }) => message)).size).toBe(20);
    expect(Math.max(...seen)).toBe(2);
    expect(await uploads.onDisk()).toHaveLength(20 * 7);
  });

  it('one account cannot take every place', async () => {
    const account = uploads.newAccount();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => uploads.send(jpeg, 'image', 'a.jpg', { account })),
    );
    const refused = answers.filter(({ success }) => !success);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, code } of refused) expect([status, code]).toEqual([429, 429]);
    expect((await uploads.send(jpeg, 'image', 'a.jpg', { account })).success).toBe(true);
  });
});
