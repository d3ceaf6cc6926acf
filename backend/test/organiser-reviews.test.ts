import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { buyerPosts } from '../src/modules/sourcing/tables.ts';
import { demoReviewer } from '../src/review/index.ts';
import { signedIn } from './support/accounts.ts';
import { appliedForBooth } from './support/booth-applications.ts';
import { useService } from './support/service.ts';
import { staffMember } from './support/staff.ts';
import { required } from './support/required.ts';

interface Item {
  kind: string;
  id: string;
  titleCn: string;
  ownerCn: string;
  version: string;
}
interface Detail extends Item {
  status: number;
  readBy: string;
  heldBy: string;
  heldStatus: number;
  fields: { key: string; value: { cn: string; en: string }; before: { cn: string; en: string } | null }[];
  terms: { key: string }[];
  steps: { status: number; actor: string; by: string; reasonCn: string }[];
}
interface Outcome {
  id: string;
  result: string;
  message: string;
  undoSeconds: number;
}
type Page<T> = { records: T[]; total: number };

const UNDO_MS = 8000;

describe('reviews in the console', () => {
  const service = useService();
  const handIn = async (token: string, content: string, id?: string) =>
    (
      await service.call<{ id: string }>('POST', '/app/sourcing/demand', {
        token,
        body: { ...(id ? { id } : {}), type: '1', postsClassify: '2', content, postsNumber: '1 吨' },
      })
    ).result.id;
  const get = async <T>(token: string, path: string) =>
    (await service.call<T>('GET', `/organiser/reviews${path}`, { token, language: 'EN' })).result;
  const read = (token: string, id: string, kind = 'buyer-post') => get<Detail>(token, `/${kind}/${id}`);
  const decide = (token: string, items: Pick<Item, 'kind' | 'id' | 'version'>[], more: object) =>
    service.call<Outcome[]>('POST', '/organiser/reviews/decisions', {
      token,
      language: 'EN',
      body: { records: items.map(({ kind, id, version }) => ({ kind, id, version })), ...more },
    });
  const approve = { decision: 'approve' };
  const reject = { decision: 'reject', reasonCn: '数量不清楚', reasonEn: 'The quantity is unclear' };
  const statusOf = async (id: string) =>
    (await service.database().orm().select().from(buyerPosts).where(eq(buyerPosts.id, id)))[0]?.status;
  /** Lets the moment pass in which a decision can be taken back; the service looks each second. */
  const settled = async (id: string, status: number) => {
    service.pass(UNDO_MS + 1);
    await expect.poll(() => statusOf(id), { timeout: 5000 }).toBe(status);
  };

  it('lists what waits, the longest first, by kind, and counts it', async () => {
    const { token } = await staffMember(service, 'reviewer');
    const visitor = await signedIn(service, 'visitor', { companyName: '北方线缆' });
    const before = required(
      (await get<{ kind: string; waiting: number }[]>(token, '/counts')).find(
        ({ kind }) => kind === 'buyer-post',
      ),
    ).waiting;
    const ids = [await handIn(visitor.token, '采购铜杆 1'), await handIn(visitor.token, '采购铜杆 2')];
    const counts = await get<{ kind: string; kindEn: string; waiting: number }[]>(token, '/counts');
    const kinds = service.review().kinds();
    expect(counts.map(({ kind }) => kind).sort()).toEqual(kinds.map(({ name }) => name).sort());
    expect(counts.find(({ kind }) => kind === 'buyer-post')?.waiting).toBe(before + 2);
    const page = await get<Page<Item>>(token, '?kind=buyer-post&pageSize=200');
    expect(page.total).toBe(before + 2);
    expect(page.records.slice(-2).map(({ id }) => id)).toEqual(ids);
    expect(page.records.at(-1)).toMatchObject({ titleCn: '采购铜杆 2', ownerCn: '北方线缆' });
    const all = await get<Page<Item>>(token, '?pageSize=200');
    expect(all.total).toBe(counts.reduce((sum, { waiting }) => sum + waiting, 0));
    expect((await service.call('GET', '/organiser/reviews?kind=nothing', { token })).status).toBe(404);
  });

  it('approves after the moment in which it can be taken back, tells the owner, and writes it down', async () => {
    const { token, name, id: staffId } = await staffMember(service, 'reviewer', 'administrator');
    const visitor = await signedIn(service, 'visitor', { email: 'desk-owner@visitor.example' });
    const id = await handIn(visitor.token, '采购镀锡铜线');
    const [outcome] = (await decide(token, [await read(token, id)], approve)).result;
    expect(outcome).toEqual({ kind: 'buyer-post', id, result: 'held', message: 'Approved', undoSeconds: 8 });
    expect(await statusOf(id)).toBe(1);
    expect(await read(token, id)).toMatchObject({ heldBy: name, heldStatus: 2 });
    const waiting = await get<Page<Item>>(token, '?kind=buyer-post&pageSize=200');
    expect(waiting.records.map((record) => record.id)).not.toContain(id);
    await settled(id, 2);
    await expect
      .poll(() => service.sent.filter(({ recipient }) => recipient === 'desk-owner@visitor.example').length)
      .toBe(1);
    const { steps } = await read(token, id);
    expect(steps[0]).toMatchObject({ status: 2, actor: 'organiser', by: name });
    const log = await service.call<Page<{ action: string; subjectId: string; subject: string }>>(
      'GET',
      `/organiser/audit?staffId=${staffId}`,
      { token },
    );
    expect(log.result.records[0]).toMatchObject({
      action: 'review.approve',
      subjectId: id,
      subject: '采购镀锡铜线',
    });
    const history = await get<Page<{ recordId: string; by: string }>>(token, '/history');
    expect(history.records[0]).toMatchObject({ recordId: id, by: name, titleCn: '采购镀锡铜线' });
  });

  it('takes a decision back while it can; only whoever made it, and not later', async () => {
    const one = await staffMember(service, 'reviewer');
    const two = await staffMember(service, 'reviewer');
    const visitor = await signedIn(service);
    const id = await handIn(visitor.token, '采购铝合金线');
    const undo = (token: string) =>
      service.call('POST', '/organiser/reviews/undo', {
        token,
        language: 'EN',
        body: { kind: 'buyer-post', id },
      });
    const item = await read(one.token, id);
    await decide(one.token, [item], reject);
    expect((await undo(two.token)).status).toBe(409);
    expect((await undo(one.token)).message).toBe('Undone');
    service.pass(UNDO_MS + 1);
    expect(await read(one.token, id)).toMatchObject({ status: 1, heldBy: '', heldStatus: 0 });
    await decide(one.token, [item], approve);
    await settled(id, 2);
    expect((await undo(one.token)).message).toBe('It has taken effect and cannot be undone');
  });

  it('two reviewers approve and reject the same at the same moment: one decision, the other told', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => staffMember(service, 'reviewer')));
    const visitor = await signedIn(service);
    const id = await handIn(visitor.token, '采购护套料');
    const reviewer = required(people[0]);
    const item = await read(reviewer.token, id);
    const answers = await Promise.all(
      people.map(({ token }, index) => decide(token, [item], index % 2 ? approve : reject)),
    );
    const outcomes = answers.map(({ result }) => required(result[0]));
    const first = outcomes.findIndex(({ result }) => result === 'held');
    expect(outcomes.filter(({ result }) => result === 'held')).toHaveLength(1);
    const verb = first % 2 ? 'approved' : 'rejected';
    for (const [index, outcome] of outcomes.entries()) {
      if (index === first) continue;
      expect(outcome).toMatchObject({
        result: 'taken',
        message: `${required(people[first]).name} has ${verb} it already`,
      });
    }
    await settled(id, first % 2 ? 2 : 3);
    const again = required((await decide(reviewer.token, [item], approve)).result[0]);
    expect(again.result).toBe('gone');
  });

  it('decides on the version that was read, and shows what has changed since the last decision', async () => {
    const { token } = await staffMember(service, 'reviewer');
    const visitor = await signedIn(service);
    const id = await handIn(visitor.token, '采购绝缘料');
    const old = await read(token, id);
    expect(old.fields.every(({ before }) => before === null)).toBe(true);
    await decide(token, [old], reject);
    await settled(id, 3);
    await handIn(visitor.token, '采购绝缘料 3 吨', id);
    const [late] = (await decide(token, [old], approve)).result;
    expect(late).toMatchObject({ result: 'gone', undoSeconds: 0 });
    const now = await read(token, id);
    const changed = now.fields.filter(({ before }) => before !== null);
    expect(changed.map(({ key, value, before }) => [key, required(before).cn, value.cn])).toEqual([
      ['contentCn', '采购绝缘料', '采购绝缘料 3 吨'],
    ]);
    expect(now.steps.map(({ status, actor }) => [status, actor])).toEqual([
      ...[
        [1, 'owner'],
        [3, 'organiser'],
        [1, 'owner'],
      ],
    ]);
    expect(now.steps[1]?.reasonCn).toBe('数量不清楚');
  });

  it('a rejection needs a reason in one language at least; the owner reads it', async () => {
    const { token } = await staffMember(service, 'reviewer');
    const visitor = await signedIn(service);
    const id = await handIn(visitor.token, '采购光纤');
    const item = await read(token, id);
    expect(await decide(token, [item], { decision: 'reject', reasonCn: ' ' })).toMatchObject({
      success: false,
      message: 'Enter a reason',
      field: 'reasonCn',
    });
    expect(await decide(token, [item], { decision: 'reject', reasonEn: 'x'.repeat(501) })).toMatchObject({
      success: false,
      field: 'reasonEn',
    });
    await decide(token, [item], reject);
    await settled(id, 3);
    const own = await service.call<{ rejectReason: string }>('GET', `/app/sourcing/demand?id=${id}`, {
      token: visitor.token,
      language: 'EN',
    });
    expect(own.result.rejectReason).toBe('The quantity is unclear');
    const reasons = await get<{ textCn: string; textEn: string }[]>(token, '/reasons');
    expect(reasons.length).toBeGreaterThan(3);
    for (const { textCn, textEn } of reasons)
      expect([/\p{Script=Han}/u.test(textCn), textEn !== '']).toEqual([true, true]);
  });

  it('decides on many at once, each for itself', async () => {
    const { token } = await staffMember(service, 'reviewer');
    const visitor = await signedIn(service);
    const ids = [];
    for (let index = 0; index < 5; index += 1) ids.push(await handIn(visitor.token, `采购线缆 ${index}`));
    const items = await Promise.all(ids.map((id) => read(token, id)));
    const item = required(items[0]);
    const withdrawn = required(ids[2]);
    await service.call('DELETE', `/app/sourcing/demand?id=${withdrawn}`, { token: visitor.token });
    const { result } = await decide(token, [...items, { ...item, kind: 'buyer-post', id: '1' }], approve);
    expect(result.map((outcome) => outcome.result)).toEqual(['held', 'held', 'gone', 'held', 'held', 'gone']);
    for (const id of [ids[0], ids[4]]) await settled(required(id), 2);
    expect(await statusOf(withdrawn)).toBeUndefined();
    const tooMany = await decide(
      token,
      Array.from({ length: 101 }, () => item),
      approve,
    );
    expect(tooMany.success).toBe(false);
  });

  it('what was deleted while its decision could be taken back is left alone', async () => {
    const { token } = await staffMember(service, 'reviewer');
    const visitor = await signedIn(service);
    const [gone, other] = [await handIn(visitor.token, '采购钢带'), await handIn(visitor.token, '采购铜带')];
    await decide(token, [await read(token, gone), await read(token, other)], approve);
    await service.call('DELETE', `/app/sourcing/demand?id=${gone}`, { token: visitor.token });
    await settled(other, 2);
    expect((await get<Page<{ recordId: string }>>(token, '/history')).records[0]?.recordId).toBe(other);
  });

  it('tells who else reads a record, and the demo leaves it alone while somebody does', async () => {
    const one = await staffMember(service, 'reviewer');
    const two = await staffMember(service, 'reviewer');
    const visitor = await signedIn(service);
    const id = await handIn(visitor.token, '采购云母带');
    expect((await read(one.token, id)).readBy).toBe('');
    expect((await read(two.token, id)).readBy).toBe(one.name);
    expect((await read(one.token, id)).readBy).toBe('');
    const demo = demoReviewer({ review: service.review(), delayMs: 0, log: pino({ enabled: false }) });
    await demo.look();
    expect(await statusOf(id)).toBe(1);
    service.pass(91_000);
    expect((await read(two.token, id)).readBy).toBe('');
  });

  it('a booth is allotted with the approval, which takes effect at once; a number that is taken is told', async () => {
    const { token } = await staffMember(service, 'reviewer');
    const application = async () => read(token, (await appliedForBooth(service)).id, 'booth-application');
    const first = await application();
    expect(first.terms.map(({ key }) => key)).toEqual(['boothNumber', 'boothType', 'area']);
    const refused = await decide(token, [first], approve);
    expect(refused).toMatchObject({ success: false, field: 'boothNumber' });
    const terms = { boothNumber: 'K9-0001', boothType: '1', area: '54' };
    const [done] = (await decide(token, [first], { ...approve, terms })).result;
    expect(done).toMatchObject({ result: 'decided', undoSeconds: 0 });
    expect((await read(token, first.id, 'booth-application')).status).toBe(2);
    const second = await application();
    const bulk = await decide(token, [second, first], approve);
    expect(bulk.result.map(({ result }) => result)).toEqual(['terms', 'terms']);
    const taken = await decide(token, [second], { ...approve, terms });
    expect(taken).toMatchObject({ status: 409, field: 'boothNumber' });
    const unknown = await decide(token, [{ kind: 'booth-application', id: '1', version: '' }], {
      ...approve,
      terms: { boothNumber: 'E1-1' },
    });
    expect(unknown.result[0]?.result).toBe('gone');
  });

  it('refuses everybody who is no reviewer, and writes it down', async () => {
    const administrator = await staffMember(service, 'administrator', 'editor', 'door');
    const { token } = await signedIn(service, 'exhibitor');
    const calls = [
      ['GET', '/organiser/reviews'],
      ['GET', '/organiser/reviews/counts'],
      ['GET', '/organiser/reviews/history'],
      ['GET', '/organiser/reviews/reasons'],
      ['GET', '/organiser/reviews/exhibit/1'],
      ['POST', '/organiser/reviews/decisions'],
      ['POST', '/organiser/reviews/undo'],
    ] as const;
    for (const [method, url] of calls) {
      const body = url.endsWith('undo')
        ? { kind: 'exhibit', id: '1' }
        : { ...approve, records: [{ kind: 'exhibit', id: '1', version: '' }] };
      const options = method === 'POST' ? { body } : {};
      for (const who of [administrator.token, token])
        expect(await service.call(method, url, { ...options, token: who }), url).toMatchObject({ code: 510 });
      expect((await service.call(method, url, options)).code, url).toBe(401);
    }
    const log = await service.call<Page<{ action: string; actor: string }>>(
      'GET',
      `/organiser/audit?action=refused&staffId=${administrator.id}`,
      { token: administrator.token },
    );
    expect(log.result.total).toBe(calls.length);
  });
});
