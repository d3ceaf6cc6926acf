import Type, { type Static } from 'typebox';
import { PageQuery } from '../http/page.ts';

/** A message that the demo delivered to its mailbox. */
export const MailboxMessage = Type.Object(
  {
    id: Type.String(),
    channel: Type.Union([Type.Literal('sms'), Type.Literal('email')]),
    recipient: Type.String({ description: 'Number with country code, or e-mail address.' }),
    subject: Type.String({ description: 'Empty for an SMS.' }),
    body: Type.String({ description: 'Plain text.' }),
    html: Type.String({ description: 'The same as HTML; often empty.' }),
    attachments: Type.Array(
      Type.Object({
        name: Type.String({ description: 'Of the file.' }),
        type: Type.String({ description: 'Its media type.' }),
        content: Type.String({ description: 'Its bytes, as base64.' }),
        cid: Type.String({ description: 'By which the HTML shows it; empty for a file beside the letter.' }),
      }),
      { description: 'Files that the letter carries.' },
    ),
    sentTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Shanghai time; the real time.' }),
  },
  { $id: 'MailboxMessage', description: 'A message that the demo delivered to its mailbox.' },
);
export type MailboxMessage = Static<typeof MailboxMessage>;

export const MailboxQuery = Type.Object({
  ...PageQuery,
  recipient: Type.String({
    maxLength: 254,
    default: '',
    description: 'Only messages to this number with country code, or e-mail address; empty for all.',
  }),
});
