import { type ReactNode, useSyncExternalStore } from 'react';

const never = () => () => {};

interface BrowserOnlyProps {
  /** Stands there until the browser takes over, of the same size where that is possible. */
  fallback: ReactNode;
  children: () => ReactNode;
}

/** What a server must not render, like a form that begins with what this browser kept. */
export function BrowserOnly({ fallback, children }: BrowserOnlyProps) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isBrowser ? children() : fallback;
}
