import type { KeyCalls } from '../../api-keys';
import { addKey } from './cache';
import {
  PartnersDocument,
  useChangePartnerKeyMutation,
  useCreatePartnerKeyMutation,
  useRevokePartnerKeyMutation,
  useRotatePartnerKeyMutation,
} from './partners.generated';

/** The mutations of a partner's keys; the list shows each outcome at once. */
export function usePartnerKeys(partnerId: string): KeyCalls {
  const [create] = useCreatePartnerKeyMutation({
    update: (cache, { data }) => {
      const apiKey = data?.createPartnerKey.apiKey;
      if (apiKey) addKey(cache, partnerId, apiKey);
    },
  });
  const [change] = useChangePartnerKeyMutation();
  const [rotate] = useRotatePartnerKeyMutation({
    update: (cache, { data }) => {
      const apiKey = data?.rotatePartnerKey.apiKey;
      if (apiKey) addKey(cache, partnerId, apiKey);
    },
    // The old key has another end now, which the answer does not tell.
    refetchQueries: [PartnersDocument],
  });
  const [revoke] = useRevokePartnerKeyMutation();
  return {
    createKey: async (key) =>
      (await create({ variables: { input: { partnerId, ...key } } })).data?.createPartnerKey,
    changeKey: async (id, values) =>
      (await change({ variables: { input: { partnerId, id, ...values } } })).data?.changePartnerKey,
    rotateKey: async (id, overlapHours) =>
      (await rotate({ variables: { input: { partnerId, id, overlapHours } } })).data?.rotatePartnerKey,
    revokeKey: async (id) =>
      (await revoke({ variables: { input: { partnerId, id } } })).data?.revokePartnerKey,
  };
}
