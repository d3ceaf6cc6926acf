import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { Catalogue } from './catalogue';
import type { Lang } from './locale';

const CatalogueContext = createContext<Catalogue | null>(null);

export function I18nProvider({ catalogue, children }: { catalogue: Catalogue; children: ReactNode }) {
  const intl = useSyncExternalStore(catalogue.subscribe, catalogue.intl, catalogue.intl);
  return (
    <CatalogueContext value={catalogue}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </CatalogueContext>
  );
}

/** For parts that bring texts of their own when they are first wanted. */
export function useCatalogue(): Catalogue {
  const catalogue = use(CatalogueContext);
  if (!catalogue) throw new Error('there is no I18nProvider above');
  return catalogue;
}

export function useLang(): Lang {
  return useCatalogue().lang;
}
