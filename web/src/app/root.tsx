import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Toaster } from '../ui/toaster';
import { useMobileRedirect } from './use-mobile-redirect';
import { useRouteFocus } from './use-route-focus';

/** Around every page, with or without header and footer. */
export function Root() {
  useMobileRedirect();
  useRouteFocus();
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      <Toaster />
    </>
  );
}
