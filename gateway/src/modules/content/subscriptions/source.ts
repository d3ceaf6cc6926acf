import { defineSource } from '../../../context/source.ts';
import type { Input } from '../../../rest/operations.ts';

/** Subscriptions to the newsletter. */
export const subscriptionSource = defineSource(({ rest }) => ({
  subscribe: (body: Input<'post', '/app/user/addExhibition'>['body']) =>
    rest.post('/app/user/addExhibition', { body }),
  confirm: (key: string) => rest.post('/app/content/confirmSubscription', { body: { key } }),
  unsubscribe: (key: string) => rest.post('/app/content/unsubscribe', { body: { key } }),
}));
