import { useCallback, useRef } from 'react';

export interface OnlyOnePlays {
  /** Of each player, when it starts: what played before stops (DIR-011, DIR-070). */
  onPlay: (video: Playable) => void;
  /** What plays now stops, e.g. because its slide leaves the view. */
  pause: () => void;
}

export type Playable = Pick<HTMLVideoElement, 'pause'>;

/** The rule itself, apart from React. */
export function createOnlyOnePlays(): OnlyOnePlays {
  let current: Playable | null = null;
  return {
    onPlay(video) {
      if (current !== video) current?.pause();
      current = video;
    },
    pause() {
      current?.pause();
    },
  };
}

/** For a list of `VideoPlayer`s of which at most one plays. */
export function useOnlyOnePlays(): OnlyOnePlays {
  const held = useRef<OnlyOnePlays>(null);
  const rule = useCallback(() => (held.current ??= createOnlyOnePlays()), []);
  const onPlay = useCallback((video: Playable) => rule().onPlay(video), [rule]);
  const pause = useCallback(() => rule().pause(), [rule]);
  return { onPlay, pause };
}
