import type { ApolloCache } from '@apollo/client/cache';
import type { ApiKeyFieldsFragment, KeyCalls } from '../../api-keys';
import {
  OwnApiKeysDocument,
  useChangeApiKeyMutation,
  useCreateApiKeyMutation,
  useRevokeApiKeyMutation,
  useRotateApiKeyMutation,
} from './keys.generated';

/** Shows a new key first in the list. */
function addKey(cache: ApolloCache, apiKey: ApiKeyFieldsFragment): void {
  cache.updateQuery({ query: OwnApiKeysDocument }, (before) =>
    before?.viewer?.apiKeys
      ? { viewer: { ...before.viewer, apiKeys: [apiKey, ...before.viewer.apiKeys] } }
      : before,
  );
}

/** The mutations of the company's keys; the list shows each outcome at once. */
export function useOwnKeys(): KeyCalls {
  const [create] = useCreateApiKeyMutation({
    update: (cache, { data }) => {
      const apiKey = data?.createApiKey.apiKey;
      if (apiKey) addKey(cache, apiKey);
    },
  });
  const [change] = useChangeApiKeyMutation();
  const [rotate] = useRotateApiKeyMutation({
    update: (cache, { data }) => {
      const apiKey = data?.rotateApiKey.apiKey;
      if (apiKey) addKey(cache, apiKey);
    },
    // The old key has another end now, which the answer does not tell.
    refetchQueries: [OwnApiKeysDocument],
  });
  const [revoke] = useRevokeApiKeyMutation();
  return {
    // Companies have no test keys.
    createKey: async ({ isTest: _, ...input }) => (await create({ variables: { input } })).data?.createApiKey,
    changeKey: async (id, values) =>
      (await change({ variables: { input: { id, ...values } } })).data?.changeApiKey,
    rotateKey: async (id, overlapHours) =>
      (await rotate({ variables: { input: { id, overlapHours } } })).data?.rotateApiKey,
    revokeKey: async (id) => (await revoke({ variables: { input: { id } } })).data?.revokeApiKey,
  };
}
