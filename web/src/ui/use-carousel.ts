import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

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

/**
 * Embla on the viewport. Its code comes when there is something to slide: until then the first slide stands where it
 * will stand, and the last one asked for is remembered. Where the code does not come, the first slide stays.
 */
function useEmbla(still: boolean) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [api, setApi] = useState<EmblaCarouselType>();
  const wanted = useRef(0);
  useEffect(() => {
    if (!viewport) return undefined;
    let embla: EmblaCarouselType | undefined;
    let gone = false;
    import('embla-carousel').then(
      ({ default: createEmbla }) => {
        if (gone) return;
        embla = createEmbla(viewport, {
          align: 'start',
          duration: still ? 0 : 22,
          startIndex: wanted.current,
        });
        setApi(embla);
      },
      (error: unknown) => console.warn('the carousel did not load', error),
    );
    return () => {
      gone = true;
      embla?.destroy();
      setApi(undefined);
    };
  }, [viewport, still]);
  const scrollTo = (target: number) => {
    wanted.current = target;
    api?.scrollTo(target);
  };
  return { setViewport, api, scrollTo };
}

/** Embla's state as React state, and an autoplay that waits while someone looks or tabs through. */
export function useCarousel({ autoplay, onSlide }: CarouselOptions) {
  const still = useReducedMotion();
  const { setViewport, api, scrollTo } = useEmbla(still);
  const [held, setHeld] = useState(false);
  const [stopped, setStopped] = useState(false);
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
    if (!autoplay || held || stopped || still || !api) return undefined;
    const timer = setInterval(() => {
      if (document.hidden) return;
      if (api.canScrollNext()) api.scrollNext();
      else api.scrollTo(0);
    }, autoplay);
    return () => clearInterval(timer);
  }, [api, autoplay, held, stopped, still]);

  return {
    viewport: setViewport,
    index,
    scrollTo,
    /** Stopped by the reader, until asked to go on. */
    stopped,
    setStopped,
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
