import type { Subscription } from './subscription';

/**
 * Sends a subscription and answers the server's message, if it has one. The generated mutation hook takes this
 * place; the form knows only this function.
 */
export function useSubscribe(): (subscription: Subscription) => Promise<string | undefined> {
  return () => Promise.reject(new TypeError('the subscription service is not connected'));
}
