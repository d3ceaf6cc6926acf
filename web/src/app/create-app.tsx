import type { ApolloClient } from '@apollo/client/core';
import { ApolloProvider, createQueryPreloader } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { EditionProvider } from '../features/edition';
import { type Catalogue, I18nProvider } from '../i18n';
import { SiteOriginProvider } from '../lib/site-origin';
import { system } from '../ui/theme/system';
import type { AppContext } from './route-module';

/** What the app of a page load (or of a server's request) works with. */
export function createAppContext(
  client: ApolloClient,
  catalogue: Catalogue,
  options: { origin: string; leaveToBrowser?: () => void },
): AppContext {
  return {
    client,
    catalogue,
    origin: options.origin,
    preloadQuery: createQueryPreloader(client),
    leaveToBrowser: options.leaveToBrowser ?? (() => {}),
  };
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
          <SiteOriginProvider value={app.origin}>
            <EditionProvider>{children}</EditionProvider>
          </SiteOriginProvider>
        </ApolloProvider>
      </I18nProvider>
    </ChakraProvider>
  );
}
