import { useSyncExternalStore } from 'react';
import { createEmitter } from '../../lib/emitter';
import { forgetKeptPages } from '../../lib/offline-pages';
import { forgetOfflinePass } from '../../lib/offline-pass';
import { siteStorage, type UserIdentity } from '../../lib/storage';

export type Role = 'guest' | 'visitor' | 'exhibitor';

const changes = createEmitter();

function role(): Role {
  const identity = siteStorage.userIdentity();
  if (identity === null) return 'guest';
  return identity === 'zs' ? 'exhibitor' : 'visitor';
}

/** The last session has ended in this tab since it was loaded, and whoever ended it has said so. */
let hasEnded = false;

/** Of what was kept for a time without a network nothing stays behind. */
function forgetOnDevice(): void {
  forgetOfflinePass();
  forgetKeptPages();
}

/** Who is signed in, as far as the page may know: the session itself is a cookie that scripts cannot read. */
export const session = {
  role,
  begin(identity: UserIdentity): void {
    hasEnded = false;
    siteStorage.setUserIdentity(identity);
    changes.emit();
  },
  end(): void {
    hasEnded = true;
    forgetOnDevice();
    siteStorage.setUserIdentity(null);
    changes.emit();
  },
  /** Like `end`, for a page that is being left by a whole load: it stands as it is until then. */
  leave: (): void => {
    forgetOnDevice();
    siteStorage.setUserIdentity(null);
  },
  /** Whether the reader of this tab was told that the session has ended. */
  hasEnded: (): boolean => hasEnded,
  subscribe: (listener: () => void): (() => void) => {
    const stop = changes.subscribe(listener);
    // Signing out in one tab reaches the others.
    window.addEventListener('storage', listener);
    return () => {
      stop();
      window.removeEventListener('storage', listener);
    };
  },
};

export function useRole(): Role {
  return useSyncExternalStore(session.subscribe, role, () => 'guest');
}
