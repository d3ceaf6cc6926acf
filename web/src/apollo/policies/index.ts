import type { TypePolicies } from '@apollo/client/cache';

/**
 * Numbered pages need no merge function: their arguments are part of the cache key. Only lists that grow in
 * place (load more) get a policy, in a file of their own here.
 */
export const typePolicies: TypePolicies = {
  Query: {
    fields: {
      // Each step of the wizard answers the registration as it is then: it need not be asked for again.
      visitRegistration: {
        read: (known: unknown, { args, toReference }) =>
          known === undefined
            ? toReference({ __typename: 'VisitRegistration', key: String(args?.['key']) })
            : known,
      },
    },
  },
  // There is one edition: whatever queries ask of it comes together in one entry.
  Edition: { keyFields: [] },
  EditionAddresses: { merge: true },
  EditionFigures: { merge: true },
  // Belongs to an event; the page and the form each ask for a part of it.
  EventSignUp: { merge: true },
  // A search has no id: what is asked of its groups one by one comes together.
  SiteSearch: { merge: true },
  // Known by its key, as the wizard's steps send it.
  VisitRegistration: { keyFields: ['key'] },
  VisitInformation: { merge: true },
  VisitPass: { keyFields: ['code'] },
  // Belongs to what is reviewed and has no id of its own.
  ReviewState: { merge: true },
  ProductTexts: { merge: true },
  // The menu and the homes of the centres each ask for a part of it.
  UnreadConsultations: { merge: true },
};
