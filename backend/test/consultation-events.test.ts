import { beforeAll, describe, expect, it } from 'vitest';
import type { Consultation } from '../src/modules/consultations/contract.ts';
import { signedIn } from './support/accounts.ts';
import { openEvents } from './support/event-stream.ts';
import { useService } from './support/service.ts';
import { first, take } from './support/required.ts';

const EVENTS = '/app/consultations/events';

describe('live events of consultations', () => {
  const service = useService();
  let origin: string;
  let product: { id: string; companyId: string };
  beforeAll(async () => {
    origin = await service.app().listen({ port: 0, host: '127.0.0.1' });
    product = first(
      (await service.get<{ records: (typeof product)[] }>('/app/info/getEntriesList?pageSize=1')).result
        .records,
    );
  });
  const ask = async (token: string, title: string) =>
    (
      await service.call<Consultation>('POST', '/app/message/contact', {
        token,
        body: { title, type: 3, postId: product.id },
      })
    ).result.id;

  it('both sides hear of a question, a reply and an end; nobody else does', async () => {
    const asker = await signedIn(service);
    const stranger = await signedIn(service);
    const seller = await signedIn(service, 'exhibitor', { exhibitorId: product.companyId });
    const [mine, theirs, foreign] = take(
      await Promise.all([asker, seller, stranger].map(({ token }) => openEvents(origin, EVENTS, token))),
      3,
    );
    expect(mine.contentType).toContain('text/event-stream');

    const id = await ask(asker.token, '这根电缆能发货吗');
    expect(await theirs.next()).toEqual({ id });
    expect(await mine.next()).toEqual({ id });
    await service.call('POST', '/app/consultations/comment', {
      token: seller.token,
      body: { consultationId: id, content: '能' },
    });
    expect(await mine.next()).toEqual({ id });
    await service.call('POST', `/app/consultations/close/${id}`, { token: asker.token });
    expect(await mine.next()).toEqual({ id });

    // The stranger's first event is the stranger's own, although it came last.
    const own = await ask(stranger.token, '请问有现货吗');
    expect(await foreign.next()).toEqual({ id: own });
    for (const stream of [mine, theirs, foreign]) stream.close();
  });

  it('refuses guests, ended sessions, and the twenty-first stream of one account', async () => {
    const { token } = await signedIn(service);
    expect((await service.call('GET', EVENTS)).status).toBe(401);
    expect((await service.call('GET', EVENTS, { token: 'x'.repeat(43), language: 'EN' })).message).toBe(
      'User has expired, please log in again',
    );
    const open = await Promise.all(Array.from({ length: 20 }, () => openEvents(origin, EVENTS, token)));
    expect(open.every(({ status }) => status === 200)).toBe(true);
    expect((await service.call('GET', EVENTS, { token, language: 'EN' })).message).toBe(
      'Too many open pages, please close some',
    );
    for (const stream of open) stream.close();
  });
});
