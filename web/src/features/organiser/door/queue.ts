import type { KeptScan, ScanGuess, ScanResult } from '../../../lib/door-storage';
import { createEmitter } from '../../../lib/emitter';
import { newScanId } from './code';

/** Scans a call; the server takes twice as many. */
const BATCH = 100;
/** Answered scans that are kept. */
const LAST = 20;

export interface Answer {
  id: string;
  result: ScanResult;
  name: string;
  companyName: string;
  firstAt?: string | null;
  firstDoor?: string | null;
}
/** What came of sending: an answer a scan, or why none of them was taken. */
export type Sent = { answers: readonly Answer[] } | { refusal: string };

export interface QueueParts {
  store: {
    all: () => Promise<KeptScan[]>;
    put: (scans: readonly KeptScan[]) => Promise<void>;
    remove: (ids: readonly string[]) => Promise<void>;
  };
  /** Fails while the server cannot be reached. */
  send: (scans: readonly KeptScan[]) => Promise<Sent>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** The scans of a device as they stand. */
export interface QueueState {
  /** Newest first. */
  scans: readonly KeptScan[];
  waiting: number;
  /** False while the server cannot be reached. */
  isReached: boolean;
  /** False where the browser keeps nothing: a reload would lose what waits. */
  isKept: boolean;
}

export const isWaiting = ({ result, refusal }: KeptScan): boolean =>
  result === undefined && refusal === undefined;

const newestFirst = (a: KeptScan, b: KeptScan) => b.scannedAt - a.scannedAt;

/**
 * The scans of this device: kept before anything else happens, sent in their order, asked again until each is answered.
 * Sending one twice is harmless: the server knows it by its id.
 */
export function createScanQueue({ store, send, now }: QueueParts) {
  const { emit, subscribe } = createEmitter();
  let state: QueueState = { scans: [], waiting: 0, isReached: true, isKept: true };
  let underWay: Promise<void> | undefined;

  function set(scans: readonly KeptScan[], more: Partial<QueueState> = {}): void {
    const sorted = [...scans].sort(newestFirst);
    state = { ...state, ...more, scans: sorted, waiting: sorted.filter(isWaiting).length };
    emit();
  }
  const keep = (work: Promise<void>): Promise<void> => work.catch(() => set(state.scans, { isKept: false }));

  /** Writes what changed, and lets the oldest of the answered go. */
  async function update(changed: readonly KeptScan[]): Promise<void> {
    const byId = new Map(changed.map((scan) => [scan.id, scan]));
    const all = [...changed, ...state.scans.filter(({ id }) => !byId.has(id))].sort(newestFirst);
    const gone = all.filter((scan) => !isWaiting(scan)).slice(LAST);
    const goneIds = new Set(gone.map(({ id }) => id));
    set(all.filter(({ id }) => !goneIds.has(id)));
    await keep(store.put(changed.filter(({ id }) => !goneIds.has(id))));
    if (gone.length > 0) await keep(store.remove([...goneIds]));
  }

  async function sendAll(): Promise<void> {
    let size = BATCH;
    for (;;) {
      const waiting = state.scans.filter(isWaiting).reverse().slice(0, size);
      if (waiting.length === 0) return;
      let sent: Sent;
      try {
        sent = await send(waiting);
      } catch {
        set(state.scans, { isReached: false });
        return;
      }
      set(state.scans, { isReached: true });
      if ('refusal' in sent) {
        // One that the server does not take may not hold up the others: each on its own from here.
        if (waiting.length > 1) size = 1;
        else await update(waiting.map((scan) => ({ ...scan, refusal: sent.refusal })));
        continue;
      }
      const answers = new Map(sent.answers.map((answer) => [answer.id, answer]));
      const answered = waiting.flatMap((scan) => {
        const answer = answers.get(scan.id);
        if (!answer) return [];
        const { result, name, companyName, firstAt = null, firstDoor = null } = answer;
        return [{ ...scan, result, name, companyName, firstAt, firstDoor }];
      });
      // An answer to nothing that was asked would be asked for without end.
      if (answered.length === 0) return;
      await update(answered);
    }
  }

  return {
    subscribe,
    state: (): QueueState => state,

    /** Notes whether the server was reached by another call than those of the queue. */
    note(isReached: boolean): void {
      if (isReached !== state.isReached) set(state.scans, { isReached });
    },

    /** Takes up what an earlier page has left behind. */
    async load(): Promise<void> {
      try {
        const kept = await store.all();
        const here = new Set(state.scans.map(({ id }) => id));
        set([...state.scans, ...kept.filter(({ id }) => !here.has(id))]);
      } catch {
        set(state.scans, { isKept: false });
      }
    },

    /** Keeps a scan. @param guess what the device can tell of it by itself */
    async add(
      code: string,
      door: string,
      guess: { guess: ScanGuess } & Partial<Pick<KeptScan, 'name' | 'companyName' | 'firstAt' | 'firstDoor'>>,
    ): Promise<KeptScan> {
      const scan: KeptScan = { id: newScanId(), code, door, scannedAt: now(), ...guess };
      await update([scan]);
      return scan;
    },

    /** Sends what waits. Never fails: what could not be sent waits on. */
    async flush(): Promise<void> {
      if (underWay) {
        await underWay;
        // What came while the last of the others was answered is not among them.
        if (state.waiting === 0 || !state.isReached) return;
      }
      underWay ??= sendAll().finally(() => {
        underWay = undefined;
      });
      await underWay;
    },
  };
}
