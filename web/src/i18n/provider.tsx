import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { Catalogue } from './catalogue';
import type { Lang } from './locale';

const LangContext = createContext<Lang>('ZH');

export function I18nProvider({ catalogue, children }: { catalogue: Catalogue; children: ReactNode }) {
  const intl = useSyncExternalStore(catalogue.subscribe, catalogue.intl, catalogue.intl);
  return (
    <LangContext value={catalogue.lang}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </LangContext>
  );
}

export function useLang(): Lang {
  return use(LangContext);
}
