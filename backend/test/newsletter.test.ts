import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { subscriptions } from '../src/modules/content/tables.ts';
import { useService } from './support/service.ts';
import { staffMember } from './support/staff.ts';

const form = { roleName: 'Visitor', companyName: 'Kabelwerk', contactName: 'Ada <b>', email: '' };
const LINK = /https:\/\/fair\.example\/d\/unsubscribe\?lang=(ZH|EN)#key=([\w-]{32,})/;

describe('the newsletter', () => {
  const service = useService();
  const subscribe = (email: string, roleName = 'Visitor', language = 'EN') =>
    service.post('/app/user/addExhibition', { ...form, email, roleName }, language);
  const unsubscribe = (key: string | undefined, language = 'EN') =>
    service.post('/app/content/unsubscribe', { key }, language);
  const subscribed = (email: string) =>
    service.database().orm().select().from(subscriptions).where(eq(subscriptions.email, email));
  const letterTo = (email: string) => service.sent.filter(({ recipient }) => recipient === email).at(-1)!;
  const keyFor = (email: string) => LINK.exec(letterTo(email).body)![2]!;

  it.each([
    ['ZH', /展会快讯/, /退订展会快讯：https/],
    ['EN', /^You are subscribed to the newsletter of The 12th/, /Stop the newsletter: https/],
  ])('DESIGN-048 a letter tells the way out, %s', async (language, subject, action) => {
    const email = `letter-${language}@example.org`.toLowerCase();
    expect(await subscribe(email, 'Visitor', language)).toMatchObject({ status: 200 });
    const sent = letterTo(email);
    expect(sent).toMatchObject({ channel: 'email', language, isSecret: true });
    expect(sent.subject).toMatch(subject);
    expect(sent.body).toMatch(action);
    expect(LINK.exec(sent.body)![1]).toBe(language);
    // What somebody typed about somebody goes into no letter.
    const said = `${sent.subject} ${sent.body} ${sent.html}`;
    expect(said).not.toMatch(/Ada|Kabelwerk/);
    if (language === 'EN') expect(said).not.toMatch(/\p{Script=Han}/u);
  });

  it('DESIGN-048 a second subscription in the same role is refused and writes nobody', async () => {
    await subscribe('twice@example.org');
    const letters = service.sent.length;
    expect(await subscribe('twice@example.org')).toMatchObject({ status: 409, success: false });
    expect(service.sent).toHaveLength(letters);
  });

  it('DESIGN-048 a link ends all that goes to its address, and nobody else’s; one may subscribe again', async () => {
    await subscribe('end@example.org');
    await subscribe('end@example.org', 'Medium');
    await subscribe('other@example.org');
    const key = keyFor('end@example.org');
    expect(new Set((await subscribed('end@example.org')).map((row) => row.key)).size).toBe(2);
    const answer = await unsubscribe(key);
    expect(answer).toMatchObject({ status: 200, success: true, result: null });
    expect(answer.message).toBe('You have unsubscribed from the newsletter');
    expect(await subscribed('end@example.org')).toEqual([]);
    expect(await subscribed('other@example.org')).toHaveLength(1);

    expect(await subscribe('end@example.org')).toMatchObject({ status: 200 });
    expect(keyFor('end@example.org')).not.toBe(key);
    await unsubscribe(key);
    expect(await subscribed('end@example.org')).toHaveLength(1);
  });

  it('DESIGN-048 a used, an unknown and an empty key are answered the same', async () => {
    await subscribe('same@example.org');
    const key = keyFor('same@example.org');
    const first = await unsubscribe(key, 'ZH');
    expect(first.message).toBe('已退订展会快讯');
    for (const other of [key, key.replace(/.$/, 'x'), '', "' or 1=1 --"]) {
      const answer = await unsubscribe(other, 'ZH');
      expect({ ...answer, timestamp: 0 }, other).toEqual({ ...first, timestamp: 0 });
    }
  });

  it('refuses what is no key', async () => {
    for (const key of [undefined, 'x'.repeat(101)]) expect((await unsubscribe(key)).status).toBe(400);
    const answer = await service.post('/app/content/unsubscribe', { key: 'x', email: 'a@example.org' });
    expect(answer.status).toBe(400);
  });

  it.each(['/app/user/addExhibition', '/app/content/unsubscribe'])(
    'DESIGN-048 %s is limited for each address that asks',
    async (url) => {
      const from = '203.0.113.7';
      const ask = async (place: number) => {
        const body = url.endsWith('unsubscribe') ? { key: `${place}` } : form;
        return (await service.call('POST', url, { from, body })).status;
      };
      const answers = [];
      for (let place = 0; place < 101; place += 1) answers.push(await ask(place));
      expect(answers.slice(0, 100)).not.toContain(429);
      expect(answers[100]).toBe(429);
    },
  );

  it('DESIGN-048 the list for the letters has the link of each subscription', async () => {
    await subscribe('list@example.org');
    const key = keyFor('list@example.org');
    const { token } = await staffMember(service, 'administrator');
    const { body } = await service.app().inject({
      url: '/organiser/exports/subscriptions.csv?lang=EN',
      headers: { token },
    });
    expect(body.split('\r\n')[0]).toContain('Link to unsubscribe');
    const line = body.split('\r\n').find((text) => text.includes('list@example.org'));
    expect(line).toContain(`https://fair.example/d/unsubscribe#key=${key}`);
  });

  it('DESIGN-048 rows from before the keys were given one each', async () => {
    // What the migration relies on: a row that names no key gets its own from the database.
    const row = { roleName: 'Visitor', companyName: 'C', contactName: 'N', createdAt: new Date(0) };
    await service
      .database()
      .orm()
      .insert(subscriptions)
      .values([1, 2].map((place) => ({ ...row, email: `old-${place}@example.org` })));
    const [[one], [two]] = await Promise.all([
      subscribed('old-1@example.org'),
      subscribed('old-2@example.org'),
    ]);
    expect(one!.key).toMatch(/^[0-9a-f]{32}$/);
    expect(two!.key).toMatch(/^[0-9a-f]{32}$/);
    expect(one!.key).not.toBe(two!.key);
  });
});
