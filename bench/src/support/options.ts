import { parseArgs } from 'node:util';
import { OptionError } from './option-values.ts';

const PARTS = [
  'gateway',
  'service',
  'database',
  'writes',
  'session',
  'page',
  'pages',
  'balancer',
  'memory',
  'hostile',
  'keys',
  'limits',
  'changes',
  'webhooks',
  'exports',
  'rest',
] as const;
export type Part = (typeof PARTS)[number];

export const HELP = `npm run bench -- [options]

  --only ${PARTS.join(',')}   parts to measure (all)
  --rounds N                 rounds of the comparisons (5)
  --seconds N                length of a turn (4)
  --connections N            connections of the load generator (32)
  --short-records            upstream records without their long texts
  --sizes N,N,N              products in the database (5000,100000,1000000)
  --samples N                timed calls of each list and search (40)
  --flood N                  seconds of the flood of random addresses (60)
  --documents N              random hostile documents (2000)
  --minutes N                minutes of load in which memory is watched (10)
  --rest N                   seconds without a request (60)
  --no-build                 measure what was built last
  --help                     this text

TEST_DATABASE_URL names a PostgreSQL server to use: databases wirefair_bench_<exhibitors> are made there, kept, and
used again by the next run. Without it a throw-away server is started, and a million products take long to load.`;

/** What to measure, and how long. */
export interface Options {
  parts: Part[];
  rounds: number;
  seconds: number;
  connections: number;
  shortRecords: boolean;
  sizes: number[];
  samples: number;
  floodSeconds: number;
  minutes: number;
  documents: number;
  restSeconds: number;
  build: boolean;
  help: boolean;
}

function count(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new OptionError(`${name}: "${text}" is no whole number above 0.`);
  return value;
}

function partsOf(text: string): Part[] {
  const names = text.split(',');
  const unknown = names.find((name) => !PARTS.some((part) => part === name));
  if (unknown !== undefined) throw new OptionError(`--only: "${unknown}" is none of ${PARTS.join(', ')}.`);
  return PARTS.filter((part) => names.includes(part));
}

/**
 * Reads the command line.
 * @throws OptionError or a TypeError of Node's parser
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: PARTS.join(',') },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '4' },
      connections: { type: 'string', default: '32' },
      'short-records': { type: 'boolean', default: false },
      sizes: { type: 'string', default: '5000,100000,1000000' },
      samples: { type: 'string', default: '40' },
      flood: { type: 'string', default: '60' },
      minutes: { type: 'string', default: '10' },
      rest: { type: 'string', default: '60' },
      documents: { type: 'string', default: '2000' },
      'no-build': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  return {
    parts: partsOf(values.only),
    rounds: count('--rounds', values.rounds),
    seconds: count('--seconds', values.seconds),
    connections: count('--connections', values.connections),
    shortRecords: values['short-records'],
    sizes: values.sizes
      .split(',')
      .map((size) => count('--sizes', size))
      .sort((a, b) => a - b),
    samples: count('--samples', values.samples),
    floodSeconds: count('--flood', values.flood),
    minutes: count('--minutes', values.minutes),
    documents: count('--documents', values.documents),
    restSeconds: count('--rest', values.rest),
    build: !values['no-build'],
    help: values.help,
  };
}
