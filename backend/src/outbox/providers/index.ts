import type { Database } from '../../db/database.ts';
import type { Providers } from '../worker.ts';
import { aliyunProvider, type AliyunSettings } from './aliyun.ts';
import { localProvider } from './local.ts';
import { smtpProvider, type SmtpSettings } from './smtp.ts';

interface Settings {
  smtp: SmtpSettings | undefined;
  sms: AliyunSettings | undefined;
  demoEdition: boolean;
}

/**
 * The providers that the settings ask for. The mailbox takes the place of a missing one in the demo only: anywhere
 * else a message that nobody gets must not look delivered.
 * @param now the real time, by which other services check signatures
 * @param shownTime what the mailbox dates its messages by
 */
export function providersFor(
  settings: Settings,
  database: Database,
  now: () => Date,
  shownTime = now,
): Providers {
  const local = settings.demoEdition ? localProvider(database, shownTime) : undefined;
  return {
    email: settings.smtp ? smtpProvider(settings.smtp) : local,
    sms: settings.sms ? aliyunProvider(settings.sms, now) : local,
  };
}
