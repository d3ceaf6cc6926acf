import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { exhibitors } from '../src/modules/catalogue/tables.ts';
import { signedIn } from './support/accounts.ts';
import { companyOf } from './support/companies.ts';
import { qrCodeIn } from './support/qr-code.ts';
import { useService } from './support/service.ts';
import { info, visits } from './support/visits.ts';
import { required } from './support/required.ts';

interface Guest {
  id: string;
  email: string;
  job: string;
  companyName: string;
  regDate: string | null;
}

/** Posters are drawn one at a time; a busy machine takes seconds for each. */
const DRAWING_MS = 90_000;

describe("posters of an exhibitor's invitation", () => {
  const service = useService();
  const wizard = visits(service);

  const picture = async (token: string | undefined, url: string, headers: Record<string, string> = {}) =>
    service.app().inject({ url, headers: { ...(token === undefined ? {} : { token }), ...headers } });
  const linkOf = (token: string, id: string, template: number | string = 1) =>
    service.call<string>('GET', `/poster/link/${template}?id=${id}`, { token });
  const read = (png: Buffer) => qrCodeIn(png, 720);
  const guests = async (token: string) =>
    (await service.call<{ records: Guest[]; total: number }>('GET', '/app/invitations/email', { token }))
      .result;
  const rename = (companyId: string, change: Partial<typeof exhibitors.$inferInsert>) =>
    service.database().orm().update(exhibitors).set(change).where(eq(exhibitors.id, companyId));

  it(
    'each template has a link of its own, which stays the same',
    { tags: ['REST-031', 'CONST-059', 'EXH-144'] },
    async () => {
      const { token, id } = await companyOf(service);
      const [one, two] = [await linkOf(token, id, 1), await linkOf(token, id, 2)];
      expect(one).toMatchObject({ status: 200, success: true });
      expect(one.result).toMatch(/^https:\/\/fair\.example\/d\/vistor\/register\?invite=[\w-]{22}$/);
      expect(two.result).not.toBe(one.result);
      const again = await Promise.all(Array.from({ length: 10 }, () => linkOf(token, id, 1)));
      expect(new Set(again.map(({ result }) => result))).toEqual(new Set([one.result]));
      expect((await linkOf(token, id, 3)).status).toBe(400);
    },
  );

  it(
    'poster 1 carries link 1, poster 3 link 2, as a PNG for print',
    { tags: ['REST-032', 'CONFLICT-045', 'DESIGN-039'], timeout: DRAWING_MS },
    async () => {
      const { token, id } = await companyOf(service);
      for (const [poster, template] of [
        [1, 1],
        [3, 2],
      ] as const) {
        const answer = await picture(token, `/poster/${poster}?id=${id}&qrcode=true`);
        expect(answer.headers).toMatchObject({
          'content-type': 'image/png',
          'cache-control': 'private, no-cache',
        });
        expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
          format: 'png',
          width: 1620,
          height: 2430,
        });
        expect(await read(answer.rawPayload)).toBe((await linkOf(token, id, template)).result);
        const plain = await picture(token, `/poster/${poster}?id=${id}&qrcode=false&width=720`);
        expect(plain.statusCode).toBe(200);
        expect(await read(plain.rawPayload)).toBeUndefined();
      }
      const small = await picture(token, `/poster/1?id=${id}&qrcode=true&width=720`);
      expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 720, height: 1080 });
      expect((await picture(token, `/poster/1?id=${id}&width=9000`)).statusCode).toBe(400);
      expect((await picture(token, `/poster/2?id=${id}`)).statusCode).toBe(400);
    },
  );

  it(
    'is drawn anew in the other language and after a change of the company, and else not sent again',
    { tags: ['REST-032'] },
    async () => {
      const { token, id, companyId } = await companyOf(service);
      const url = `/poster/1?id=${id}&qrcode=true&width=720`;
      const tagOf = async (address: string, headers = {}) =>
        String((await picture(token, address, headers)).headers['etag']);
      const first = await tagOf(url);
      expect(await tagOf(url, { language: 'EN' })).toBe(await tagOf(`${url}&language=EN`));
      expect(await tagOf(url, { language: 'EN' })).not.toBe(first);
      const known = await picture(token, url, { 'if-none-match': first });
      expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0]);
      await rename(companyId, { nameCn: '新名字电缆有限公司' });
      expect((await picture(token, url, { 'if-none-match': first })).statusCode).toBe(200);
    },
  );

  it(
    'other people’s ids answer like unknown ones; guests and visitors get nothing',
    { tags: ['EXH-144'] },
    async () => {
      const [mine, other] = [await companyOf(service), await companyOf(service)];
      for (const path of ['/poster/link/1', '/poster/1']) {
        const foreign = await service.call('GET', `${path}?id=${other.id}`, { token: mine.token });
        const unknown = await service.call('GET', `${path}?id=1`, { token: mine.token });
        expect(foreign).toMatchObject({ status: 404, message: '海报不存在' });
        expect({ ...foreign, timestamp: 0 }).toEqual({ ...unknown, timestamp: 0 });
        const visitor = await signedIn(service);
        expect((await picture(visitor.token, `${path}?id=${visitor.id}`)).statusCode).toBe(403);
        expect((await picture(undefined, `${path}?id=${mine.id}`)).statusCode).toBe(401);
      }
    },
  );

  it(
    'promises 13 hostile, endless and rare names are drawn, and no address of theirs is opened',
    async () => {
      const { token, id, companyId } = await companyOf(service);
      const names = [
        '</div><script>fetch("//evil.example")</script><image href="file:///etc/passwd"/>',
        '㐂'.repeat(10) + '龘镕',
        'Gesellschaft'.repeat(25),
      ];
      for (const nameCn of names) {
        await rename(companyId, { nameCn, logoUrl: 'http://127.0.0.1:1/x.png', boothNumber: '' });
        for (const poster of [1, 3]) {
          const answer = await picture(token, `/poster/${poster}?id=${id}&qrcode=true&width=720`);
          expect(answer.statusCode, nameCn).toBe(200);
          expect(await read(answer.rawPayload), nameCn).toMatch(/invite=/);
        }
      }
    },
    DRAWING_MS,
  );

  it(
    'a name is drawn whole or not at all: else the name in the other language, else a sentence',
    async () => {
      const { token, id, companyId } = await companyOf(service);
      const url = `/poster/1?id=${id}&qrcode=false&width=720`;
      const tagOf = async (nameCn: string, nameEn: string) => {
        await rename(companyId, { nameCn, nameEn });
        return (await picture(token, url)).headers['etag'];
      };
      const english = await tagOf('', 'Example Cable Co., Ltd.');
      expect(english).toBeDefined();
      for (const name of ['한국전선', 'สายไฟไทย', 'Ελληνικά Καλώδια \u{1F389}', 'الكابلات', '🎉'])
        expect(await tagOf(name, 'Example Cable Co., Ltd.'), name).toBe(english);
      // Invisible signs are no part of the name.
      expect(await tagOf('', 'Example\u200B Cable Co., Ltd.')).toBe(english);
      expect(await tagOf('㙟电缆有限公司', 'Example Cable Co., Ltd.')).not.toBe(
        await tagOf('电缆有限公司', 'X'),
      );
      await rename(companyId, { nameCn: '한국전선', nameEn: 'สายไฟไทย' });
      for (const [language, word] of [
        ['EN', 'font cannot show your company name'],
        ['ZH', '无法完整显示贵公司的名称'],
      ] as const) {
        const answer = await picture(token, `${url}&language=${language}`, { language });
        expect(answer.statusCode).toBe(400);
        expect(answer.json<{ message: string }>().message).toContain(word);
      }
    },
    DRAWING_MS,
  );

  it('twenty at once are one drawing', { tags: ['DESIGN-039'] }, async () => {
    const { token, id } = await companyOf(service);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => picture(token, `/poster/3?id=${id}&qrcode=true`)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64').length)).size).toBe(1);
  });

  it(
    'whoever registers by the link stands once in the list of that exhibitor',
    { tags: ['REST-031', 'EXH-139', 'EXH-140'] },
    async () => {
      const [mine, other] = [await companyOf(service), await companyOf(service)];
      const key = required(new URL((await linkOf(mine.token, mine.id)).result).searchParams.get('invite'));
      const email = 'guest@posters.example';
      await wizard.registered({ start: { invitationId: key }, info: { email: 'Guest@Posters.example' } });
      const found = await guests(mine.token);
      expect(found.total).toBe(1);
      expect(found.records[0]).toMatchObject({
        id: expect.stringMatching(/^\d+$/) as string,
        email,
        companyName: info.companyName,
        job: info.position,
        regDate: expect.stringMatching(/^2025-06-16 09:/) as string,
      });
      expect((await guests(other.token)).total).toBe(0);

      // Somebody who was written to besides keeps the row of the mail.
      await service.call('POST', '/app/invitations/email/both%40posters.example', { token: mine.token });
      expect(required((await guests(mine.token)).records[0]).regDate).toBeNull();
      await wizard.registered({ start: { invitationId: key }, info: { email: 'both@posters.example' } });
      const all = await guests(mine.token);
      expect(all.total).toBe(2);
      expect(all.records.every(({ regDate }) => regDate !== null)).toBe(true);
    },
  );

  it(
    'the current user has an id, and the list of the invited comes by pages',
    { tags: ['REST-116', 'REST-117', 'EXH-138'] },
    async () => {
      const { token, id } = await companyOf(service);
      expect((await service.call<{ id: string }>('GET', '/app/identity/viewer', { token })).result.id).toBe(
        id,
      );
      const emails = Array.from({ length: 11 }, (_, at) => `p${at}@pages.example`).join();
      await service.call('POST', `/app/invitations/email/${encodeURIComponent(emails)}`, { token });
      const page = (number: number) =>
        service.call<{ records: Guest[]; total: number; pages: number }>(
          'GET',
          `/app/invitations/email?pageNo=${number}&pageSize=10`,
          { token },
        );
      expect((await page(1)).result).toMatchObject({ total: 11, pages: 2 });
      expect((await page(2)).result.records).toHaveLength(1);
    },
  );
});
