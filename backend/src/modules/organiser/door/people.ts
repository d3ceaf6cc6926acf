import { createHash } from 'node:crypto';
import { shanghaiText, type Clock } from '../../../clock/clock.ts';
import { dayOf } from '../../../http/day-range.ts';
import { Refusal } from '../../../http/errors.ts';
import { graphemes } from '../../../http/graphemes.ts';
import { isStorable } from '../../../http/ids.ts';
import { typedLine } from '../../../http/typed-text.ts';
import type { DoorPass, DoorPasses } from '../../registration/index.ts';
import { ROLL_LINES, type DoorCounts, type DoorPerson, type Roll } from './contract.ts';
import { prompts } from './messages.ts';
import type { DoorStore } from './store.ts';

/** Nobody at a door reads further. */
const MOST_PEOPLE = 20;
const FEWEST_CHARACTERS = 2;
const HASH_DIGITS = 16;
/** A registration may be committed this long after the moment that it names as its end. */
const SETTLING_MS = 2 * 60_000;

export interface PeopleParts {
  store: DoorStore;
  passes: DoorPasses;
  locked: (accountIds: string[]) => Promise<Set<string>>;
  /** The edition's time, by which registrations are dated. */
  clock: Clock;
  /** The real time. */
  now: () => Date;
}

/** What a device knows a code by: it can tell a code that it is shown, and nobody can print a pass from it. */
export const codeHash = (code: string): string =>
  createHash('sha256').update(code).digest('hex').slice(0, HASH_DIGITS);

const placeOf = ({ finishedAt, id }: DoorPass): string => `${finishedAt.getTime()}-${id}`;

/** @throws Refusal naming `after` */
function readPlace(text: string | undefined) {
  if (!text) return undefined;
  const [at = '', id = ''] = text.split('-');
  if (!isStorable(id)) throw new Refusal(prompts.cursor).about('after');
  return { finishedAt: new Date(Number(at)), id };
}

/** Who has a pass and who is in, for the people at the door. */
export function doorPeople({ store, passes, locked, clock, now }: PeopleParts) {
  return {
    /** Whoever fits, at most 20, by name. @throws Refusal naming `q` */
    async find(typed: string): Promise<DoorPerson[]> {
      const text = typedLine(typed);
      if (graphemes(text) < FEWEST_CHARACTERS) throw new Refusal(prompts.short).about('q');
      const found = await passes.search(text, MOST_PEOPLE);
      const today = dayOf(now());
      const [firsts, lockedIds] = await Promise.all([
        store.firsts(
          found.map(({ id }) => id),
          [today],
        ),
        locked(found.flatMap(({ accountId }) => accountId ?? [])),
      ]);
      return found.map(({ id, code, name, companyName, mobileEnd, accountId }) => {
        const first = firsts.get(`${id} ${today}`);
        return {
          id,
          code,
          name,
          companyName,
          mobileEnd,
          isWithdrawn: accountId !== null && lockedIds.has(accountId),
          firstTime: first ? shanghaiText(first.firstAt) : null,
          firstDoor: first?.door ?? null,
        };
      });
    },

    /**
     * Passes given since a place, up to {@link ROLL_LINES}. What was given in the last minutes comes again with the
     * next answer: another registration of the same moment may still be under way.
     * @throws Refusal naming `after`
     */
    async roll(after: string | undefined): Promise<Roll> {
      const place = readPlace(after);
      const found = await passes.since(place, ROLL_LINES);
      const hasMore = found.length === ROLL_LINES;
      const settledUntil = clock.now().getTime() - SETTLING_MS;
      const settled = hasMore
        ? found
        : found.filter(({ finishedAt }) => finishedAt.getTime() <= settledUntil);
      const last = settled.at(-1);
      return {
        lines: found.map(({ code, name, companyName }) => ({ hash: codeHash(code), name, companyName })),
        place: last ? placeOf(last) : (after ?? ''),
        hasMore,
        total: await passes.total(),
      };
    },

    /** @param day blank for today */
    async counts(day: string | undefined): Promise<DoorCounts> {
      const asked = day || dayOf(now());
      const hours = await store.counts(asked);
      return { day: asked, total: hours.reduce((sum, { count }) => sum + count, 0), hours };
    },
  };
}

export type DoorPeople = ReturnType<typeof doorPeople>;
