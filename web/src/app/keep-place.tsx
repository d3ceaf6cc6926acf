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

const scrolling = {
  own: undefined as typeof window.scrollTo | undefined,
  hold(): void {
    this.own = window.scrollTo.bind(window);
    window.scrollTo = () => {};
  },
  letGo(): void {
    if (this.own) window.scrollTo = this.own;
    this.own = undefined;
  },
};
