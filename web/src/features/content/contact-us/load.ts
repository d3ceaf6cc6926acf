import type { QueryRef } from '@apollo/client/react';
import type { CentreAddress, CentreApp } from '../../centre';
import { ContactUsDocument, type ContactUsQuery, type ContactUsQueryVariables } from './contact-us.generated';

export type ContactUsData = QueryRef<ContactUsQuery, ContactUsQueryVariables>;

export const loadContactUs = (_address: CentreAddress, { preloadQuery }: CentreApp): ContactUsData =>
  preloadQuery(ContactUsDocument);
