import { table } from '../support/table.ts';
import { growthOf } from './growth.ts';
import type { StepResult } from './run.ts';
import { cpuShare, samplesOf, type Look, type Watched } from './watch.ts';

/** Answers of a step that come later than this are too late for 95 of 100, milliseconds. */
export const SLOW_MS = 1000;
/** A process of Node has one thread that answers: with more of one processor it is full. */
const FULL_PROCESS = 0.9;
/** With less of the machine idle the processors are full. */
const FULL_MACHINE = 0.05;

const partsOf = (looks: readonly Look[]): string[] => [...new Set(looks.map(({ part }) => part))];
const percent = (share: number): string => (Number.isNaN(share) ? '' : `${Math.round(share * 100)} %`);
const rounded = (value: number | undefined): string => (value === undefined ? '' : value.toFixed(0));

const verdictOf = (levelsOff: boolean | undefined): string => {
  if (levelsOff === undefined) return 'too short to tell';
  return levelsOff ? 'levels off' : 'GROWS';
};

/** Memory and processor share of each part, and whether its memory levels off. */
export function memoryTable({ looks }: Watched): string {
  const rows = partsOf(looks).map((part) => {
    const growth = growthOf(samplesOf(looks, part));
    return [
      part,
      ...[growth?.start, growth?.middle, growth?.end, growth?.slope].map(rounded),
      verdictOf(growth?.levelsOff),
      percent(cpuShare(looks, part)),
    ];
  });
  return table(
    ['part', 'start, MiB', 'middle, MiB', 'end, MiB', 'slope, MiB an hour', 'memory', 'of one processor'],
    rows,
  );
}

const most = (looks: readonly Look[], part: string, pick: (look: Look) => number | undefined) => {
  const values = looks.flatMap((look) => (look.part === part ? (pick(look) ?? []) : []));
  return values.length === 0 ? undefined : Math.max(...values);
};

/** What is full after a step: processes, pools of connections, the machine. */
function fullOf({ looks, idleShare }: Watched): string[] {
  const full = partsOf(looks)
    .filter((part) => cpuShare(looks, part) > FULL_PROCESS)
    .map((part) => `${part} (processor)`);
  for (const part of partsOf(looks)) {
    const waits = looks.filter((look) => look.part === part && (look.poolWaiting ?? 0) > 0).length;
    const all = looks.filter((look) => look.part === part && look.poolWaiting !== undefined).length;
    if (all > 0 && waits * 2 > all) full.push(`${part} (connections)`);
  }
  if (idleShare < FULL_MACHINE) full.push('the machine (all processors)');
  return full;
}

/** The step of a visitor that is slowest at its 95th percentile. */
function slowest({ meter }: StepResult): { name: string; p95: number } {
  const all = [...meter.counts().keys()].map((name) => ({ name, p95: meter.p95(name) }));
  return all.reduce((worst, one) => (one.p95 > worst.p95 || Number.isNaN(worst.p95) ? one : worst), {
    name: '',
    p95: Number.NaN,
  });
}

const sumOf = ({ meter }: StepResult) => {
  let [asked, served] = [0, 0];
  for (const counts of meter.counts().values()) {
    asked += counts.asked;
    served += counts.served;
  }
  return { asked, served };
};

/** One row for each step of the load: what was served, what was slow, what was full. */
export function stepsTable(results: readonly StepResult[]): string {
  const rows = results.map((result) => {
    const { asked, served } = sumOf(result);
    const { name, p95 } = slowest(result);
    const { idleShare, looks } = result.watched;
    return [
      String(result.scale),
      (asked / result.seconds).toFixed(1),
      (served / result.seconds).toFixed(1),
      percent(1 - served / asked),
      `${name} ${rounded(p95)}`,
      percent(idleShare),
      percent(cpuShare(looks, 'load') + (cpuShare(looks, 'load: open pages') || 0)),
      fullOf(result.watched).join(', ') || 'nothing',
    ];
  });
  return table(
    [
      'scale',
      'asked a second',
      'served a second',
      'not served',
      'slowest step, p95, ms',
      'machine idle',
      'load, of one processor',
      'full',
    ],
    rows,
  );
}

/** In which step something was full, slow or not served for the first time. */
export function whereItBreaks(results: readonly StepResult[]): string {
  const lines = results.flatMap((result) => {
    const slow = [...result.meter.counts().keys()].filter((name) => result.meter.p95(name) > SLOW_MS);
    const full = fullOf(result.watched);
    const { asked, served } = sumOf(result);
    const said = [
      ...(slow.length > 0 ? [`slower than ${SLOW_MS} ms at p95: ${slow.join(', ')}`] : []),
      ...(full.length > 0 ? [`full: ${full.join(', ')}`] : []),
      ...(served < asked * 0.999 ? [`not served: ${asked - served} of ${asked}`] : []),
    ];
    return said.length > 0 ? [`at ${result.scale}: ${said.join('; ')}`] : [];
  });
  return lines[0] === undefined
    ? 'It breaks at none of these scales.'
    : `It breaks first ${lines.join('\nthen ')}`;
}

/** The processor share of each part at each scale. */
export function partsTable(results: readonly StepResult[]): string {
  const parts = [...new Set(results.flatMap(({ watched }) => partsOf(watched.looks)))];
  return table(
    ['of one processor', ...results.map(({ scale }) => `at ${scale}`)],
    parts.map((part) => [part, ...results.map(({ watched }) => percent(cpuShare(watched.looks, part)))]),
  );
}

/** Waits for connections and of event loops, at most. */
export function waitsTable({ looks }: Watched): string {
  const rows = partsOf(looks)
    .filter((part) => looks.some((look) => look.part === part && look.loopDelayMs !== undefined))
    .map((part) => [
      part,
      rounded(most(looks, part, ({ loopDelayMs }) => loopDelayMs)),
      rounded(most(looks, part, ({ poolWaiting }) => poolWaiting)),
    ]);
  return table(['part', 'event-loop delay at p99, at most, ms', 'waiting for a connection, at most'], rows);
}
