import type { Database } from '../../../db/database.ts';
import type { Delivery, Webhook, WebhookService } from '../../webhooks/index.ts';
import type { AuditAction } from '../audit/actions.ts';
import type { Actor, AuditLog } from '../audit/log.ts';
import type { PartnerService } from './service.ts';

interface Parts {
  database: Database;
  audit: AuditLog;
  webhooks: Pick<WebhookService, 'againForOrganiser' | 'pause' | 'read' | 'resume'>;
  partners: Pick<PartnerService, 'lock'>;
}

/** What administrators do with the webhooks of a partner, with entries of the audit log. The routes see to the right. */
export function partnerWebhooks({ database, audit, webhooks, partners }: Parts) {
  /** Does something with a webhook of a partner that is there, and writes it down. @throws Refusal 404 */
  const logged = <T>(
    actor: Actor,
    { partnerId, action }: { partnerId: string; action: AuditAction },
    act: () => Promise<{ done: T; webhook: Pick<Webhook, 'id' | 'name'> }>,
  ): Promise<T> =>
    database.transaction(async () => {
      const partner = await partners.lock(partnerId);
      const { done, webhook } = await act();
      await audit.record(actor, {
        action,
        subjectKind: 'partner-webhook',
        subjectId: webhook.id,
        subject: `${partner.name}: ${webhook.name}`,
      });
      return done;
    });

  return {
    /** Ends the calls of a webhook; what waits is given up. @throws Refusal 404, 409 where it is paused already */
    pause: (actor: Actor, partnerId: string, id: string): Promise<Webhook> =>
      logged(actor, { partnerId, action: 'partner-webhook.pause' }, async () => {
        const done = await webhooks.pause(partnerId, id);
        return { done, webhook: done };
      }),

    /** Calls a webhook again. @throws Refusal 404, 409 where it is not paused */
    resume: (actor: Actor, partnerId: string, id: string): Promise<Webhook> =>
      logged(actor, { partnerId, action: 'partner-webhook.resume' }, async () => {
        const done = await webhooks.resume(partnerId, id);
        return { done, webhook: done };
      }),

    /** Sends a delivery again that has ended. @throws Refusal 404, 409 where that cannot be done */
    again: (actor: Actor, partnerId: string, id: string): Promise<Delivery> =>
      logged(actor, { partnerId, action: 'partner-webhook.redeliver' }, async () => {
        const done = await webhooks.againForOrganiser(partnerId, id);
        return { done, webhook: await webhooks.read(partnerId, done.webhookId) };
      }),
  };
}

export type PartnerWebhooks = ReturnType<typeof partnerWebhooks>;
