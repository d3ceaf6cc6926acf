import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { hydration } from '../lib/hydration';

/** What a reader does to a part before React listens to it. */
const uses = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'submit', 'input'] as const;
/** Nearer to the screen than this, a part is taken over. */
const near = '400px';

interface Gate {
  /** Throws a promise at the first try, as Suspense expects of what has to wait. */
  pass: () => void;
  open: () => void;
}

function createGate(): Gate {
  let open = () => {};
  const opened: unknown = new Promise<void>((resolve) => {
    open = resolve;
  });
  let tried = false;
  const gate = {
    pass: () => {
      // React comes back when the gate opens, or earlier because the part has to change: then it may.
      if (tried) return;
      tried = true;
      throw opened;
    },
    open: () => {
      tried = true;
      open();
    },
  };
  // Another page is on its way: it would wait for every part that has not been taken over.
  hydration.onEnd(gate.open);
  return gate;
}

/** Opens a gate when its part comes near or is used. */
function watch(element: HTMLElement, open: () => void): () => void {
  const onUse = (event: Event) => {
    if (event.target instanceof Node && element.contains(event.target)) open();
  };
  // In front of React's own listeners: it takes over at once what it finds open.
  for (const use of uses) window.addEventListener(use, onUse, { capture: true, passive: true });
  const seen = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) open();
    },
    { rootMargin: near },
  );
  seen.observe(element);
  return () => {
    for (const use of uses) window.removeEventListener(use, onUse, { capture: true });
    seen.disconnect();
  };
}

function Hold({ gate }: { gate: Gate }) {
  gate.pass();
  return null;
}

interface HydrateOnApproachProps {
  /** Stands in where the part is drawn by the browser and its data are not here. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Suspense around a part of a page. In a page that the server has drawn, React takes the part over when it comes near
 * the screen or is used, and not before: a slow phone has its time for what is looked at. Where data are about to
 * change beneath the page (`app/when-whole.tsx`) no part waits: each must be taken over as it came.
 */
export function HydrateOnApproach({ fallback, children }: HydrateOnApproachProps) {
  const [gate] = useState(() => (hydration.isByParts() ? createGate() : null));
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (gate && frame.current ? watch(frame.current, gate.open) : undefined), [gate]);
  return (
    <div ref={frame}>
      <Suspense fallback={fallback}>
        {gate ? <Hold gate={gate} /> : null}
        {children}
      </Suspense>
    </div>
  );
}
