import { createEmitter } from './emitter';

let underWay = false;
const ended = createEmitter();

/** Whether what is drawn stands already, from the server: so for the first page, never for one that came later. */
export const hydration = {
  begin: () => void (underWay = true),
  end: () => {
    underWay = false;
    ended.emit();
  },
  isUnderWay: () => underWay,
  onEnd: ended.subscribe,
};
