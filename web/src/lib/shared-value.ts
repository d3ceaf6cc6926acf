import { createEmitter } from './emitter';

/** A value that several places read and change, for `useSyncExternalStore`. */
export function createSharedValue<Value>(initial: Value) {
  const changes = createEmitter();
  let now = initial;
  return {
    get: (): Value => now,
    set: (next: Value): void => {
      if (next === now) return;
      now = next;
      changes.emit();
    },
    subscribe: changes.subscribe,
  };
}
