import { type ReactNode, useInsertionEffect, useLayoutEffect } from 'react';

/**
 * Around a page that React takes over: it stays where its reader has scrolled to. The router takes every first page
 * for a new one and scrolls it to its top, in the effects of that first commit; for these alone scrolling is held.
 */
export function KeepPlace({ children }: { children: ReactNode }) {
  // Insertion effects come before all layout effects, a parent's layout effect after those of its children.
  useInsertionEffect(() => scrolling.hold(), []);
  useLayoutEffect(() => scrolling.letGo(), []);
  return children;
}

interface Scrolling {
  /** The browser's own function, while it is held. */
  own: typeof window.scrollTo | undefined;
  hold: () => void;
  letGo: () => void;
}

const scrolling: Scrolling = {
  own: undefined,
  hold() {
    this.own = window.scrollTo.bind(window);
    window.scrollTo = () => {};
  },
  letGo() {
    if (this.own) window.scrollTo = this.own;
    this.own = undefined;
  },
};
