/**
 * The busiest hour of the fair: the morning of the first day, from the opening of the doors on. All figures are
 * assumptions of ours, one sentence each; what was measured with them stands in docs/capacity.md.
 */

interface Figure {
  value: number;
  because: string;
}

const figure = (value: number, because: string): Figure => ({ value, because });

export const model = {
  visitors: figure(40_000, 'So many people have registered and have a pass when the doors open.'),
  exhibitors: figure(1000, 'So many companies exhibit, each with about five products.'),
  visitsAnHour: figure(20_000, 'Half of all who have registered open the site within the hour.'),
  thinkSeconds: figure(6, 'A reader looks at a page for six seconds on average before going on.'),
  readsAVisit: figure(4, 'After the first page a visit opens four more, lists and details in turn.'),
  searchesAVisit: figure(0.6, 'Three visits of five search for something.'),
  suggestionsASearch: figure(2, 'While a text is typed, suggestions are asked for twice.'),
  favouritesAVisit: figure(0.5, 'Every second visit marks a product or an exhibitor.'),
  newBrowserShare: figure(0.4, 'Two visits of five come without the files of the site in their cache.'),
  detailShare: figure(
    0.4,
    'Two first pages of five are details, from a message or a search; the rest are lists.',
  ),
  passesAnHour: figure(12_000, 'Who comes in within the hour has opened the pass on the phone before.'),
  checkInsAnHour: figure(12_000, 'Three of ten who have registered come in within the first hour.'),
  doorDevices: figure(24, 'Six doors have four devices each; one scans a pass every seven seconds.'),
  codeSignInsAnHour: figure(2400, 'Six of a hundred have lost their session and sign in by a code.'),
  passwordSignInsAnHour: figure(1600, 'Four of a hundred sign in by password and picture.'),
  registrationsAnHour: figure(
    1200,
    'Three of a hundred come without a registration and register at the door.',
  ),
  questionsAnHour: figure(900, 'Each exhibitor is asked about once in the hour.'),
  answeredShare: figure(0.8, 'Four questions of five are answered while the fair is open.'),
  answerSeconds: figure(
    20,
    'An answer comes after twenty seconds on average, so that short runs have some too.',
  ),
  askedFromPageShare: figure(0.9, 'Nine of ten who ask have a page open that waits for the answer.'),
  pages: figure(10_000, 'So many pages of people who are signed in stand open and wait for answers.'),
  letters: figure(40_000, 'One letter goes to everybody who has registered, at the beginning of the hour.'),
} as const satisfies Record<string, Figure>;

const SECONDS_AN_HOUR = 3600;

/** What begins by itself, each kind at its own rate. */
export type Arrival =
  | 'visit'
  | 'pass'
  | 'check-in'
  | 'sign-in by code'
  | 'sign-in by password'
  | 'registration'
  | 'question';

/** How many of each kind begin in a second. */
export function ratesOf(scale: number): Record<Arrival, number> {
  const aSecond = ({ value }: Figure) => (value * scale) / SECONDS_AN_HOUR;
  return {
    visit: aSecond(model.visitsAnHour),
    pass: aSecond(model.passesAnHour),
    'check-in': aSecond(model.checkInsAnHour),
    'sign-in by code': aSecond(model.codeSignInsAnHour),
    'sign-in by password': aSecond(model.passwordSignInsAnHour),
    registration: aSecond(model.registrationsAnHour),
    question: aSecond(model.questionsAnHour),
  };
}

/** A part of a visit. */
export type VisitStep =
  | 'first page'
  | 'files of the site'
  | 'who is signed in'
  | 'list or detail'
  | 'search'
  | 'suggestions'
  | 'favourite';

export interface Planned {
  step: VisitStep;
  /** Milliseconds after the beginning of the visit. */
  at: number;
}

/** A number of things with this average: the whole of it, and one more by chance. */
const about = (average: number, random: () => number): number =>
  Math.floor(average) + (random() < average % 1 ? 1 : 0);

/** Waits between arrivals that know nothing of each other (a Poisson process), with about this average; none is longer than five times as long. */
export const waitOf = (average: number, random: () => number): number =>
  Math.min(5 * average, -average * Math.log(1 - random()));

/** Suggestions come while a text is typed, this long before the search. */
const TYPING_MS = 400;

/** The code of the site asks who is signed in this long after the page began to come. */
const CODE_RUNS_MS = 700;

/** What one visit does and when; when each thing is due does not depend on how soon the one before it was answered. */
export function planVisit(random: () => number): Planned[] {
  const reads = about(model.readsAVisit.value, random);
  const searches = about(model.searchesAVisit.value, random);
  const favourites = about(model.favouritesAVisit.value, random);
  const later: VisitStep[] = [
    ...Array.from({ length: reads }, (): VisitStep => 'list or detail'),
    ...Array.from({ length: searches }, (): VisitStep => 'search'),
    ...Array.from({ length: favourites }, (): VisitStep => 'favourite'),
  ].sort(() => random() - 0.5);
  const plan: Planned[] = [
    { step: 'first page', at: 0 },
    { step: 'who is signed in', at: CODE_RUNS_MS },
  ];
  if (random() < model.newBrowserShare.value) plan.push({ step: 'files of the site', at: 0 });
  let at = 0;
  for (const step of later) {
    at += waitOf(model.thinkSeconds.value * 1000, random);
    if (step === 'search')
      for (let left = model.suggestionsASearch.value; left > 0; left -= 1)
        plan.push({ step: 'suggestions', at: Math.max(0, at - left * TYPING_MS) });
    plan.push({ step, at });
  }
  return plan.sort((one, other) => one.at - other.at);
}
