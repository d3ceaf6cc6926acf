import { setTimeout as wait } from 'node:timers/promises';
import { isRecord } from '../is-record.ts';
import type { OpenedStream } from './event-stream.ts';
import { isNotFoundStatus } from './offered-calls.ts';

/** Time before the first new attempt and the longest one, milliseconds; each attempt waits twice as long as the last. */
const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 10_000;

/** A server that has no such call is asked again after this time: it may have been replaced. Milliseconds. */
const NOT_OFFERED_WAIT_MS = 60_000;

interface Followed {
  /** Opens the stream of changes. @throws UpstreamUnavailable */
  open: () => Promise<OpenedStream>;
  /** Whether changes are told from now on. */
  setTold: (isTold: boolean) => void;
  /** Something public may have changed. @param position which shows it, where the server tells one */
  onChange: (position?: string) => void;
  /** A program's key has changed or ended; it is told by its hash. */
  onKey?: ((hash: string) => void) | undefined;
  /** Work of this kind waits for a gateway. */
  onWork?: ((kind: string) => void) | undefined;
  /** Waits between two attempts; for real unless told. */
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

const realPause = (ms: number, signal: AbortSignal) => wait(ms, undefined, { ref: false, signal });

/** What an event tells besides that something public may have changed: a key's hash, a kind of work, or a position. */
function toldBy(event: string): { key?: string; work?: string; position?: string } {
  try {
    const told: unknown = JSON.parse(event);
    if (!isRecord(told)) return {};
    const { key, work, position } = told;
    return {
      ...(typeof key === 'string' ? { key } : {}),
      ...(typeof work === 'string' ? { work } : {}),
      ...(typeof position === 'string' ? { position } : {}),
    };
  } catch {
    return {};
  }
}

/**
 * Follows what the REST service tells of changes to public records, over one stream that is opened anew whenever it
 * ends. Changes may have been missed before it was open, so each opening is a change too.
 * @returns ends the following
 */
export function followPublicChanges(followed: Followed): () => void {
  const { open, setTold, onChange, onKey, onWork, pause = realPause } = followed;
  const stopping = new AbortController();
  let leave: (() => Promise<unknown>) | undefined;

  /** Follows one stream to its end. @returns how long to wait for the next attempt; undefined for as usual */
  async function followOnce(onOpened: () => void): Promise<number | undefined> {
    const opened = await open();
    if ('refused' in opened) return isNotFoundStatus(opened.refused.status) ? NOT_OFFERED_WAIT_MS : undefined;
    const { events } = opened;
    leave = async () => events.return?.();
    if (stopping.signal.aborted) await leave();
    onOpened();
    onChange();
    setTold(true);
    for await (const event of events) {
      const { key, work, position } = toldBy(event);
      if (key !== undefined) onKey?.(key);
      else if (work !== undefined) onWork?.(work);
      else onChange(position);
    }
    return undefined;
  }

  async function follow(): Promise<void> {
    let waitMs = FIRST_WAIT_MS;
    while (!stopping.signal.aborted) {
      const asked = await followOnce(() => {
        waitMs = FIRST_WAIT_MS;
      })
        .catch(() => undefined)
        .finally(() => setTold(false));
      // It rejects when it is ended.
      await pause(asked ?? waitMs, stopping.signal).catch(() => undefined);
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
    }
  }

  void follow();
  return () => {
    stopping.abort();
    void leave?.();
  };
}
