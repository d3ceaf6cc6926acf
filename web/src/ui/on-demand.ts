import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

interface OnDemand<Props> {
  /** The part, once its code is here. */
  Part: ComponentType<Props> | null;
  /** The code did not come; it is asked for again when the part is wanted again. */
  failed: boolean;
}

/** The pointer is on the button: the code sets out. Where it does not come, opening the part will tell. */
export function fetchAhead(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
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
    load().then(
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
