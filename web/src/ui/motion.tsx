import { LazyMotion, MotionConfig, type TargetAndTransition, useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';

// The engine is a chunk of its own that sets out with the first part that moves: nobody waits for it, and where it
// does not come everything appears and goes without moving.
let ready = false;
const engine = import('./motion-features').then(
  ({ domMin }) => {
    ready = true;
    return domMin;
  },
  () => new Promise<never>(() => {}),
);

/**
 * Around parts that enter and leave; inside it use `m.div` and the like. Import this module in parts that come on
 * demand only (ui/on-demand.ts), so that no page carries it from the start.
 */
export function Motion({ children }: { children: ReactNode }) {
  // `reducedMotion` of the library stops movement but not fading; here nothing moves at all.
  const still = useReducedMotion() ?? false;
  return (
    <LazyMotion features={() => engine} strict>
      <MotionConfig skipAnimations={still} transition={{ duration: 0.2, ease: [0.2, 0.7, 0.2, 1] }}>
        {children}
      </MotionConfig>
    </LazyMotion>
  );
}

/** For `initial`: where something comes from. Before the engine is here, or where nothing moves, it is simply there. */
export function useEntrance(): (start: TargetAndTransition) => TargetAndTransition | false {
  const still = useReducedMotion() ?? false;
  return (start) => ready && !still && start;
}

export { m };
export { AnimatePresence, useIsPresent } from 'framer-motion';
