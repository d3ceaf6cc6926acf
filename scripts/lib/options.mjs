import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';

export const HELP = `npm start -- [options]

  --port N            port of the site and the GraphQL gateway (PORT, 4000)
  --exhibitors N      size of the demo edition, for an empty data folder (DEMO_EXHIBITORS, 920)
  --no-build          start what was built last, even if sources have changed
  --help              this text

Environment: HOST, PORT, BACKEND_HOST, BACKEND_PORT, DATA_DIR, DATABASE_URL, EDITION_CLOCK, DEMO_EDITION, PUBLIC_DEMO,
DEMO_EXHIBITORS, LOG_LEVEL. README.md describes them.`;

export function wholeNumber(text, name, min, max) {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new Problem(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
}

/** Splits `--name value` and `--name=value`; refuses what it does not know. */
export function parseFlags(argv, { values = [], switches = [] }) {
  const flags = {};
  for (let i = 0; i < argv.length; i += 1) {
    const [, name, inline] = /^--([a-z-]+)(?:=(.*))?$/s.exec(argv[i]) ?? [];
    if (values.includes(name)) flags[name] = inline ?? argv[(i += 1)];
    else if (switches.includes(name) && inline === undefined) flags[name] = true;
    else throw new Problem(`The option ${argv[i]} is unknown: --help lists the options.`);
    if (flags[name] === undefined)
      throw new Problem(`The option --${name} needs a value: --help lists the options.`);
  }
  return flags;
}

const isOn = (text) => text === '1' || text === 'true';
const isLoopback = (host) => host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

/**
 * Whether the servers are started with the demo, and why not. The backend has the last word: it refuses the demo where
 * real people may come, because the passwords of the demo's staff are published.
 */
function demoOptions(env) {
  if (env.DEMO_EDITION) return { demo: isOn(env.DEMO_EDITION), noDemoBecause: null };
  const host = env.HOST || '127.0.0.1';
  const reasons = [
    ...(env.DATABASE_URL ? ['DATABASE_URL is set'] : []),
    ...(isLoopback(host) ? [] : [`HOST is ${host}`]),
  ];
  if (reasons.length === 0 || isOn(env.PUBLIC_DEMO)) return { demo: true, noDemoBecause: null };
  return { demo: false, noDemoBecause: reasons.join(' and ') };
}

/** Everything `npm start` needs to know, from options and environment. */
export function startOptions(argv, env = process.env, root = ROOT) {
  const flags = parseFlags(argv, { values: ['port', 'exhibitors'], switches: ['no-build', 'help'] });
  const port = wholeNumber(flags.port ?? (env.PORT || '4000'), flags.port ? '--port' : 'PORT', 1, 65_535);
  const backendPort = wholeNumber(env.BACKEND_PORT || '4001', 'BACKEND_PORT', 1, 65_535);
  if (port === backendPort) {
    throw new Problem(
      `PORT and BACKEND_PORT are both ${port}: the site and the REST service need a port each.`,
    );
  }
  const exhibitors = flags.exhibitors ?? (env.DEMO_EXHIBITORS || '920');
  return {
    help: flags.help === true,
    build: flags['no-build'] !== true,
    host: env.HOST || '127.0.0.1',
    // Only the gateway asks it.
    backendHost: env.BACKEND_HOST || '127.0.0.1',
    port,
    backendPort,
    dataDir: path.resolve(root, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || null,
    ...demoOptions(env),
    exhibitors: wholeNumber(
      exhibitors,
      flags.exhibitors === undefined ? 'DEMO_EXHIBITORS' : '--exhibitors',
      1,
      1_000_000,
    ),
  };
}

/** A wildcard address is for listening only: connect to this machine instead. */
export function reachable(host) {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

// One for as long as this process lives: a server that is started again has the same as the other one.
const ownSecret = randomBytes(32).toString('base64url');

/** The environment both servers are started with. */
export function serverEnvironment(options, env = process.env, root = ROOT) {
  return {
    EDITION_CLOCK: options.demo ? 'demo' : 'real',
    REST_DOCS: '1',
    WEB_DIST: path.join(root, 'web', 'dist'),
    OPERATIONS_FILE: path.join(root, 'contracts', 'operations.json'),
    BACKEND_URL: `http://${reachable(options.backendHost)}:${options.backendPort}`,
    ...env,
    DEMO_EDITION: options.demo ? '1' : '0',
    GATEWAY_SECRET: env.GATEWAY_SECRET || ownSecret,
    HOST: options.host,
    BACKEND_HOST: options.backendHost,
    PORT: String(options.port),
    BACKEND_PORT: String(options.backendPort),
    DATA_DIR: options.dataDir,
    DEMO_EXHIBITORS: String(options.exhibitors),
  };
}
