/** Smallest event source: a set of listeners behind two functions. */
export function createEmitter<Event>() {
  const listeners = new Set<(event: Event) => void>();
  return {
    emit(event: Event): void {
      for (const listener of listeners) listener(event);
    },
    subscribe(listener: (event: Event) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type Emitter<Event> = ReturnType<typeof createEmitter<Event>>;
