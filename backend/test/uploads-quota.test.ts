import { describe, expect, it } from 'vitest';
import { claimUpload } from '../src/uploads/index.ts';
import { unclaimedRetention } from '../src/uploads/retention.ts';
import * as sample from './support/sample-files.ts';
import { useUploads } from './support/uploads.ts';
import { required } from './support/required.ts';

const A_DAY = 24 * 60 * 60_000;
const START = new Date('2025-06-16T09:00:00+08:00');

describe('what one account may upload', () => {
  const quota = { name: 'upload-quota-test', files: 12, mebibytes: 1 };
  const uploads = useUploads({ quota });
  const refusal = {
    status: 429,
    code: 429,
    message: 'You have uploaded as many files as one account may within 24 hours, please try again later',
  };

  it('ends after so many files, also when they come at once; others go on', async () => {
    const account = uploads.newAccount();
    const picture = await sample.picture(30, 20).jpeg().toBuffer();
    const send = (of = account, language = 'EN') =>
      uploads.send(picture, 'image', 'a.jpg', { account: of, language });
    const sent = [];
    for (let round = 0; round < 4; round += 1) {
      sent.push(...(await Promise.all(Array.from({ length: 5 }, () => send()))));
    }
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(quota.files);
    expect(await send()).toMatchObject(refusal);
    expect((await send(account, 'ZH')).message).toBe('24 小时内上传的文件已达上限，请稍后再试');
    expect((await send(uploads.newAccount())).status).toBe(200);
  });

  it('ends after so many bytes, whatever becomes of the files', async () => {
    const account = uploads.newAccount();
    // No picture, but of the size of one.
    const large = Buffer.alloc(700 * 1024, 'x');
    const send = () => uploads.send(large, 'image', 'a.jpg', { account });
    expect((await send()).status).toBe(400);
    const before = await uploads.onDisk();
    expect(await send()).toMatchObject(refusal);
    expect(await uploads.onDisk()).toEqual(before);
  });
});

describe('uploads that no form takes', () => {
  const uploads = useUploads();
  const send = async (account: string) => {
    const picture = await sample.picture(400, 300).jpeg().toBuffer();
    return (await uploads.send(picture, 'image', 'a.jpg', { account })).result.address;
  };
  const claim = (address: string, accountId: string) =>
    claimUpload(uploads.database(), address, { accountId, kinds: ['image'] });
  /** Sweeps as the service does, with the days that a rule has unless a setting says otherwise. */
  async function sweep(): Promise<number> {
    const { database, storage, clock } = uploads;
    const rule = unclaimedRetention({ database: database(), storage: storage(), clock });
    const before = new Date(clock.now().getTime() - required(rule.defaultDays) * A_DAY);
    const files: (() => Promise<void>)[] = [];
    const removed = await database().transaction(() => rule.sweep(before, 500, (work) => files.push(work)));
    for (const remove of files) await remove();
    return removed;
  }
  const at = (ms: number) => uploads.clock.set(new Date(START.getTime() + ms));

  it('are removed after three days, with their copies; claimed ones stay', async () => {
    const account = uploads.newAccount();
    at(0);
    await sweep();
    const disk = await uploads.onDisk();
    const [claimed, left] = [await send(account), await send(account)];
    await claim(claimed, account);
    at(2 * A_DAY);
    const young = await send(account);
    expect(await sweep()).toBe(0);
    at(3 * A_DAY + 1);
    expect(await sweep()).toBe(1);
    const statuses = await Promise.all(
      [claimed, left, young].map(async (one) => (await uploads.load(one)).status),
    );
    expect(statuses).toEqual([200, 404, 200]);
    // Each picture has two narrower copies.
    expect((await uploads.onDisk()).length - disk.length).toBe(6);
    await expect(claim(left, account)).rejects.toMatchObject({
      text: { EN: 'The uploaded file does not exist' },
    });
    expect(await sweep()).toBe(0);
  });

  it('are either taken or removed when a form takes them at that moment', async () => {
    const account = uploads.newAccount();
    at(0);
    const sent = await Promise.all(Array.from({ length: 8 }, () => send(account)));
    at(4 * A_DAY);
    const claims = Promise.allSettled(sent.map((address) => claim(address, account)));
    await sweep();
    const outcomes = await claims;
    for (const [index, address] of sent.entries()) {
      const isClaimed = required(outcomes[index]).status === 'fulfilled';
      expect((await uploads.load(address)).status).toBe(isClaimed ? 200 : 404);
    }
  });

  it('stay unclaimed when the form that took them failed', async () => {
    const account = uploads.newAccount();
    at(0);
    const address = await send(account);
    const failing = uploads.database().transaction(async () => {
      await claim(address, account);
      throw new Error('the form failed');
    });
    await expect(failing).rejects.toThrow('the form failed');
    at(4 * A_DAY);
    expect(await sweep()).toBe(1);
  });
});
