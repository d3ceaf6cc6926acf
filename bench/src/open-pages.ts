/** The process that holds the open pages of the simulation: each is one subscription over server-sent events. */
import { request } from 'node:http';
import { Agent, request as tlsRequest } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { httpCall } from './support/http-call.ts';
import type { PagesOrder, PagesReport } from './opening/pages.ts';

/** As the site waits before it subscribes again (web/src/features/consultations/changes/watch-threads.ts). */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
const REPORT_MS = 1000;
/** So long a connection without a request is kept, milliseconds: a page that lost its stream comes again before that. */
const KEPT_MS = 4000;

const sharedNow = () => performance.timeOrigin + performance.now();
const fresh = (): Pick<PagesReport, 'gaps' | 'news'> => ({ gaps: [], news: [] });

let since = fresh();
const standing = { open: 0, broken: 0, moved: 0 };
const refused: Record<string, number> = {};

interface Thread {
  id: string;
  status: string;
}

const tell = ({ id, status }: Thread, isReadAnew: boolean) =>
  since.news.push({ thread: id, status, at: sharedNow(), isReadAnew });

/** Comment of a gateway that is about to stop (gateway/src/plugins/subscriptions.ts). */
const MOVING = ': moving';

/** Handles the lines of events in a piece of a stream. @returns what is left of the last line */
function readEvents(text: string, onMoving: () => void): string {
  const lines = text.split('\n');
  for (const line of lines.slice(0, -1)) {
    if (line === MOVING) onMoving();
    if (!line.startsWith('data: {')) continue;
    const { data } = JSON.parse(line.slice(6)) as { data?: { consultationChanged?: Thread } };
    if (data?.consultationChanged) tell(data.consultationChanged, false);
  }
  return lines.at(-1) ?? '';
}

/** Reads the own threads once, as the site does when something may have been missed. */
async function readThreads(
  order: PagesOrder,
  person: PagesOrder['people'][number],
  agent: Agent | undefined,
) {
  const { text } = await httpCall({
    url: `${order.origin}/graphql`,
    from: person.from,
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'ZH', cookie: `session=${person.token}` },
    body: JSON.stringify({
      query: order.threads,
      variables: { box: 'ASKED_BY_ME', kinds: ['EXHIBITOR', 'PRODUCT'], page: 1, pageSize: 10 },
    }),
    ...(agent === undefined ? {} : { agent }),
  });
  const { data } = JSON.parse(text) as { data?: { viewer?: { consultations: { nodes: Thread[] } } | null } };
  for (const thread of data?.viewer?.consultations.nodes ?? []) tell(thread, true);
}

interface StreamEvents {
  onOpen: () => void;
  onMoving: () => void;
  /** Not after the page has left the stream by itself. */
  onLost: () => void;
}

/** One stream of a page. @returns leaves it */
function openStream(
  order: PagesOrder,
  person: PagesOrder['people'][number],
  agent: Agent | undefined,
  { onOpen, onMoving, onLost }: StreamEvents,
): () => void {
  let isOver = false;
  const over = () => {
    if (!isOver) onLost();
    isOver = true;
  };
  const sent = (order.origin.startsWith('https:') ? tlsRequest : request)(`${order.origin}/graphql/stream`, {
    method: 'POST',
    localAddress: person.from,
    agent: agent ?? false,
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      language: 'ZH',
      cookie: `session=${person.token}`,
    },
  });
  sent.on('error', over);
  sent.once('response', (answer) => {
    answer.once('close', over);
    answer.on('error', over);
    if (answer.statusCode !== 200) {
      const status = String(answer.statusCode);
      refused[status] = (refused[status] ?? 0) + 1;
      answer.resume();
      return;
    }
    onOpen();
    let unread = '';
    answer.setEncoding('utf8');
    answer.on('data', (text: string) => (unread = readEvents(unread + text, onMoving)));
  });
  sent.end(JSON.stringify({ query: order.subscription }));
  return () => {
    isOver = true;
    sent.destroy();
  };
}

interface Stream {
  isOpen: boolean;
  leave: () => void;
}

/** Keeps one page open for ever, as the site does: when its gateway stops, it opens the stream of another one before. */
function keepOpen(order: PagesOrder, person: PagesOrder['people'][number], agent: Agent | undefined): void {
  let brokenAt: number | undefined;
  let pause = FIRST_WAIT_MS;
  let current: Stream | undefined;
  let next: Stream | undefined;

  const open = (): Stream => {
    const stream: Stream = { isOpen: false, leave: () => {} };
    stream.leave = openStream(order, person, agent, {
      onOpen: () => opened(stream),
      onMoving: () => (next ??= open()),
      onLost: () => lost(stream),
    });
    return stream;
  };
  const opened = (stream: Stream) => {
    stream.isOpen = true;
    if (stream === next) {
      if (current) standing.moved += 1;
      else standing.open += 1;
      current?.leave();
      [current, next] = [next, undefined];
    } else standing.open += 1;
    // The site's own wait grows until something is told; so that one kill does not lengthen the next, ours does not.
    pause = FIRST_WAIT_MS;
    if (brokenAt === undefined) return;
    since.gaps.push(performance.now() - brokenAt);
    brokenAt = undefined;
    // What is not read now is read after the next break.
    readThreads(order, person, agent).catch(() => setTimeout(() => void reread(), FIRST_WAIT_MS));
  };
  const lost = (stream: Stream) => {
    if (stream === next) next = undefined;
    else {
      current = undefined;
      if (stream.isOpen) {
        standing.open -= 1;
        standing.broken += 1;
      }
    }
    if (current) return;
    brokenAt ??= performance.now();
    if (!next) again();
  };
  const again = () => {
    setTimeout(() => (current = open()), pause * (0.5 + Math.random()));
    pause = Math.min(pause * 2, LONGEST_WAIT_MS);
  };
  const reread = () =>
    readThreads(order, person, agent).catch(() => setTimeout(() => void reread(), FIRST_WAIT_MS * 5));
  current = open();
}

function report(): void {
  const { user, system } = process.cpuUsage();
  const whole: PagesReport = {
    ...standing,
    refused,
    ...since,
    residentMiB: process.memoryUsage.rss() / 2 ** 20,
    cpuSeconds: (user + system) / 1e6,
  };
  since = fresh();
  process.send?.(whole);
}

process.once('message', (order: PagesOrder) => {
  const agent = order.origin.startsWith('https:')
    ? // As a browser does: its connection to the edge stays when a server behind it goes.
      new Agent({ keepAlive: true, timeout: KEPT_MS, ...(order.ca === undefined ? {} : { ca: order.ca }) })
    : undefined;
  setInterval(report, REPORT_MS);
  const openAll = async () => {
    const begunAt = performance.now();
    for (const [index, person] of order.people.entries()) {
      const due = begunAt + (index * 1000) / order.perSecond;
      if (due > performance.now()) await wait(due - performance.now());
      keepOpen(order, person, agent);
    }
  };
  void openAll();
});
process.once('disconnect', () => process.exit(0));
