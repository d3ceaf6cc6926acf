import { forgetDoorPage } from './door-page';
import { isRecord } from './objects';

/** What a device at the door keeps over a reload: scans, the roll of who has a pass, its own settings. */
const DATABASE = 'door';
const VERSION = 1;
const SETTINGS = 'door';

/** As long as a session of the console lasts, and a little: what is older is nobody's any more. */
export const LONGEST_KEPT_MS = 14 * 60 * 60 * 1000;

/** What the server said to a scan. */
export type ScanResult = 'IN' | 'AGAIN' | 'UNKNOWN' | 'WITHDRAWN';
/** What the device could tell by itself. */
export type ScanGuess = 'known' | 'again' | 'notListed' | 'unchecked';

/** A scan, from the moment it is made. Without `result` and `refusal` it waits to be sent. */
export interface KeptScan {
  id: string;
  code: string;
  door: string;
  /** By the device's clock, milliseconds since 1970. */
  scannedAt: number;
  guess: ScanGuess;
  result?: ScanResult;
  /** Why the server would not take it. */
  refusal?: string;
  /** Blank or missing where nobody knows whose code it is. */
  name?: string;
  companyName?: string;
  /** When and where the person was first in that day; ISO 8601. */
  firstAt?: string | null;
  firstDoor?: string | null;
}

export interface RollEntry {
  hash: string;
  name: string;
  companyName: string;
}
/** Who is signed in at the door, and when the server last said so. */
export interface DoorMember {
  name: string;
  at: number;
}
/** How far the roll was read, and when. */
export interface RollFacts {
  place: string;
  at: number;
}

export interface DoorSettings {
  /** Blank until somebody has named it. */
  door: string;
  sound: boolean;
  /** What the device calls itself in the log. */
  device: string;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('scans', { keyPath: 'id' });
    request.result.createObjectStore('roll', { keyPath: 'hash' });
    request.result.createObjectStore('facts');
  };
  return done(request);
}

type StoreName = 'scans' | 'roll' | 'facts';

/** A store by what this module puts into it, which the browser's own type does not tell. */
interface StoreOf<Value> {
  get: (key: string) => IDBRequest<Value | undefined>;
  getAll: () => IDBRequest<Value[]>;
  count: () => IDBRequest<number>;
}

/** @throws where the browser keeps nothing */
async function read<Value, T>(name: StoreName, ask: (store: StoreOf<Value>) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await done(ask(database.transaction(name).objectStore(name)));
  } finally {
    database.close();
  }
}

/** After the logout nothing more is kept until the next login: what was under way would bring names back. */
let isForgotten = false;

/** Resolves when all of it is written. @throws where the browser keeps nothing, or no more */
async function writeAnyway(name: StoreName, work: (store: IDBObjectStore) => void): Promise<void> {
  const database = await open();
  try {
    const transaction = database.transaction(name, 'readwrite');
    const written = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('not written'));
    });
    work(transaction.objectStore(name));
    await written;
  } finally {
    database.close();
  }
}

const write: typeof writeAnyway = async (name, work) => {
  if (!isForgotten) await writeAnyway(name, work);
};

/** The scans of this device. */
export const keptScans = {
  all: (): Promise<KeptScan[]> => read('scans', (store: StoreOf<KeptScan>) => store.getAll()),
  put: (scans: readonly KeptScan[]): Promise<void> =>
    write('scans', (store) => scans.forEach((scan) => store.put(scan))),
  remove: (ids: readonly string[]): Promise<void> =>
    write('scans', (store) => ids.forEach((id) => store.delete(id))),
};

/** Who has a pass, as this device knows it. */
export const keptRoll = {
  find: (hash: string): Promise<RollEntry | undefined> =>
    read('roll', (store: StoreOf<RollEntry>) => store.get(hash)),
  count: (): Promise<number> => read('roll', (store: StoreOf<RollEntry>) => store.count()),
  add: (lines: readonly RollEntry[]): Promise<void> =>
    write('roll', (store) => lines.forEach((line) => store.put(line))),
  facts: (): Promise<RollFacts | undefined> =>
    read('facts', (store: StoreOf<RollFacts>) => store.get('roll')),
  setFacts: (facts: RollFacts): Promise<void> => write('facts', (store) => void store.put(facts, 'roll')),
  clear: async (): Promise<void> => {
    await write('facts', (store) => void store.delete('roll'));
    await write('roll', (store) => void store.clear());
  },
};

/** Who is signed in, for when the door's page is opened without a network. */
export const keptMember = {
  /** @returns undefined where nobody is, or where nothing is kept */
  read: async (now = Date.now()): Promise<DoorMember | undefined> => {
    try {
      const known = await read('facts', (store: StoreOf<DoorMember>) => store.get('member'));
      if (!known || now - known.at <= LONGEST_KEPT_MS) return known;
      await forgetDoor();
    } catch {
      // The page then needs a network to be opened.
    }
    return undefined;
  },
  keep: async (name: string): Promise<void> => {
    isForgotten = false;
    await write('facts', (store) => void store.put({ name, at: Date.now() }, 'member')).catch(
      () => undefined,
    );
  },
  /** When the server says that nobody is signed in: the same as signing out, on a device that was at a door. */
  forget: async (): Promise<void> => {
    if (doorSettings.areKept()) await forgetDoor();
  },
};

/**
 * Removes with who signs out all that names people: who it is, the roll, and every scan that was answered; and the page
 * that opens without a network. What still waits stays, without a name, and is sent after the next sign-in: nobody who
 * was let in is lost. The page keeps nothing more until somebody is signed in again.
 */
export async function forgetDoor(): Promise<void> {
  isForgotten = true;
  await forgetDoorPage();
  try {
    await writeAnyway('facts', (store) => void store.clear());
    await writeAnyway('roll', (store) => void store.clear());
    const waiting = (await keptScans.all()).filter(
      ({ result, refusal }) => result === undefined && refusal === undefined,
    );
    await writeAnyway('scans', (store) => {
      store.clear();
      for (const { id, code, door, scannedAt, guess } of waiting)
        store.put({ id, code, door, scannedAt, guess });
    });
  } catch {
    // Where the browser keeps nothing there is nothing to remove.
  }
}

/** Eight random letters and digits: enough to tell the devices of a show apart. */
const newDevice = (): string =>
  [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The settings of this device. */
export const doorSettings = {
  /** Whether this device has ever been at a door. */
  areKept: (): boolean => {
    try {
      return localStorage.getItem(SETTINGS) !== null;
    } catch {
      return false;
    }
  },
  read: (): DoorSettings => {
    const fresh = { door: '', sound: true };
    try {
      const known: unknown = JSON.parse(localStorage.getItem(SETTINGS) ?? '{}');
      const { door, sound, device } = isRecord(known) ? known : {};
      return {
        door: typeof door === 'string' ? door : fresh.door,
        sound: typeof sound === 'boolean' ? sound : fresh.sound,
        device: typeof device === 'string' ? device : newDevice(),
      };
    } catch {
      return { ...fresh, device: newDevice() };
    }
  },
  write: (settings: DoorSettings): void => {
    try {
      localStorage.setItem(SETTINGS, JSON.stringify(settings));
    } catch {
      // The choice then lasts as long as the page.
    }
  },
};
