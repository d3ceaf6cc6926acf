import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { residentMiB } from './start-processes.ts';

export const ROOT = resolve(import.meta.dirname, '../../..');

/** What the gateway proves itself by, and measurements that stand for many callers. */
export const GATEWAY_SECRET = 'the secret that gateway and backend share in measurements';

/** A process of ours that listens. */
export interface Server {
  url: string;
  /** Seconds of processor time used so far; undefined where the system does not tell. */
  cpuSeconds(): number | undefined;
  /** Memory that it holds now, MiB; undefined where the system does not tell. */
  residentMiB(): number | undefined;
  /** Bytes that it has written to its output so far, where they are counted. */
  outputBytes(): number;
  /**
   * Sends the process a message and waits for its `{ type: 'answer' }`; one question at a time.
   * @throws Error when the process ends instead
   */
  ask: <T>(question: object) => Promise<T>;
  stop(): Promise<void>;
  /** Ends it as a lost machine would, without a word. */
  kill(): Promise<void>;
}

interface StartOptions {
  env?: Record<string, string>;
  /** Processor to stay on, so that contenders and their load do not take it from each other. */
  core?: 'contender' | 'load';
  /** Options of Node itself, such as its heap's. */
  nodeOptions?: readonly string[];
  /** Whether what it writes, its log, is counted and thrown away; otherwise it is shown. */
  countOutput?: boolean;
  /** Told what the process reports before it is ready. */
  progress?: (text: string) => void;
}

type Report =
  | { type: 'ready'; url?: string }
  | { type: 'progress' | 'fatal'; text?: string }
  | { type: 'answer'; answer: unknown };

/** Whether processes can be bound to a processor each. */
export const bound = availableParallelism() > 1 && existsSync('/usr/bin/taskset');

/** The clock of /proc: hundredths of a second on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

function cpuSeconds(pid: number): number | undefined {
  try {
    // The name in parentheses may hold spaces; after it, fields 14 and 15 are user and system time.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return undefined;
  }
}

function command(entry: string, { core, nodeOptions = [] }: StartOptions): [string, string[]] {
  const args = [...nodeOptions, ...(entry.endsWith('.ts') ? ['--import', 'tsx'] : []), entry];
  if (!bound || core === undefined) return [process.execPath, args];
  return ['/usr/bin/taskset', ['-c', core === 'contender' ? '0' : '1', process.execPath, ...args]];
}

/** Starts a Node program that reports `{ type: 'ready', url }` to its parent, as our servers do. */
export async function startServer(entry: string, options: StartOptions = {}): Promise<Server> {
  const [program, args] = command(entry, options);
  const child = spawn(program, args, {
    cwd: resolve(ROOT, 'bench'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      GATEWAY_SECRET,
      // What is measured is not only what the site asks for.
      GRAPHQL_OPERATIONS: 'all',
      ...options.env,
    },
    stdio: options.countOutput ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let outputBytes = 0;
  for (const output of [child.stdout, child.stderr])
    output?.on('data', (chunk: Buffer) => (outputBytes += chunk.length));
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  const url = await new Promise<string>((ready, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`${entry} ended with ${code} before it was ready`)));
    child.on('message', (report: Report) => {
      if (report.type === 'ready') ready(report.url ?? '');
      else if (report.type === 'fatal') fail(new Error(report.text));
      else if (report.type === 'progress') options.progress?.(report.text ?? '');
    });
  });
  return {
    url,
    ask: <T>(question: object) =>
      new Promise<T>((resolve, reject) => {
        const ended = () => reject(new Error(`${entry} ended`));
        child.once('exit', ended);
        child.once('message', (report: Report) => {
          child.off('exit', ended);
          if (report.type === 'answer') resolve(report.answer as T);
        });
        child.send(question);
      }),
    cpuSeconds: () => (child.pid === undefined ? undefined : cpuSeconds(child.pid)),
    residentMiB: () => residentMiB(child.pid),
    outputBytes: () => outputBytes,
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** Tells the parent where this process listens. */
export function reportReady(url = ''): void {
  process.send?.({ type: 'ready', url });
  // Ctrl-C reaches the parent too, which ends us; without it nobody needs us.
  process.on('disconnect', () => process.exit(0));
}
