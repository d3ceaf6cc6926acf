import './ui/theme/fonts.css';
import type { ApolloClient } from '@apollo/client/core';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createClient } from './apollo';
import { ownQueries } from './app/ask-own';
import { createAppRouter, routerReady } from './app/create-app-router';
import { takeEarlyUse } from './app/early-use';
import { createFailureHandler } from './app/failure-handler';
import { KeepPlace } from './app/keep-place';
import { forgetPlaceOfOpened } from './app/scroll-places';
import { currentAddress, isOfCurrentAddress, readServedPage, type ServedPage } from './app/served-page';
import { WhenWhole } from './app/when-whole';
import { preloadEdition } from './features/edition';
import { checkSession, rememberGuest, session } from './features/identity';
import {
  chooseLang,
  createCatalogue,
  keepLanguageOfAddress,
  localeFacts,
  restoreScrollAfterSwitch,
} from './i18n';
import { withSecretInFragment } from './lib/address-secret';
import { hydration } from './lib/hydration';
import { nextTask } from './lib/next-task';
import { followLinksOffline, keepPages } from './lib/offline-pages';
import { siteStorage } from './lib/storage';
import { showPartingToast } from './ui/parting-toast';
import { createStyleCache } from './ui/theme/style-cache';

const lang = chooseLang(
  new URLSearchParams(window.location.search),
  siteStorage,
  document.cookie,
  document.documentElement.lang,
);
// Only where it is another: browsers work out the style of everything again, even for the same word.
if (document.documentElement.lang !== localeFacts[lang].html)
  document.documentElement.lang = localeFacts[lang].html;
// Before the address loses what belongs to this visit alone.
const isServedHere = isOfCurrentAddress();
keepLanguageOfAddress();
const withoutSecret = withSecretInFragment(new URL(window.location.href));
if (withoutSecret) window.history.replaceState(window.history.state, '', withoutSecret);
forgetPlaceOfOpened();

const root = document.getElementById('root');
if (!root) throw new Error('the document has no #root');

/** So long after its start a page lets the worker keep it, milliseconds. */
const KEEP_AFTER_MS = 3000;

interface Page {
  client: ApolloClient;
  router: ReturnType<typeof createAppRouter>;
  served: ServedPage;
}

/** Lets React take over a page that stands, and asks for what is its reader's own when it has all of it. */
function takeOver(container: HTMLElement, tree: ReactNode, { client, router, served }: Page): void {
  const again = takeEarlyUse(container);
  const isOwn = session.role() !== 'guest' && served.personal.length > 0;
  hydration.begin(isOwn ? 'whole' : 'byParts');
  if (isOwn) {
    const askOwn = ownQueries(client, served.personal);
    hydration.isWhole.subscribe(() => void askOwn());
  }
  const { location } = router.state;
  const stop = router.subscribe((state) => {
    if (state.location === location && state.navigation.state === 'idle') return;
    hydration.end();
    stop();
  });
  const page = isOwn ? <WhenWhole>{tree}</WhenWhole> : tree;
  // In slices, so that the page stays usable meanwhile.
  startTransition(() => void hydrateRoot(container, <KeepPlace>{page}</KeepPlace>));
  // React takes over what an event reaches at once, before the rest.
  setTimeout(again);
}

/**
 * The way to a page that works. On a slow phone every step takes its time: each is a task of its own, so that a page
 * that stands already answers its reader in between.
 * The shell's own texts come first: nothing is drawn in the wrong language or without words.
 */
async function start(container: HTMLElement): Promise<void> {
  const underWay = import('./app/create-app');
  const address = currentAddress();
  // A page in another language than the one chosen here, or of another address, counts as none.
  const page = isServedHere ? readServedPage(document) : null;
  const served = page?.lang === lang ? page : null;
  const pause = served ? nextTask : () => Promise.resolve();

  await pause();
  const catalogue = createCatalogue(lang);
  const texts = catalogue.load('shell');
  await pause();
  const onFailure = createFailureHandler(catalogue, () => rememberGuest(client));
  const client = createClient({ locale: lang, uri: '/graphql', onFailure });
  if (served) client.restore(served.cache);
  await pause();
  void preloadEdition(client);
  const { createAppContext, Providers } = await underWay;
  await pause();
  const styles = createStyleCache(document);
  const app = createAppContext(client, catalogue, { origin: served?.origin ?? window.location.origin });
  const router = createAppRouter(app);
  const tree = (
    <StrictMode>
      <CacheProvider value={styles}>
        <Providers app={app}>
          <RouterProvider router={router} />
        </Providers>
      </CacheProvider>
    </StrictMode>
  );

  await texts;
  if (served) {
    // The page stands already; React takes it over when its code and texts are here.
    await routerReady(router);
    await pause();
  }
  if (served && currentAddress() === address) {
    takeOver(container, tree, { client, router, served });
  } else {
    window.earlyUse?.();
    container.replaceChildren();
    createRoot(container).render(tree);
  }
  restoreScrollAfterSwitch();
  showPartingToast();
  if (import.meta.env.PROD) {
    followLinksOffline();
    // What is on the screen needs the line more.
    setTimeout(() => void keepPages(), KEEP_AFTER_MS);
  }
  void checkSession(client, () => onFailure({ kind: 'signIn' }, performance.now()));
}

void start(root);
