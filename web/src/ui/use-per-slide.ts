import { useDeferredValue, useSyncExternalStore } from 'react';

/** Items on one slide, by width of the screen: phone, tablet (768 px and up), desktop (1024 px and up). */
export type PerSlide = number | { base: number; md: number; lg: number };

const md = '(min-width: 768px)';
const lg = '(min-width: 1024px)';

function subscribe(listener: () => void): () => void {
  const queries = [window.matchMedia(md), window.matchMedia(lg)];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

/**
 * A server cannot know the screen and takes the desktop's number. A browser that takes its page over comes to its own
 * number in a render that may be interrupted, not in one go with all that the slides hold.
 */
export function usePerSlide(perSlide: PerSlide): number {
  const steps = typeof perSlide === 'number' ? { base: perSlide, md: perSlide, lg: perSlide } : perSlide;
  const own = useSyncExternalStore(
    subscribe,
    () => {
      if (window.matchMedia(lg).matches) return steps.lg;
      return window.matchMedia(md).matches ? steps.md : steps.base;
    },
    () => steps.lg,
  );
  return useDeferredValue(own);
}

/** The items of one slide; none is empty. */
export type Slide<Item> = readonly [Item, ...Item[]];

export function toSlides<Item>(items: readonly Item[], perSlide: number): Slide<Item>[] {
  const slides: Slide<Item>[] = [];
  for (let start = 0; start < items.length; start += perSlide) {
    const [first, ...others] = items.slice(start, start + perSlide);
    if (first !== undefined) slides.push([first, ...others]);
  }
  return slides;
}
