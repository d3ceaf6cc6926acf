import type { QueryRef } from '@apollo/client/react';
import type { CentreAddress, CentreApp } from '../../centre';
import {
  CustomContentDocument,
  type CustomContentQuery,
  type CustomContentQueryVariables,
} from './custom-content.generated';

export type CustomContentData = QueryRef<CustomContentQuery, CustomContentQueryVariables>;

/** Reviews go on without this page: what is in the cache is shown at once and asked for again. */
export const loadCustomContent = (_address: CentreAddress, { preloadQuery }: CentreApp): CustomContentData =>
  preloadQuery(CustomContentDocument, { fetchPolicy: 'cache-and-network' });
