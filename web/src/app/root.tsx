import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useOtherTabs } from '../features/favourites';
import { SignInFirst } from '../features/identity';
import { Toaster } from '../ui/toaster';
import { FinishPending } from './finish-pending';
import { OfflineNote } from './offline-note';
import { PublicDemoNotice } from './public-demo-notice';
import { SCROLL_PLACES, scrollKey } from './scroll-places';
import { useKeptPages } from './use-kept-pages';
import { useMobileRedirect } from './use-mobile-redirect';
import { useRouteFocus } from './use-route-focus';

/** Around every page, with or without header and footer. */
export function Root() {
  useMobileRedirect();
  useRouteFocus();
  useOtherTabs();
  useKeptPages();
  return (
    <>
      <PublicDemoNotice />
      <OfflineNote />
      <Outlet />
      <ScrollRestoration getKey={scrollKey} storageKey={SCROLL_PLACES} />
      <SignInFirst />
      <FinishPending />
      <Toaster />
    </>
  );
}
