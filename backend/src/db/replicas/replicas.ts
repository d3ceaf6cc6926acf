import { codeOf } from '@wirefair/service-kit/thrown';
import type pg from 'pg';
import { isConnectionLost } from '../lost.ts';
import { identityOf } from './identity.ts';
import { primaryPosition, type Position } from './position.ts';
import type { Replica } from './replica.ts';

/** Classes of PostgreSQL's errors that are about a statement; a replica that answers with one is there. */
const OF_STATEMENTS = /^(0A|2\d|3[BF]|40|42|44|55|57014)/;

/** Whether an error tells that the server is not to be asked for now. */
function isOfServer(thrown: unknown): boolean {
  if (isConnectionLost(thrown)) return true;
  const code = codeOf(thrown) ?? codeOf(thrown instanceof Error ? thrown.cause : undefined);
  return code === undefined || !OF_STATEMENTS.test(code);
}

/** What has become of the replicas since the last look. */
export interface ReplicaChange {
  replica: Replica;
  /** Why it is left alone; undefined where it is used again. */
  trouble: unknown;
}

/** The replicas of a primary, and which of them serves a read. */
export class Replicas {
  private next = 0;
  private identity: string | undefined;
  private readonly wasUsable = new Map<Replica, boolean>();

  constructor(
    private readonly primary: pg.Pool,
    readonly all: readonly Replica[],
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Where the primary is now. */
  position(): Promise<Position> {
    return primaryPosition(this.primary);
  }

  /**
   * A replica that shows every write up to a position; each in turn. One that is known to have come so far goes before one
   * that has to be asked, and only one is asked: where one is behind, the others are too.
   * @returns undefined where none does at this moment: then the primary is read, which nobody has to wait for
   */
  async choose(position: Position): Promise<Replica | undefined> {
    const usable = this.all.filter((replica) => replica.isUsable());
    if (usable.length === 0) return undefined;
    this.next = (this.next + 1) % usable.length;
    const inTurn = [...usable.slice(this.next), ...usable.slice(0, this.next)];
    const known = inTurn.find((replica) => replica.isPast(position));
    if (known) return known;
    const [first] = inTurn;
    return first && (await first.reaches(position)) ? first : undefined;
  }

  /** Is told that a read from a replica failed: one that does not answer is left alone until it does. */
  failed(replica: Replica, error: unknown): void {
    if (isOfServer(error)) replica.fail();
  }

  /**
   * Looks how far all of them are.
   * @returns those that are used or left alone since now
   */
  async look(): Promise<ReplicaChange[]> {
    const at = this.now();
    const position = await this.position();
    this.identity ??= await identityOf(this.primary);
    const { identity } = this;
    const changes = await Promise.all(
      this.all.map(async (replica): Promise<ReplicaChange | undefined> => {
        let trouble: unknown;
        await replica.look({ position, at, identity }).catch((error: unknown) => (trouble = error));
        const isUsable = replica.isUsable();
        if (this.wasUsable.get(replica) === isUsable) return undefined;
        this.wasUsable.set(replica, isUsable);
        if (!isUsable) trouble ??= new Error(`it is ${Math.round(replica.lagMs())} ms behind`);
        return { replica, trouble };
      }),
    );
    return changes.filter((change) => change !== undefined);
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map(({ pool }) => pool.end()));
  }
}
