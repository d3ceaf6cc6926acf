import type { SendingPolicy } from '../../src/outbox/sending-policy.ts';

/** Lets every message through: for tests of other things. */
export const everythingSent: SendingPolicy = {
  assertAccepts: async () => {},
  take: async () => true,
};
