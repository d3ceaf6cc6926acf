import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useService } from './support/service.ts';
import * as sample from './support/sample-files.ts';
import { useUploads } from './support/uploads.ts';

const noRoom = {
  ZH: '服务器存储空间不足，本次内容未保存，请稍后再试',
  EN: 'There is no room left on the server, so this was not saved. Please try again later',
};

describe('a full disk', () => {
  const service = useService();
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const execute = (...statement: Parameters<typeof sql>) =>
    service
      .database()
      .orm()
      .execute(sql(...statement));
  const subscribe = (language: string) =>
    service.call('POST', '/app/user/addExhibition', {
      language,
      body: { roleName: 'Visitor', companyName: 'a', contactName: 'b', email: 'no-room@fair.example' },
    });

  it('refuses writes with the reason, goes on reading, and takes writes again when there is room', async () => {
    await execute`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file "base/1/2"' using errcode = '53100'; end $$`;
    await execute`create trigger no_room before insert on outgoing_message execute function no_room()`;
    for (const language of ['ZH', 'EN'] as const) {
      expect(await subscribe(language)).toMatchObject({
        status: 507,
        success: false,
        code: 500,
        message: noRoom[language],
      });
      expect((await service.get('/app/content/edition')).status).toBe(200);
      expect((await service.app().inject('/health/ready')).statusCode).toBe(200);
    }
    await execute`drop trigger no_room on outgoing_message`;
    // Nothing of the refused attempts is left, or the address would be known.
    expect((await subscribe('EN')).status).toBe(200);
  });
});

describe('a full disk, uploads', () => {
  const uploads = useUploads();

  it('refuses a file with the reason and keeps nothing of it', async () => {
    const picture = await sample.picture(30, 20).jpeg().toBuffer();
    const put = vi.spyOn(uploads.storage(), 'put');
    put.mockRejectedValue(
      Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' }),
    );
    for (const language of ['ZH', 'EN'] as const) {
      const answer = await uploads.send(picture, 'image', 'picture.jpg', { language });
      expect(answer).toMatchObject({ status: 507, success: false, message: noRoom[language] });
    }
    expect(await uploads.onDisk()).toEqual([]);
    put.mockRestore();
    expect((await uploads.send(picture, 'image', 'picture.jpg')).status).toBe(200);
  });
});
