import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { dragByMouse } from './drag-by-mouse';

interface CarouselOptions {
  /** How many slides there are. */
  count: number;
  /** Milliseconds between slides. None: it moves only when asked. */
  autoplay?: number | undefined;
  onSlide?: ((index: number) => void) | undefined;
}

const reduced = '(prefers-reduced-motion: reduce)';
/** Where a browser does not say that scrolling has ended, it has after so long without any, milliseconds. */
const SETTLED_MS = 150;

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

/** How far the viewport is scrolled where each slide stands in it. */
function placesIn(viewport: HTMLElement): number[] {
  const left =
    viewport.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(viewport).paddingLeft);
  return [...(viewport.firstElementChild?.children ?? [])].map(
    (slide) => slide.getBoundingClientRect().left - left + viewport.scrollLeft,
  );
}

/** The slide that stands nearest. */
function nearestIn(viewport: HTMLElement): number {
  const distances = placesIn(viewport).map((place) => Math.abs(place - viewport.scrollLeft));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

function onSettled(viewport: HTMLElement, listener: () => void): () => void {
  if ('onscrollend' in window) {
    viewport.addEventListener('scrollend', listener);
    return () => viewport.removeEventListener('scrollend', listener);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(listener, SETTLED_MS);
  };
  viewport.addEventListener('scroll', onScroll);
  return () => {
    clearTimeout(timer);
    viewport.removeEventListener('scroll', onScroll);
  };
}

/**
 * Which slide of a viewport that scrolls is seen, and the way to another. The browser scrolls by itself under fingers,
 * also before this code is here.
 */
function useSlides(count: number, still: boolean) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [wanted, setWanted] = useState(0);
  const index = Math.max(0, Math.min(wanted, count - 1));
  const show = useCallback(
    (target: number, isInstant: boolean) => {
      const left = viewport && placesIn(viewport)[target];
      if (viewport && left !== undefined && left !== null)
        viewport.scrollTo({ left, behavior: isInstant ? 'instant' : 'smooth' });
    },
    [viewport],
  );
  const scrollTo = (target: number) => {
    setWanted(target);
    show(target, still);
  };
  const keep = useEffectEvent(() => show(index, true));
  const follow = useEffectEvent((by: number) => {
    scrollTo(Math.max(0, Math.min(index + by, count - 1)));
  });
  useEffect(() => {
    if (!viewport) return undefined;
    const drag = dragByMouse(viewport, (by) => follow(by));
    const stop = onSettled(viewport, () => {
      if (drag.isHeld()) return;
      viewport.style.scrollSnapType = '';
      setWanted(nearestIn(viewport));
    });
    // Another width has its slides elsewhere.
    const sizes = new ResizeObserver(() => keep());
    sizes.observe(viewport);
    return () => {
      sizes.disconnect();
      stop();
      drag.stop();
    };
  }, [viewport]);
  return { setViewport, index, scrollTo };
}

/** The slide that is seen, and an autoplay that waits while someone looks or tabs through. */
export function useCarousel({ count, autoplay, onSlide }: CarouselOptions) {
  const still = useReducedMotion();
  const { setViewport, index, scrollTo } = useSlides(count, still);
  const [held, setHeld] = useState(false);
  const [stopped, setStopped] = useState(false);

  useEffect(() => onSlide?.(index), [index, onSlide]);

  const next = useEffectEvent(() => {
    if (!document.hidden) scrollTo(index + 1 < count ? index + 1 : 0);
  });
  const moves = autoplay !== undefined && count > 1 && !held && !stopped && !still;
  useEffect(() => {
    if (!moves) return undefined;
    const timer = setInterval(() => next(), autoplay);
    return () => clearInterval(timer);
  }, [moves, autoplay]);

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
