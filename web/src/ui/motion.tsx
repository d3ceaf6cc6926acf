import { LazyMotion, MotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';

// The animation engine is a chunk of its own: pages draw without it and move once it is here.
const features = () => import('./motion-features').then((module) => module.domAnimation);

/** Around the parts that move. Inside it use `m.div` and the like; import this module in lazy parts only. */
export function Motion({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={features} strict>
      <MotionConfig reducedMotion="user" transition={{ duration: 0.2, ease: 'easeOut' }}>
        {children}
      </MotionConfig>
    </LazyMotion>
  );
}

export { m };
