import { parseArgs } from 'node:util';
import { notNegative, positive } from '../support/option-values.ts';

export const HELP = `npm run upgrade -w bench -- [options]

  --release DIR     a checkout of the release to come from, built already (the newest release, built here)
  --exhibitors N    exhibitors of the demo (60)
  --seconds N       length of the phases in which nothing is replaced (10)
  --opening N       the opening morning beside it, at this scale: 0.5 is half of the busiest hour (none)
  --pages N         open pages of the opening morning (1000)
  --minutes N       length of the opening morning (6)
  --settle N        seconds between a server's start and the stop of the next one (0)
  --patch FILE      a patch of docker/nginx, applied all the time, such as docker/upgrade-from-0.4.0.patch (none)
  --logs DIR        keeps the logs of servers and nginx in this folder
  --help            this text

Ends with code 1 where a write fails or is lost, a file is missing, a subscriber waits longer than five seconds, or the
opening morning has lost something.`;

export interface UpgradeOptions {
  release: string | undefined;
  exhibitors: number;
  /** Length of the phases in which nothing is replaced, seconds. */
  seconds: number;
  /** Scale of the opening morning; undefined for none. */
  opening: number | undefined;
  pages: number;
  minutes: number;
  settleSeconds: number;
  patch: string | undefined;
  logs: string | undefined;
  help: boolean;
}

/**
 * Reads the command line.
 * @throws OptionError or a TypeError of Node's parser
 */
export function readUpgradeOptions(args: string[]): UpgradeOptions {
  const { values } = parseArgs({
    args,
    options: {
      release: { type: 'string' },
      exhibitors: { type: 'string', default: '60' },
      seconds: { type: 'string', default: '10' },
      opening: { type: 'string' },
      pages: { type: 'string', default: '1000' },
      minutes: { type: 'string', default: '6' },
      settle: { type: 'string', default: '0' },
      patch: { type: 'string' },
      logs: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  return {
    release: values.release,
    exhibitors: Math.ceil(positive('exhibitors', values.exhibitors)),
    seconds: notNegative('seconds', values.seconds),
    opening: values.opening === undefined ? undefined : positive('opening', values.opening),
    pages: Math.ceil(positive('pages', values.pages)),
    minutes: positive('minutes', values.minutes),
    settleSeconds: notNegative('settle', values.settle),
    patch: values.patch,
    logs: values.logs,
    help: values.help,
  };
}
