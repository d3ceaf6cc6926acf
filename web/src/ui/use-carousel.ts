import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

interface CarouselOptions {
  /** Milliseconds between slides. None: it moves only when asked. */
  autoplay?: number | undefined;
  onSlide?: ((index: number) => void) | undefined;
}

const reduced = '(prefers-reduced-motion: reduce)';

function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(reduced);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => window.matchMedia(reduced).matches,
    () => false,
  );
}

/** Embla's state as React state, and an autoplay that waits while someone looks or tabs through. */
export function useCarousel({ autoplay, onSlide }: CarouselOptions) {
  const still = useReducedMotion();
  const [viewport, api] = useEmblaCarousel({ align: 'start', duration: still ? 0 : 22 });
  const [held, setHeld] = useState(false);
  const index = useSyncExternalStore(
    useCallback(
      (listener) => {
        api?.on('select', listener).on('reInit', listener);
        return () => void api?.off('select', listener).off('reInit', listener);
      },
      [api],
    ),
    () => api?.selectedScrollSnap() ?? 0,
    () => 0,
  );

  useEffect(() => onSlide?.(index), [index, onSlide]);

  useEffect(() => {
    if (!autoplay || held || still || !api) return undefined;
    const timer = setInterval(() => {
      if (document.hidden) return;
      if (api.canScrollNext()) api.scrollNext();
      else api.scrollTo(0);
    }, autoplay);
    return () => clearInterval(timer);
  }, [api, autoplay, held, still]);

  return {
    viewport,
    index,
    scrollTo: (target: number) => api?.scrollTo(target),
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
