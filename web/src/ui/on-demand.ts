import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

interface OnDemand<Props> {
  /** The part, once its code is here. */
  Part: ComponentType<Props> | null;
  /** The code did not come; it is asked for again when the part is wanted again. */
  failed: boolean;
}

/** Where what did not come was looked for, by what asked for it; and how often. */
const lost = new WeakMap<() => Promise<unknown>, { address: string; tries: number }>();

/** The address that a browser names when a module did not come; Safari names none, and asks again by itself. */
const addressIn = (error: unknown): string | undefined =>
  error instanceof TypeError ? /https?:\/\/\S+\.js/.exec(error.message)?.[0] : undefined;

/**
 * Loads a part. Chromium remembers for as long as the page stands that a module did not come: from the second time on
 * it is asked for under another address.
 */
async function fetchPart<Module>(load: () => Promise<Module>): Promise<Module> {
  const before = lost.get(load);
  try {
    // What lies under the other address is the same module: only `load` knows its type.
    const found = before
      ? ((await import(/* @vite-ignore */ `${before.address}?try=${before.tries}`)) as Module)
      : await load();
    lost.delete(load);
    return found;
  } catch (error) {
    const address = before?.address ?? addressIn(error);
    if (address !== undefined) lost.set(load, { address, tries: (before?.tries ?? 0) + 1 });
    throw error;
  }
}

/** The pointer is on the button: the code sets out. Where it does not come, opening the part will tell. */
export function fetchAhead(load: () => Promise<unknown>): void {
  fetchPart(load).catch(() => undefined);
}

/**
 * A part whose code comes when it is first wanted. Unlike `lazy`, a download that fails – no network, a release in
 * between – leaves the page standing and may be tried again.
 */
export function useOnDemand<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  wanted: boolean,
  onFailure?: () => void,
): OnDemand<Props> {
  const [{ Part, failed }, set] = useState<OnDemand<Props>>({ Part: null, failed: false });
  const tell = useEffectEvent(() => onFailure?.());
  useEffect(() => {
    if (!wanted || Part) return undefined;
    let stillWanted = true;
    fetchPart(load).then(
      (module) => stillWanted && set({ Part: module.default, failed: false }),
      () => {
        if (!stillWanted) return;
        set({ Part: null, failed: true });
        tell();
      },
    );
    return () => {
      stillWanted = false;
    };
  }, [load, wanted, Part]);
  return { Part, failed };
}
