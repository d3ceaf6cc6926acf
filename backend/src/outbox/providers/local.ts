import type { Database } from '../../db/database.ts';
import type { Provider } from '../message.ts';
import { mailbox } from '../tables.ts';

/** Delivers into the demo's mailbox, once however often it is called. */
export function localProvider(database: Database, now: () => Date): Provider {
  return {
    async deliver({ id, channel, recipient, subject, body, html, attachments }) {
      await database
        .orm()
        .insert(mailbox)
        .values({ id, channel, recipient, subject, body, html, attachments, sentAt: now() })
        .onConflictDoNothing();
    },
  };
}
