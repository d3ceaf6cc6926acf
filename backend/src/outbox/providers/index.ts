import type { Database } from '../../db/database.ts';
import type { Seal } from '../../sealing/seal.ts';
import { type BounceSettings, returnAddresses } from '../bounces/index.ts';
import type { Providers } from '../worker.ts';
import { aliyunProvider, type AliyunSettings } from './aliyun.ts';
import { localProvider } from './local.ts';
import { smtpProvider, type SmtpSettings } from './smtp.ts';

interface Settings {
  smtp: SmtpSettings | undefined;
  sms: AliyunSettings | undefined;
  bounces: BounceSettings | undefined;
  demoEdition: boolean;
}

interface Parts {
  database: Database;
  /** Signs the addresses that letters are returned to. */
  seal: Seal;
  /** The real time, by which other services check signatures. */
  now: () => Date;
  /** What the mailbox dates its messages by. */
  shownTime: () => Date;
}

/**
 * The providers that the settings ask for. The mailbox takes the place of a missing one in the demo only: anywhere
 * else a message that nobody gets must not look delivered.
 */
export function providersFor(settings: Settings, { database, seal, now, shownTime }: Parts): Providers {
  const { smtp, sms, bounces, demoEdition } = settings;
  const local = demoEdition ? localProvider(database, shownTime) : undefined;
  return {
    email: smtp ? smtpProvider(smtp, bounces && returnAddresses(bounces.address, seal)) : local,
    sms: sms ? aliyunProvider(sms, now) : local,
  };
}
