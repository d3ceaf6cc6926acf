import { isRecord } from './objects';

/** What somebody wanted to do and has to sign in for. */
export interface PendingAction {
  /** What to do, such as `collect`. */
  name: string;
  /** What to do it with: the action's own. */
  with: Record<string, string>;
}

interface Kept {
  action: PendingAction;
  /** Address of the site that it is done at, with its query and its hash. */
  address: string;
  /** How far that page was scrolled, pixels. */
  scroll: number;
  /** Until when it may be done, milliseconds since 1970. */
  until: number;
}

const KEY = 'pendingAction';
/** So long the way through sign-in, registration and a mail with a code may take, milliseconds. */
const PATIENCE_MS = 30 * 60 * 1000;

const isTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

/** Reads what the browser kept; whatever else is there is dropped. */
function parse(raw: string | null): Kept | null {
  const kept: unknown = JSON.parse(raw ?? 'null');
  if (!isRecord(kept) || !isRecord(kept['action'])) return null;
  const { address, scroll, until } = kept;
  const { name, with: details } = kept['action'];
  if (typeof name !== 'string' || !isTexts(details)) return null;
  if (typeof address !== 'string' || typeof scroll !== 'number' || typeof until !== 'number') return null;
  return { action: { name, with: details }, address, scroll, until };
}

/** What is kept, while its time is not over. */
function readKept(): Kept | null {
  try {
    const kept = parse(window.sessionStorage.getItem(KEY));
    return kept && kept.until > Date.now() ? kept : null;
  } catch {
    return null;
  }
}

/** The action that waits for a sign-in, in this tab: there is one at a time, and its time is limited. */
export const pendingAction = {
  keep(action: PendingAction, address: string): void {
    const kept: Kept = {
      action,
      address,
      scroll: Math.round(window.scrollY),
      until: Date.now() + PATIENCE_MS,
    };
    try {
      window.sessionStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without storage the sign-in leads back, and the button is pressed again.
    }
  },
  /** The action of an address. */
  read(address: string): Kept | null {
    const kept = readKept();
    return kept?.address === address ? kept : null;
  },
  /** Where an action waits to be finished; null where none does. */
  address: (): string | null => readKept()?.address ?? null,
  drop(): void {
    try {
      window.sessionStorage.removeItem(KEY);
    } catch {
      // Nothing was kept there.
    }
  },
};
