import './ui/theme/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createClient } from './apollo';
import { createAppContext, Providers } from './app/create-app';
import { createAppRouter } from './app/create-app-router';
import { createFailureHandler } from './app/failure-handler';
import { preloadEdition } from './features/edition';
import { checkSession } from './features/identity';
import { chooseLang, createCatalogue, localeFacts, restoreScrollAfterSwitch } from './i18n';
import { siteStorage } from './lib/storage';
import { showPartingToast } from './ui/parting-toast';

const lang = chooseLang(siteStorage, document.cookie);
document.documentElement.lang = localeFacts[lang].html;

const catalogue = createCatalogue(lang);
const onFailure = createFailureHandler(catalogue);
const client = createClient({ locale: lang, uri: '/graphql', onFailure });
const app = createAppContext(client, catalogue);
preloadEdition(client);
const router = createAppRouter(app);

const root = document.getElementById('root');
if (!root) throw new Error('the document has no #root');

// The shell's own texts come first: nothing is drawn in the wrong language or without words.
void catalogue.load('shell').then(() => {
  createRoot(root).render(
    <StrictMode>
      <Providers app={app}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
  restoreScrollAfterSwitch();
  showPartingToast();
  void checkSession(client, () => onFailure({ kind: 'signIn' }));
});
