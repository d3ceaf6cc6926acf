import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { subscriptions } from '../src/modules/content/tables.ts';
import { useService } from './support/service.ts';
import { staffMember } from './support/staff.ts';
import { required } from './support/required.ts';

const form = { roleName: 'Visitor', companyName: 'Kabelwerk', contactName: 'Ada <b>', email: '' };
const LINK = /https:\/\/fair\.example\/d\/unsubscribe\?lang=(ZH|EN)#key=([\w-]{32,})/;

const CONFIRM = /https:\/\/fair\.example\/d\/newsletter\?lang=(ZH|EN)#key=([\w-]{32,})/;
const DAY = 24 * 60 * 60_000;
let asked = 0;

describe('the newsletter', () => {
  const service = useService();
  const askFrom = (from: string, email: string, roleName = 'Visitor', language = 'EN') =>
    service.call('POST', '/app/user/addExhibition', {
      body: { ...form, email, roleName },
      language,
      from,
    });
  const ask = (email: string, roleName = 'Visitor', language = 'EN') => {
    asked += 1;
    return askFrom(`198.51.100.${asked % 250}`, email, roleName, language);
  };
  const confirm = (key: string, language = 'EN') =>
    service.post('/app/content/confirmSubscription', { key }, language);
  const confirmKeyFor = (email: string) => required(CONFIRM.exec(letterTo(email).body)?.[2]);
  const subscribe = async (email: string, roleName = 'Visitor', language = 'EN') => {
    await ask(email, roleName, language);
    return confirm(confirmKeyFor(email), language);
  };
  const unsubscribe = (key: string | undefined, language = 'EN') =>
    service.post('/app/content/unsubscribe', { key }, language);
  const subscribed = (email: string) =>
    service.database().orm().select().from(subscriptions).where(eq(subscriptions.email, email));
  const letterTo = (email: string) =>
    required(service.sent.filter(({ recipient }) => recipient === email).at(-1));
  const keyFor = (email: string) => required(LINK.exec(letterTo(email).body)?.[2]);

  it.each([
    ['ZH', /展会快讯/, /退订展会快讯：https/],
    ['EN', /^You are subscribed to the newsletter of The 12th/, /Unsubscribe: https/],
  ])('a letter tells the way out, %s', { tags: ['DESIGN-048'] }, async (language, subject, action) => {
    const email = `letter-${language}@example.org`.toLowerCase();
    expect(await subscribe(email, 'Visitor', language)).toMatchObject({ status: 200 });
    const sent = letterTo(email);
    expect(sent).toMatchObject({ channel: 'email', language, isSecret: true });
    expect(sent.subject).toMatch(subject);
    expect(sent.body).toMatch(action);
    expect(LINK.exec(sent.body)?.[1]).toBe(language);
    // What somebody typed about somebody goes into no letter.
    const said = `${sent.subject} ${sent.body} ${sent.html}`;
    expect(said).not.toMatch(/Ada|Kabelwerk/);
    if (language === 'EN') expect(said).not.toMatch(/\p{Script=Han}/u);
  });

  it.each([
    ['ZH', /^请确认订阅/, /确认订阅：https/, '请查收邮件，点击其中的链接确认订阅', '订阅成功'],
    [
      'EN',
      /^Please confirm your subscription to the newsletter of The 12th/,
      /Confirm subscription: https/,
      'Please open the link in our e-mail to confirm your subscription',
      'You are subscribed',
    ],
  ])(
    'goes to nobody who has not confirmed it, %s',
    { tags: ['DESIGN-048'] },
    async (language, subject, action, said, done) => {
      const email = `ask-${language}@example.org`.toLowerCase();
      expect(await ask(email, 'Visitor', language)).toMatchObject({ status: 200, message: said });
      const sent = letterTo(email);
      expect(sent).toMatchObject({ channel: 'email', language, isSecret: true });
      expect(sent.subject).toMatch(subject);
      expect(sent.body).toMatch(action);
      expect(CONFIRM.exec(sent.body)?.[1]).toBe(language);
      const whole = `${sent.subject} ${sent.body} ${sent.html}`;
      expect(whole).not.toMatch(/Ada|Kabelwerk/);
      if (language === 'EN') expect(whole).not.toMatch(/\p{Script=Han}/u);
      expect((await subscribed(email)).map(({ confirmedAt }) => confirmedAt)).toEqual([null]);
      const key = confirmKeyFor(email);
      const answers = await Promise.all([1, 2, 3].map(() => confirm(key, language)));
      for (const answer of answers) expect(answer).toMatchObject({ status: 200, message: done });
      expect((await subscribed(email))[0]?.confirmedAt).toBeInstanceOf(Date);
      // The letter with the way out goes once, however often the button is pressed.
      const letters = service.sent.filter(({ recipient }) => recipient === email);
      expect(letters.map(({ body }) => LINK.test(body))).toEqual([false, true]);
    },
  );

  it('says all that is wrong at once', { tags: ['SHELL-070', 'SHELL-074'] }, async () => {
    const body = { roleName: 'Dealer', companyName: ' ', contactName: 'Ada', email: 'ada@' };
    const { errors } = await service.call('POST', '/app/user/addExhibition', { body, language: 'EN' });
    expect(errors).toEqual([
      { field: 'roleName', message: 'Select who you are', reason: 'INVALID' },
      { field: 'companyName', message: 'Enter the company name', reason: 'INVALID' },
      { field: 'email', message: 'Enter a valid e-mail address', reason: 'INVALID' },
    ]);
  });

  it(
    'known and unknown addresses are answered the same, and one network asks for three letters a day at most',
    { tags: ['DESIGN-048'] },
    async () => {
      const network = '192.0.2.7';
      const first = await askFrom(network, 'known@example.org');
      await confirm(confirmKeyFor('known@example.org'));
      const before = await subscribed('known@example.org');
      const again = await askFrom(network, 'known@example.org');
      expect({ ...again, timestamp: 0 }).toEqual({ ...first, timestamp: 0 });
      expect(await subscribed('known@example.org')).toEqual(before);
      // Who has subscribed already is told the way out.
      expect(letterTo('known@example.org').body).toMatch(LINK);
      for (let round = 0; round < 4; round += 1) {
        const next = await askFrom(network, 'known@example.org');
        expect({ ...next, timestamp: 0 }).toEqual({ ...first, timestamp: 0 });
      }
      // Asked for three times, and the one that followed the confirmation.
      expect(service.sent.filter(({ recipient }) => recipient === 'known@example.org')).toHaveLength(4);
    },
  );

  it.each([
    ['an IPv4 address', () => '192.0.2.8'],
    ['a network of IPv6', (round: number) => `2001:db8:8::${round + 1}`],
  ])(
    'a stranger at %s does not use up the letters of the owner',
    { tags: ['DESIGN-048'] },
    async (name, stranger) => {
      const email = `owner-${name.length}@example.org`;
      const lettersNow = () => service.sent.filter(({ recipient }) => recipient === email).length;
      for (let round = 0; round < 5; round += 1) await askFrom(stranger(round), email);
      expect(lettersNow()).toBe(3);
      await askFrom('192.0.2.9', email);
      expect(lettersNow()).toBe(4);
      expect(await confirm(confirmKeyFor(email))).toMatchObject({ status: 200 });
    },
  );

  it(
    'nobody gets more than ten letters a day that were asked for, from however many networks',
    { tags: ['DESIGN-048'] },
    async () => {
      const email = 'flooded@example.org';
      const answers = [];
      for (let network = 1; network <= 6; network += 1)
        for (let round = 0; round < 2; round += 1)
          answers.push({ ...(await askFrom(`192.0.2.${100 + network}`, email)), timestamp: 0 });
      expect(service.sent.filter(({ recipient }) => recipient === email)).toHaveLength(10);
      // Whether a letter went out is not told.
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    },
  );

  it(
    'a confirmation serves for seven days; what nobody confirms goes',
    { tags: ['DESIGN-048'] },
    async () => {
      const start = service.clock.now();
      await ask('late@example.org');
      const key = confirmKeyFor('late@example.org');
      service.clock.set(new Date(start.getTime() + 7 * DAY + 1000));
      expect(await confirm(key)).toMatchObject({
        status: 404,
        message: 'This link is not valid or has expired. Please subscribe again',
      });
      expect(await confirm('')).toMatchObject({ status: 404 });
      service.clock.set(start);
      expect(await subscribed('late@example.org')).toEqual([]);
    },
  );

  it(
    'a link ends all that goes to its address, and nobody else’s; one may subscribe again',
    { tags: ['DESIGN-048'] },
    async () => {
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
    },
  );

  it('a used, an unknown and an empty key are answered the same', { tags: ['DESIGN-048'] }, async () => {
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
    '%s is limited for each address that asks',
    { tags: ['DESIGN-048'] },
    async (url) => {
      const from = '203.0.113.7';
      const most = url.endsWith('unsubscribe') ? 100 : 30;
      const ask = async (place: number) => {
        const body = url.endsWith('unsubscribe') ? { key: `${place}` } : form;
        return (await service.call('POST', url, { from, body })).status;
      };
      const answers = [];
      for (let place = 0; place <= most; place += 1) answers.push(await ask(place));
      expect(answers.slice(0, most)).not.toContain(429);
      expect(answers[most]).toBe(429);
    },
  );

  it('the list for the letters has the link of each subscription', { tags: ['DESIGN-048'] }, async () => {
    await subscribe('list@example.org');
    const key = keyFor('list@example.org');
    await ask('unconfirmed@example.org');
    const { token } = await staffMember(service, 'administrator');
    const { body } = await service.app().inject({
      url: '/organiser/exports/subscriptions.csv?lang=EN',
      headers: { token },
    });
    expect(body.split('\r\n')[0]).toContain('Link to unsubscribe');
    const line = body.split('\r\n').find((text) => text.includes('list@example.org'));
    expect(body).not.toContain('unconfirmed@example.org');
    expect(line).toContain(`https://fair.example/d/unsubscribe#key=${key}`);
  });

  it('rows from before the keys were given one each', { tags: ['DESIGN-048'] }, async () => {
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
    expect(one?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(two?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(one?.key).not.toBe(two?.key);
  });
});
