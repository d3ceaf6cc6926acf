import type { TypePolicies } from '@apollo/client/cache';

/**
 * Numbered pages need no merge function: their arguments are part of the cache key. Only lists that grow in
 * place (load more) get a policy, in a file of their own here.
 */
export const typePolicies: TypePolicies = {
  // There is one edition: whatever queries ask of it comes together in one entry.
  Edition: { keyFields: [] },
  EditionAddresses: { merge: true },
  EditionFigures: { merge: true },
  // Belongs to what is reviewed and has no id of its own.
  ReviewState: { merge: true },
};
