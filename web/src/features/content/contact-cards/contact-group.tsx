import type { QueryRef } from '@apollo/client/react';
import { ContactGrid } from './contact-grid';
import {
  type ContactCardsQuery,
  type ContactCardsQueryVariables,
  useContactCardsPreloaded,
} from './contacts.generated';

type ContactCardsRef = QueryRef<ContactCardsQuery, ContactCardsQueryVariables>;

/** Contact cards of one group; its query starts in the loader: `preloadQuery(ContactCardsDocument, …)`. */
export function ContactGroup({ query }: { query: ContactCardsRef }) {
  return <ContactGrid contacts={useContactCardsPreloaded(query).data.contacts} />;
}
