import { createEmitter } from './emitter';
import { createSharedValue } from './shared-value';

/** Whether parts that are far from the screen wait until somebody comes near, or none does. */
type Mode = 'byParts' | 'whole';

let underWay: Mode | null = null;
const ended = createEmitter();

/** Whether what is drawn stands already, from the server: so for the first page, never for one that came later. */
export const hydration = {
  begin: (mode: Mode) => {
    underWay = mode;
    hydration.isWhole.set(mode === 'byParts');
  },
  end: () => {
    underWay = null;
    ended.emit();
  },
  isUnderWay: () => underWay !== null,
  isByParts: () => underWay === 'byParts',
  /** False while a page is taken over in which data are about to change: they wait until it is true. */
  isWhole: createSharedValue(true),
  onEnd: ended.subscribe,
};
