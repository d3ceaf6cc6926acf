import type { ApolloClient } from '@apollo/client/core';
import { ApolloProvider, createQueryPreloader } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { EditionProvider } from '../features/edition';
import { type Catalogue, I18nProvider } from '../i18n';
import { system } from '../ui/theme/system';
import type { AppContext } from './route-module';

export function createAppContext(client: ApolloClient, catalogue: Catalogue): AppContext {
  return { client, catalogue, preloadQuery: createQueryPreloader(client) };
}

interface ProvidersProps {
  app: AppContext;
  children: ReactNode;
}

/** Everything a page may read from context, the same for browser and server. */
export function Providers({ app, children }: ProvidersProps) {
  return (
    <ChakraProvider value={system}>
      <I18nProvider catalogue={app.catalogue}>
        <ApolloProvider client={app.client}>
          <EditionProvider>{children}</EditionProvider>
        </ApolloProvider>
      </I18nProvider>
    </ChakraProvider>
  );
}
