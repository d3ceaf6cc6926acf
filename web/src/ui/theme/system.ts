import { createSystem, defineConfig } from '@chakra-ui/react';
import { base } from './base';
import { breakpoints } from './breakpoints';
import { globalCss } from './global';
import { semanticTokens } from './semantic';
import { tokens } from './tokens';

export const config = defineConfig({
  preflight: true,
  globalCss,
  theme: {
    breakpoints: Object.fromEntries(Object.entries(breakpoints).map(([name, px]) => [name, `${px}px`])),
    tokens,
    semanticTokens,
    keyframes: {
      turn: { to: { transform: 'rotate(360deg)' } },
      shimmer: { '50%': { opacity: 0.55 } },
      rise: { from: { opacity: 0, transform: 'translateY(8px)' } },
      slideIn: { from: { transform: 'translateX(24px)', opacity: 0 } },
      fade: { from: { opacity: 0 } },
    },
  },
});

/**
 * The base has conditions and style props but no tokens and no recipes (a utility of Chakra's that is missing
 * there is added there). Recipes stand beside their components
 * in ui/, so a page carries only those that it shows.
 */
export const system = createSystem(base, config);
