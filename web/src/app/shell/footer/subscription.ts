import type { MessageId } from '../../../i18n';
import type { SubscriberRole, SubscribeInput } from '../../../gql/types';
import { isEmail } from '../../../lib/email';
import { isRecord } from '../../../lib/objects';

export const subscriberRoles: readonly SubscriberRole[] = ['EXHIBITOR', 'VISITOR', 'MEDIUM'];

/** What is in the dialog: the same fields as the mutation's input, the role not chosen yet. */
export type Subscription = Omit<SubscribeInput, 'role'> & { role: SubscriberRole | '' };

export type SubscriptionErrors = Partial<Record<keyof Subscription, MessageId>>;

export const emptySubscription: Subscription = { role: '', companyName: '', contactName: '', email: '' };

/** Reads what the browser kept; whatever else is there is dropped. */
export function parseSubscription(kept: unknown): Subscription | null {
  if (!isRecord(kept)) return null;
  const textOf = (name: keyof Subscription) => {
    const text = kept[name];
    return typeof text === 'string' ? text : '';
  };
  return {
    role: subscriberRoles.find((role) => role === kept['role']) ?? '',
    companyName: textOf('companyName'),
    contactName: textOf('contactName'),
    email: textOf('email'),
  };
}

/** What is sent: without the spaces that a keyboard's suggestion leaves behind. */
export function trimmed({ role, companyName, contactName, email }: Subscription): Subscription {
  return { role, companyName: companyName.trim(), contactName: contactName.trim(), email: email.trim() };
}

/** Each missing field has its own prompt; the server checks the same again. Expects trimmed values. */
export function checkSubscription({
  role,
  companyName,
  contactName,
  email,
}: Subscription): SubscriptionErrors {
  const errors: SubscriptionErrors = {};
  if (!role) errors.role = 'shell.subscribe.needRole';
  if (!companyName) errors.companyName = 'shell.subscribe.needCompany';
  if (!contactName) errors.contactName = 'shell.subscribe.needName';
  if (!email) errors.email = 'shell.subscribe.needEmail';
  else if (!isEmail(email)) errors.email = 'shell.subscribe.badEmail';
  return errors;
}
