import { type Period, periodOf } from '../support/pace.ts';
import { randomFrom } from '../support/random.ts';
import { arrive, type Arrivals } from './arrivals.ts';
import { doors } from './door.ts';
import { type Kill, killAll } from './kills.ts';
import { Meter } from './meter.ts';
import { type Arrival, ratesOf } from './model.ts';
import type { LoadPart, OpeningOptions } from './options.ts';
import type { Pages } from './pages.ts';
import { question } from './questions.ts';
import { register } from './registrations.ts';
import type { Scene } from './scene.ts';
import { openPass, signInWithCode, signInWithPassword } from './sign-ins.ts';
import { visit } from './visits.ts';
import { watch, type Watched } from './watch.ts';

/** Which part of the load each kind of arrival belongs to. */
const loadOf: Record<Arrival, LoadPart> = {
  visit: 'visits',
  pass: 'passes',
  'check-in': 'check-ins',
  'sign-in by code': 'sign-ins',
  'sign-in by password': 'sign-ins',
  registration: 'registrations',
  question: 'questions',
};

/** What came of one step: the load of one scale for some minutes. */
export interface StepResult {
  scale: number;
  seconds: number;
  meter: Meter;
  arrivals: Record<string, Arrivals>;
  kills: Kill[];
  watched: Watched;
}

/** Counts on from step to step, so that passes are scanned once and texts are different. */
export interface Counters {
  scanned: number;
  asked: number;
  registered: number;
}

interface StepParts {
  scene: Omit<Scene, 'meter'>;
  options: OpeningOptions;
  counters: Counters;
  pages: Pages | undefined;
  tell: (text: string) => void;
}

function begins(scene: Scene, counters: Counters, scan: (dueAt: number, index: number) => Promise<void>) {
  const work: Record<Arrival, (dueAt: number) => Promise<void>> = {
    visit: (dueAt) => visit(scene, dueAt),
    pass: (dueAt) => openPass(scene, dueAt),
    'check-in': (dueAt) => scan(dueAt, counters.scanned++),
    'sign-in by code': (dueAt) => signInWithCode(scene, dueAt),
    'sign-in by password': (dueAt) => signInWithPassword(scene, dueAt),
    registration: (dueAt) => register(scene, dueAt, counters.registered++),
    question: (dueAt) => question(scene, dueAt, counters.asked++),
  };
  return work;
}

/** The load itself and the pages' process are watched as parts, so that a reader sees what they took from the system. */
function watchedParts({ scene, pages }: Pick<StepParts, 'scene' | 'pages'>) {
  const nothing = async () => {};
  const generator = {
    name: 'load',
    residentMiB: () => process.memoryUsage.rss() / 2 ** 20,
    cpuSeconds: () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    },
    kill: nothing,
    start: nothing,
  };
  const ofPages = pages && {
    name: 'load: open pages',
    residentMiB: () => pages.usage().residentMiB,
    cpuSeconds: () => pages.usage().cpuSeconds,
    kill: nothing,
    start: nothing,
  };
  return [...scene.system.parts, generator, ...(ofPages ? [ofPages] : [])];
}

/** Lets the load of one scale come for some minutes. */
export async function runStep(
  { scene: shared, options, counters, pages, tell }: StepParts,
  scale: number,
  minutes: number,
): Promise<StepResult> {
  const meter = new Meter();
  const scene: Scene = { ...shared, meter };
  const period: Period = periodOf(minutes, performance.now());
  const rates = ratesOf(scale);
  const door = doors(scene);
  const work = begins(scene, counters, (dueAt, index) => door.scan(dueAt, index));
  const names = (Object.keys(rates) as Arrival[]).filter((name) => !options.without.has(loadOf[name]));
  const streams = names.map(async (name, index): Promise<[string, Arrivals]> => {
    const random = randomFrom(options.seed * 1000 + index + Math.round(scale * 100));
    return [name, await arrive({ period, rate: rates[name], random }, work[name])];
  });
  const kills = killAll(
    {
      parts: scene.system.parts,
      names: options.kill,
      everyMs: options.killEverySeconds * 1000,
      downMs: options.downSeconds * 1000,
    },
    period,
    tell,
  );
  const [watched, arrivals, killed] = await Promise.all([
    watch(watchedParts({ scene: shared, pages }), period, options.watched),
    Promise.all(streams),
    kills,
  ]);
  door.close();
  return {
    scale,
    seconds: minutes * 60,
    meter,
    arrivals: Object.fromEntries(arrivals),
    kills: killed,
    watched,
  };
}
