import {
  type KeptScan,
  LONGEST_KEPT_MS,
  type RollEntry,
  type RollFacts,
  type ScanGuess,
} from '../../../lib/door-storage';
import { codeHash, showDay } from './code';

/** A part of the roll as the server gives it. */
export interface RollPart {
  lines: readonly RollEntry[];
  place: string;
  hasMore: boolean;
  total: number;
}

export interface RollParts {
  store: {
    find: (hash: string) => Promise<RollEntry | undefined>;
    count: () => Promise<number>;
    add: (lines: readonly RollEntry[]) => Promise<void>;
    facts: () => Promise<RollFacts | undefined>;
    setFacts: (facts: RollFacts) => Promise<void>;
    clear: () => Promise<void>;
  };
  /** Fails while the server cannot be reached. */
  fetch: (after: string) => Promise<RollPart>;
  now: () => number;
}

/** How many are on this device's roll, and since when; undefined for none. */
export interface RollState {
  count: number;
  at: number;
}

type Guess = { guess: ScanGuess } & Partial<Pick<KeptScan, 'name' | 'companyName' | 'firstAt' | 'firstDoor'>>;

/** The roll of this device: who has a pass, for when the server cannot be asked. */
export function createRoll({ store, fetch, now }: RollParts) {
  async function facts(): Promise<RollFacts | undefined> {
    const known = await store.facts();
    if (known && now() - known.at > LONGEST_KEPT_MS) {
      await store.clear();
      return undefined;
    }
    return known;
  }

  async function read(from: string): Promise<number> {
    let after = from;
    for (;;) {
      const part = await fetch(after);
      await store.add(part.lines);
      after = part.place;
      if (!part.hasMore) {
        await store.setFacts({ place: after, at: now() });
        return part.total;
      }
    }
  }

  return {
    /** What the device knows now. */
    async state(): Promise<RollState | undefined> {
      const known = await facts();
      return known && { count: await store.count(), at: known.at };
    },

    /**
     * Reads what is new; all anew where somebody is gone. @throws while the server cannot be reached, and where the
     * browser keeps nothing
     */
    async refresh(): Promise<RollState> {
      const total = await read((await facts())?.place ?? '');
      if ((await store.count()) > total) {
        await store.clear();
        await read('');
      }
      return { count: await store.count(), at: now() };
    },

    /** What the device can tell of a code by itself. @param scans made on it before */
    async guess(code: string, scans: readonly KeptScan[]): Promise<Guess> {
      const before = scans.find(
        (scan) =>
          scan.code === code &&
          showDay(scan.scannedAt) === showDay(now()) &&
          (scan.result === undefined
            ? scan.guess === 'known'
            : scan.result === 'IN' || scan.result === 'AGAIN'),
      );
      if (before) {
        const { name = '', companyName = '', scannedAt, door } = before;
        const first = before.firstAt ?? new Date(scannedAt).toISOString();
        return { guess: 'again', name, companyName, firstAt: first, firstDoor: before.firstDoor ?? door };
      }
      try {
        const hash = await codeHash(code);
        if (hash === undefined || (await facts()) === undefined) return { guess: 'unchecked' };
        const entry = await store.find(hash);
        if (!entry) return { guess: 'notListed' };
        return { guess: 'known', name: entry.name, companyName: entry.companyName };
      } catch {
        return { guess: 'unchecked' };
      }
    },
  };
}
