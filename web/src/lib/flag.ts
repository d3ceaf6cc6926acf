import { createEmitter } from './emitter';

/** Yes or no, for `useSyncExternalStore`. */
export function createFlag(initial: boolean) {
  const changes = createEmitter();
  let now = initial;
  return {
    get: () => now,
    set: (next: boolean) => {
      if (next === now) return;
      now = next;
      changes.emit();
    },
    subscribe: changes.subscribe,
  };
}
