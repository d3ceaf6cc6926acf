import { shanghaiText, type Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import type { Span } from '../../../db/span.ts';
import { dayAfter, dayOf, daysBetween, spanOf } from '../../../http/day-range.ts';
import type { ReviewConsole } from '../../../review/index.ts';
import { interestCounts, type Interest, type InterestCount } from '../../catalogue/index.ts';
import { consultationNumbers } from '../../consultations/index.ts';
import { eventNumbers } from '../../events/index.ts';
import { favouriteNumbers } from '../../favourites/index.ts';
import { invitationNumbers } from '../../invitations/index.ts';
import { registrationNumbers, type OptionCount } from '../../registration/index.ts';
import { doorNumbers } from '../door/numbers.ts';
import type { Numbers, NumbersQuery } from './contract.ts';
import { ttlCache } from './ttl-cache.ts';

/** Days that are told where nobody asks for others. */
export const DEFAULT_DAYS = 60;
/** Companies that are told. */
const MOST_COMPANIES = 20;
/** In the order in which they are told. */
const sources = ['own', 'invited', 'poster', 'group', 'others'] as const;
/** Figures this old are shown again: many look at the same ones, and each look costs a dozen queries. */
const KEPT_MS = 10_000;

/** The options under their questions. */
function questionsOf(rows: readonly OptionCount[]): Numbers['questions'] {
  const questions = new Map<string, Numbers['questions'][number]>();
  for (const { questionId: id, questionCn: textCn, questionEn: textEn, answered, ...row } of rows) {
    const question = questions.get(id) ?? { id, textCn, textEn, answered, options: [] };
    questions.set(id, question);
    const { optionId, optionCn, optionEn, chosen } = row;
    question.options.push({ id: optionId, nameCn: optionCn, nameEn: optionEn, count: chosen });
  }
  return [...questions.values()];
}

const sum = (rows: readonly { count: number }[]) => rows.reduce((all, { count }) => all + count, 0);

export interface NumbersParts {
  database: Database;
  /** The edition's time: records are dated by it. */
  clock: Clock;
  /** The real time: doors work by it. */
  now: () => Date;
  reviews: ReviewConsole;
}

/** The figures of the show, each by one query of the domain that knows it. */
export function numbersService({ database, clock, now, reviews }: NumbersParts) {
  const registrations = registrationNumbers(database);
  const invitations = invitationNumbers(database);
  const favourites = favouriteNumbers(database);
  const consultations = consultationNumbers(database);
  const events = eventNumbers(database);
  const doors = doorNumbers(database);
  const interest = interestCounts(database);

  async function registered(span: Span, days: readonly string[]): Promise<Numbers['registrations']> {
    const [found, countries, counted] = await Promise.all([
      registrations.byDay(span),
      registrations.byCountry(span),
      registrations.bySource(span, invitations.isPosterKey),
    ]);
    const byDay = new Map(found.map(({ day, count }) => [day, count]));
    const bySource = new Map(counted.map(({ source, count }) => [source, count]));
    return {
      total: sum(found),
      days: days.map((day) => ({ day, count: byDay.get(day) ?? 0 })),
      countries,
      sources: sources.map((source) => ({ source, count: bySource.get(source) ?? 0 })),
    };
  }

  async function wanted(total: Promise<number>, things: Interest) {
    const [all, exhibitors, categories]: [number, InterestCount[], InterestCount[]] = await Promise.all([
      total,
      interest.byExhibitor(things, MOST_COMPANIES),
      interest.byCategory(things),
    ]);
    return { total: all, exhibitors, categories };
  }

  async function checkIns(): Promise<Numbers['checkIns']> {
    const [days, people] = await Promise.all([doors.byDay(), doors.people()]);
    const today = dayOf(now());
    return { people, today: sum(days.filter(({ day }) => day === today)), days };
  }

  async function read(from: string, until: string): Promise<Numbers> {
    const span = spanOf({ from, until });
    const days = daysBetween(from, until);
    const [people, returns, options, marked, asked, signUps, waitingReviews, door] = await Promise.all([
      registered(span, days),
      invitations.returns(span),
      registrations.answers(span),
      wanted(favourites.total(span), favourites.interest(span)),
      wanted(consultations.total(span), consultations.interest(span)),
      events.signUps(),
      reviews.counts(),
      checkIns(),
    ]);
    return {
      from,
      until,
      registrations: people,
      invitations: returns,
      questions: questionsOf(options),
      favourites: marked,
      consultations: asked,
      events: signUps,
      checkIns: door,
      reviews: waitingReviews.map(({ kind, what, waiting, oldest }) => ({
        kind,
        kindCn: what.ZH,
        kindEn: what.EN,
        waiting,
        oldest: oldest && shanghaiText(oldest),
      })),
    };
  }
  const kept = ttlCache(KEPT_MS, now, (range) => {
    const [from = '', until = ''] = range.split(' ');
    return read(from, until);
  });

  return {
    /**
     * The figures of a range of days, the last {@link DEFAULT_DAYS} where none is asked for; worked out at most once
     * in {@link KEPT_MS} by each process.
     * @throws Refusal naming `from` or `until`
     */
    async of({ from, until }: NumbersQuery): Promise<Numbers> {
      const last = until || dayOf(clock.now());
      spanOf({ until: last });
      const first = from || dayAfter(last, 1 - DEFAULT_DAYS);
      spanOf({ from: first, until: last });
      return kept(`${first} ${last}`);
    },
  };
}
