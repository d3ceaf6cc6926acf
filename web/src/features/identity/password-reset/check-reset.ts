import type { MessageId } from '../../../i18n';
import { graphemes } from '../../../lib/graphemes';
import { channelOf } from '../sign-in/recipient';

/** The rest of the rule – own names, common passwords – is the server's (docs/specification.md, Passwords). */
const SHORTEST = 8;

export const emptyReset = { recipient: '', code: '', newPassword: '', repeated: '' };
export type ResetValues = typeof emptyReset;
/** In the order of the form. */
export const resetFields = ['recipient', 'code', 'newPassword', 'repeated'] as const;

/** What is wrong with the number or address that a code is to go to, if anything is. */
export function checkRecipient(recipient: string): MessageId | undefined {
  if (recipient.trim() === '') return 'password-reset.missing.recipient';
  return channelOf(recipient) ? undefined : 'password-reset.wrong.recipient';
}

function checkNew({ newPassword }: ResetValues): MessageId | undefined {
  if (newPassword === '') return 'password-reset.missing.newPassword';
  return graphemes(newPassword) < SHORTEST ? 'password-reset.short' : undefined;
}

function checkRepeated({ newPassword, repeated }: ResetValues): MessageId | undefined {
  if (repeated === '') return 'password-reset.missing.repeated';
  return repeated === newPassword ? undefined : 'password-reset.different';
}

/** What is wrong with the form before anything is sent. */
export function checkReset(values: ResetValues): Partial<Record<keyof ResetValues, MessageId>> {
  const found = {
    recipient: checkRecipient(values.recipient),
    code: values.code.trim() === '' ? ('password-reset.missing.code' as const) : undefined,
    newPassword: checkNew(values),
    repeated: checkRepeated(values),
  };
  return Object.fromEntries(Object.entries(found).filter(([, id]) => id !== undefined));
}
