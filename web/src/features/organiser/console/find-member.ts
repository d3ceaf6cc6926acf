import { type Failure, toFailure } from '../../../apollo';
import type { DoorMember } from '../../../lib/door-storage';
import type { ConsoleMeQuery } from './console.generated';

export type ConsoleMember = NonNullable<ConsoleMeQuery['organiser']>['me'];

/** So long the server is waited for where the device knows who was signed in, milliseconds. */
const PATIENCE_MS = 4000;
/** What tells nothing of who is signed in. */
const unreached: readonly Failure['kind'][] = ['offline', 'timeout', 'server'];

export interface FindMemberParts {
  /** Asks the server; undefined: nobody is signed in. */
  ask: () => Promise<ConsoleMember | undefined>;
  /** Keeps on the device who is at the door. */
  store: {
    read: () => Promise<DoorMember | undefined>;
    keep: (name: string) => Promise<void>;
    forget: () => Promise<void>;
  };
  patienceMs?: number;
}

export interface FoundMember {
  me: ConsoleMember | undefined;
  /** Of somebody at the door, while the server cannot be reached. */
  isFromDevice?: true;
}

/** Somebody as far as the device knows them: a name, and leave to let people in. The rest needs the server. */
const atDoor = ({ name }: DoorMember): FoundMember => ({
  me: { id: '', name, email: '', rights: ['DOOR'] },
  isFromDevice: true,
});

/** @throws what the server said; undefined where it did not say anything in time */
async function answerInTime({
  ask,
  patienceMs = PATIENCE_MS,
}: FindMemberParts): Promise<{ me: ConsoleMember | undefined } | undefined> {
  const asked = ask().then((me) => ({ me }));
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs));
  try {
    return await Promise.race([asked, late]);
  } catch (error) {
    if (unreached.includes(toFailure(error).kind)) return undefined;
    throw error;
  }
}

/**
 * Who is signed in to the console. The server's word goes before all else, and what the device keeps follows it.
 * @param isDoor the page is that of the door, which opens without a network for whoever was signed in there
 */
export async function findMember(isDoor: boolean, parts: FindMemberParts): Promise<FoundMember> {
  const { ask, store } = parts;
  const known = isDoor ? await store.read() : undefined;
  const answer = known ? await answerInTime(parts) : { me: await ask() };
  if (known && !answer) return atDoor(known);
  const me = answer?.me;
  if (!me?.rights.includes('DOOR')) await store.forget();
  else if (isDoor) await store.keep(me.name);
  return { me };
}
