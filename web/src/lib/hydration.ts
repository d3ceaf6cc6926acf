import { createEmitter } from './emitter';

let underWay = false;
let byParts = false;
const ended = createEmitter();

/** Whether what is drawn stands already, from the server: so for the first page, never for one that came later. */
export const hydration = {
  /** @param isByParts whether parts that are far from the screen wait until somebody comes near */
  begin: (isByParts: boolean) => {
    underWay = true;
    byParts = isByParts;
  },
  end: () => {
    underWay = false;
    ended.emit();
  },
  isUnderWay: () => underWay,
  isByParts: () => underWay && byParts,
  onEnd: ended.subscribe,
};
