import { createTransport } from 'nodemailer';
import { type Attachment, DeliveryError, reasonOf, type Provider } from '../message.ts';
import { propertyOf } from '../../objects.ts';
import type { ReturnAddresses } from '../bounces/index.ts';
import { AT_ONCE } from '../under-way.ts';

export interface SmtpSettings {
  /** `smtp://user:password@host:port` or `smtps://…`; nodemailer's options as query, like `?requireTLS=true`. */
  url: string;
  /** Sender, `name <address>` or the address alone. */
  from: string;
}

/** Each is far below the limit of one delivery. */
const TIMEOUTS = {
  dnsTimeout: 5000,
  connectionTimeout: 8000,
  greetingTimeout: 8000,
  socketTimeout: 15_000,
};

/**
 * The server knows no such recipient (RFC 3463, X.1.X). Other refusals, also permanent ones, may be of the account,
 * the sender or the server's mood, which somebody can mend before the attempts end.
 */
const NO_SUCH_RECIPIENT = /^5\d\d[ -]5\.1\.\d/;

function refusal(error: unknown): DeliveryError {
  const response = propertyOf(error, 'response');
  const responseCode = propertyOf(error, 'responseCode');
  const isFinal =
    propertyOf(error, 'command') === 'RCPT TO' &&
    typeof response === 'string' &&
    NO_SUCH_RECIPIENT.test(response);
  // Of the server's words only the number: they quote the recipient.
  const status = typeof responseCode === 'number' ? ` ${responseCode}` : '';
  return new DeliveryError(`${reasonOf(error)}${status}`, isFinal);
}

/**
 * The envelope of a letter: where servers return it to, and what they return. Its text is none of theirs to keep, so they
 * are asked to return its headers alone; servers that cannot do not read that.
 */
const envelopeOf = (id: string, recipient: string, returns: ReturnAddresses) => ({
  // As an object it is one address here too.
  envelope: { from: returns.of(id), to: [{ name: '', address: recipient }] },
  dsn: { return: 'headers' as const, notify: ['failure' as const, 'delay' as const] },
});

/** A file as the mail's text has it: a picture of its HTML in its place, others beside it. */
const attached = ({ name, type, content, cid }: Attachment) => ({
  filename: name,
  contentType: type,
  content: Buffer.from(content, 'base64'),
  ...(cid === ''
    ? { contentDisposition: 'attachment' as const }
    : { cid, contentDisposition: 'inline' as const }),
});

/** Delivers e-mail to a mail server. @param returns where letters are returned to; the sender where it is undefined */
export function smtpProvider({ url, from }: SmtpSettings, returns?: ReturnAddresses): Provider {
  const transport = createTransport({
    url,
    pool: true,
    // One for each delivery that may be under way.
    maxConnections: AT_ONCE,
    // The outbox tries again, knows how often, and survives this process.
    maxRequeues: 0,
    ...TIMEOUTS,
  });
  const domain = /@([^@\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

  return {
    async deliver({ id, recipient, language, subject, body, html, attachments, requestId }, signal) {
      const mail = {
        from,
        // As an object it is one address, whatever stands in it.
        to: { name: '', address: recipient },
        subject,
        text: body,
        ...(html === '' ? {} : { html }),
        attachments: attachments.map(attached),
        ...(returns ? envelopeOf(id, recipient, returns) : {}),
        messageId: `<outgoing-${id}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': language === 'ZH' ? 'zh-CN' : 'en',
          // Who asks about a letter quotes it; both logs have it.
          ...(requestId === '' ? {} : { 'X-Request-Id': requestId }),
        },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal,
      };
      await transport.sendMail(mail).catch((error: unknown) => {
        throw refusal(error);
      });
    },
    close: () => transport.close(),
  };
}
