import { asc } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { createMessaging, type Delivery, type Message, type Provider } from '../../src/outbox/index.ts';
import { outgoing } from '../../src/outbox/tables.ts';
import type { useService } from './service.ts';
import { everythingSent } from './sending.ts';
import { first } from './required.ts';

/** When every test of the outbox starts. */
export const START = new Date('2026-03-01T08:00:00Z');
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;

export const mail: Message = {
  channel: 'email',
  recipient: 'ada@example.org',
  language: 'EN',
  subject: 'Welcome',
  body: 'Your booth is confirmed.',
  html: '<p>Your booth is confirmed.</p>',
};
export const code: Message = {
  channel: 'sms',
  recipient: '+8613800138000',
  language: 'ZH',
  body: '您的验证码为 482913，5 分钟内有效。',
  isSecret: true,
};

/** A promise and what settles it. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** An empty outbox for each test, on a clock that stands, with what was logged. */
export function useOutbox(service: ReturnType<typeof useService>) {
  let time = START;
  let lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const rows = () => service.database().orm().select().from(outgoing).orderBy(asc(outgoing.id));

  beforeEach(async () => {
    time = START;
    lines = [];
    await service.database().orm().delete(outgoing);
  });

  return {
    now: () => time,
    pass: (ms: number) => (time = new Date(time.getTime() + ms)),
    rows,
    row: async () => first(await rows()),
    /** Lines of the log that hold `part`. */
    logged: (part = '') => lines.filter((line) => line.includes(part)),

    /** One backend's outbox and worker, with what it was to deliver. */
    backend: (
      deliver: Provider['deliver'] = async () => {},
      database: Database = service.database(),
      channels: Message['channel'][] = ['email', 'sms'],
    ) => {
      const delivered: Delivery[] = [];
      const provider: Provider = {
        deliver: async (message, signal) => {
          delivered.push(message);
          await deliver(message, signal);
        },
      };
      // As providersFor makes them: a channel without a provider is there, undefined.
      const [email, sms] = (['email', 'sms'] as const).map((channel) =>
        channels.includes(channel) ? provider : undefined,
      );
      const providers = { email, sms };
      return {
        delivered,
        ...createMessaging({ database, now: () => time, providers, policy: everythingSent, log }),
      };
    },
  };
}
