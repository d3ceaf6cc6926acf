import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useOtherTabs } from '../features/favourites';
import { Toaster } from '../ui/toaster';
import { PublicDemoNotice } from './public-demo-notice';
import { useMobileRedirect } from './use-mobile-redirect';
import { useRouteFocus } from './use-route-focus';

/** Around every page, with or without header and footer. */
export function Root() {
  useMobileRedirect();
  useRouteFocus();
  useOtherTabs();
  return (
    <>
      <PublicDemoNotice />
      <Outlet />
      <ScrollRestoration />
      <Toaster />
    </>
  );
}
