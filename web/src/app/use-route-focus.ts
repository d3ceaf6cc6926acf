import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A new page moves the focus to its main part, so that keyboard and screen reader follow. Tabs and pages of a
 * list change only the query and keep the focus where it is.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
