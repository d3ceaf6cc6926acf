import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { OptionError, positive } from '../support/option-values.ts';
import { model } from './model.ts';

/** Files that the processes of 10,000 pages hold open, and some hundreds. */
const FILES_NEEDED = 20_000;

export const HELP = `npm run opening -w bench -- [options]

The opening morning of the fair, as bench/src/opening/model.ts describes it: visits, passes, check-ins, sign-ins,
registrations, questions, ${model.pages.value} open pages, a mailing of ${model.letters.value}. Everything begins when it is due, however slow
the answers are; every answer is checked, every acknowledged write is looked up at the end. Ends with code 1 where a
write or a message was lost or doubled.

  --minutes N           length of each step (5)
  --scale N             by how much all rates are multiplied (1)
  --steps N,N,…         several scales one after the other, each for --minutes; tells where it breaks first
  --without A,B         leaves out pages, mail, visits, passes, check-ins, sign-ins, registrations, questions
  --pages N             open pages (${model.pages.value})
  --visitors N          people with an account and a pass (${model.visitors.value})
  --exhibitors N        exhibitors of the edition (${model.exhibitors.value})
  --gateways N, --backends N   how many of each are started (2 and 2)
  --kill A,B,…          kills parts under load, one after the other, and starts each again: gateway-1, backend-2,
                        primary, replica, pgbouncer, balancer, edge
  --kill-every N        seconds from one kill to the next (60)
  --down N              seconds from a kill until the part is started again (5)
  --setting NAME=VALUE  environment of backends and gateways besides; may be given several times
  --origin URL, --database URL   a system that runs already, with TLS where pages are open, and its primary database;
                        it needs MAIL at --smtp-port
  --smtp-port N         port of the mail server of the simulation (a free one)
  --watched FILE        where the looks at all parts go, a line of JSON for each five seconds
                        (opening-watched.jsonl in the system's folder for temporary files)
  --seed N              of everything that is chosen at random (1)
  --help                this text

It needs "ulimit -n" of ${FILES_NEEDED} or more for ${model.pages.value} pages, and Linux.`;

const PARTS_OF_LOAD = [
  'pages',
  'mail',
  'visits',
  'passes',
  'check-ins',
  'sign-ins',
  'registrations',
  'questions',
] as const;
export type LoadPart = (typeof PARTS_OF_LOAD)[number];

export interface OpeningOptions {
  minutes: number;
  scales: number[];
  without: ReadonlySet<LoadPart>;
  pages: number;
  visitors: number;
  exhibitors: number;
  gateways: number;
  backends: number;
  kill: string[];
  killEverySeconds: number;
  downSeconds: number;
  settings: Record<string, string>;
  origin: string | undefined;
  databaseUrl: string | undefined;
  smtpPort: number;
  watched: string;
  seed: number;
  help: boolean;
}

const listOf = (text: string | undefined): string[] => (text ? text.split(',').map((one) => one.trim()) : []);

function withoutOf(text: string | undefined): ReadonlySet<LoadPart> {
  const names = listOf(text);
  const unknown = names.find((name) => !PARTS_OF_LOAD.some((part) => part === name));
  if (unknown !== undefined)
    throw new OptionError(`--without: "${unknown}" is none of ${PARTS_OF_LOAD.join(', ')}.`);
  return new Set(PARTS_OF_LOAD.filter((part) => names.includes(part)));
}

function settingsOf(texts: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    texts.map((text) => {
      const [name = '', ...value] = text.split('=');
      if (!/^[A-Z0-9_]+$/.test(name) || value.length === 0)
        throw new OptionError(`--setting: "${text}" is not like NAME=VALUE.`);
      return [name, value.join('=')];
    }),
  );
}

const DEFAULTS = {
  minutes: '5',
  scale: '1',
  pages: String(model.pages.value),
  visitors: String(model.visitors.value),
  exhibitors: String(model.exhibitors.value),
  gateways: '2',
  backends: '2',
  'kill-every': '60',
  down: '5',
  'smtp-port': '0',
  watched: join(tmpdir(), 'opening-watched.jsonl'),
  seed: '1',
} as const;

/**
 * Reads the command line.
 * @throws OptionError or a TypeError of Node's parser
 */
export function readOpeningOptions(args: string[]): OpeningOptions {
  const { values } = parseArgs({
    args,
    options: {
      ...(Object.fromEntries(
        Object.entries(DEFAULTS).map(([name, value]) => [name, { type: 'string', default: value }]),
      ) as Record<keyof typeof DEFAULTS, { type: 'string'; default: string }>),
      steps: { type: 'string' },
      without: { type: 'string' },
      kill: { type: 'string' },
      setting: { type: 'string', multiple: true, default: [] },
      origin: { type: 'string' },
      database: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const whole = (name: keyof typeof DEFAULTS) => Math.ceil(positive(name, values[name]));
  if ((values.origin === undefined) !== (values.database === undefined))
    throw new OptionError('--origin and --database need each other.');
  const without = withoutOf(values.without);
  if (values.origin?.startsWith('http:') && !without.has('pages'))
    throw new OptionError('--origin: open pages need https, for browsers speak HTTP/2 over TLS alone.');
  return {
    minutes: positive('minutes', values.minutes),
    scales: listOf(values.steps ?? values.scale).map((text) => positive('steps', text)),
    without,
    pages: whole('pages'),
    visitors: whole('visitors'),
    exhibitors: whole('exhibitors'),
    gateways: whole('gateways'),
    backends: whole('backends'),
    kill: listOf(values.kill),
    killEverySeconds: positive('kill-every', values['kill-every']),
    downSeconds: positive('down', values.down),
    settings: settingsOf(values.setting),
    origin: values.origin && new URL(values.origin).origin,
    databaseUrl: values.database,
    smtpPort: Number(values['smtp-port']),
    watched: values.watched,
    seed: positive('seed', values.seed),
    help: values.help,
  };
}
