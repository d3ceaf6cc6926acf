import { describe, expect, it } from 'vitest';
import { ensureDemoArticles } from '../src/demo/articles.ts';
import { ensureDemoExhibiting } from '../src/demo/exhibiting/index.ts';
import { addDemoExhibits } from '../src/demo/exhibits.ts';
import { exhibitors } from '../src/modules/catalogue/tables.ts';
import { signedIn } from './support/accounts.ts';
import { picture } from './support/sample-files.ts';
import { useService } from './support/service.ts';
import { contentType, multipart } from './support/uploads.ts';
import { take } from './support/required.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
interface Attempt {
  method: Method;
  url: (id: string) => string;
  /** A form that its own company could send. */
  body?: (id: string) => object;
}

const UNKNOWN = '999999999999';
const start = '/app/exhibiting';

/** What the exhibitor centre keeps for a company, and every call that names a record of it. */
const parts: Record<string, { list: string; one: (id: string) => string; attempts: Attempt[] }> = {
  exhibit: {
    list: `${start}/exhibits`,
    one: (id) => `${start}/exhibit?id=${id}`,
    attempts: [
      { method: 'GET', url: (id) => `${start}/exhibit?id=${id}` },
      { method: 'DELETE', url: (id) => `${start}/exhibits?ids=${id}` },
      {
        method: 'POST',
        url: () => `${start}/exhibit`,
        body: (id) => ({
          id,
          titleCn: '别人的展品',
          titleEn: 'Somebody else’s',
          imageUrl: '',
          descriptionCn: '改写',
          descriptionEn: 'Rewritten',
        }),
      },
    ],
  },
  article: {
    list: `${start}/articles`,
    one: (id) => `${start}/article?id=${id}`,
    attempts: [
      { method: 'GET', url: (id) => `${start}/article?id=${id}` },
      { method: 'DELETE', url: (id) => `${start}/articles?ids=${id}` },
      {
        method: 'POST',
        url: () => `${start}/article`,
        body: (id) => ({
          id,
          titleCn: '别人的文章',
          titleEn: 'Somebody else’s',
          imageUrl: '',
          contentCn: '<p>改写</p>',
          contentEn: '<p>Rewritten</p>',
          files: '',
        }),
      },
    ],
  },
  badge: {
    list: `${start}/badges`,
    one: (id) => `${start}/badge?id=${id}`,
    attempts: [
      { method: 'GET', url: (id) => `${start}/badge?id=${id}` },
      { method: 'DELETE', url: (id) => `${start}/badges/${id}` },
      {
        method: 'POST',
        url: () => `${start}/badge`,
        body: (id) => ({
          id,
          name: '李四',
          cardType: '1',
          idcard: '11010519491231002X',
          cardImage: '',
          companyName: '别人的公司',
          position: '1',
          phone: '13800138111',
        }),
      },
    ],
  },
  'ad-request': {
    list: `${start}/ad-requests`,
    one: (id) => `${start}/ad-request?id=${id}`,
    attempts: [
      { method: 'GET', url: (id) => `${start}/ad-request?id=${id}` },
      { method: 'DELETE', url: (id) => `${start}/ad-requests/${id}` },
      {
        method: 'PUT',
        url: () => `${start}/ad-request`,
        body: (id) => ({ id, attachment: '', ntAdRequestItemList: [{ relId: '1', amount: 1 }] }),
      },
    ],
  },
};

describe("another company's records", () => {
  const service = useService();

  async function companies() {
    const [owner, other] = take(
      await service
        .database()
        .orm()
        .select({ id: exhibitors.id, boothNumber: exhibitors.boothNumber })
        .from(exhibitors)
        .orderBy(exhibitors.id)
        .limit(2),
      2,
    );
    const of = (exhibitorId: string, email: string) => signedIn(service, 'exhibitor', { exhibitorId, email });
    const own = await of(owner.id, 'owner@cable.example');
    const database = service.database();
    await ensureDemoExhibiting(database, owner.id, '长江电缆');
    await ensureDemoArticles(database, owner.id);
    await addDemoExhibits(database, { accountId: own.id, exhibitorId: owner.id });
    return { own, other: await of(other.id, 'other@cable.example') };
  }
  const ask = async (token: string, { method, url, body }: Attempt, id: string, imageUrl: string) => {
    const form = body?.(id);
    const sent = form && 'imageUrl' in form ? { ...form, imageUrl } : form;
    const answer = await service.call(method, url(id), { token, ...(sent ? { body: sent } : {}) });
    return { ...answer, timestamp: 0 };
  };

  it(
    'answer every call like unknown ones, and stay as they are',
    { tags: ['DESIGN-003', 'ROLE-015'] },
    async () => {
      const { own, other } = await companies();
      const sent = await service.app().inject({
        method: 'POST',
        url: '/app/uploads/file?kind=image',
        headers: { token: other.token, 'content-type': contentType },
        payload: multipart({ fileName: 'a.png', content: await picture(64, 64).png().toBuffer() }),
      });
      const image = sent.json<{ message: string }>().message;
      let tried = 0;
      for (const [name, { list, one, attempts }] of Object.entries(parts)) {
        const { records } = (
          await service.call<{ records: { id: string }[] }>('GET', `${list}?pageSize=6`, { token: own.token })
        ).result;
        expect(records.length, name).toBeGreaterThan(1);
        for (const { id } of records) {
          const read = () => service.call('GET', one(id), { token: own.token });
          const before = (await read()).result;
          for (const attempt of attempts) {
            const foreign = await ask(other.token, attempt, id, image);
            const unknown = await ask(other.token, attempt, UNKNOWN, image);
            expect(unknown.status, `${attempt.method} ${name}: ${unknown.message}`).toBe(404);
            expect(foreign, `${attempt.method} ${name}`).toEqual(unknown);
            tried += 1;
          }
          expect((await read()).result, name).toEqual(before);
        }
      }
      expect(tried).toBeGreaterThan(20);
    },
  );
});
