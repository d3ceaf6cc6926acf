import type { MessageId } from '../../../i18n';
import { isEmail } from '../../../lib/email';

export const subscriberRoles = ['exhibitor', 'visitor', 'medium'] as const;
export type SubscriberRole = (typeof subscriberRoles)[number];

export interface Subscription {
  role: SubscriberRole | '';
  companyName: string;
  contactName: string;
  email: string;
}

export type SubscriptionErrors = Partial<Record<keyof Subscription, MessageId>>;

export const emptySubscription: Subscription = { role: '', companyName: '', contactName: '', email: '' };

/** Each missing field has its own prompt; the server checks the same again. */
export function checkSubscription({
  role,
  companyName,
  contactName,
  email,
}: Subscription): SubscriptionErrors {
  const errors: SubscriptionErrors = {};
  if (!role) errors.role = 'shell.subscribe.needRole';
  if (!companyName.trim()) errors.companyName = 'shell.subscribe.needCompany';
  if (!contactName.trim()) errors.contactName = 'shell.subscribe.needName';
  if (!email.trim()) errors.email = 'shell.subscribe.needEmail';
  else if (!isEmail(email.trim())) errors.email = 'shell.subscribe.badEmail';
  return errors;
}
