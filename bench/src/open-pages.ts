/** The process that holds the open pages of the simulation: each is one subscription over server-sent events. */
import { setTimeout as wait } from 'node:timers/promises';
import { createSecureContext } from 'node:tls';
import PQueue from 'p-queue';
import { browserConnection, type BrowserConnection } from './opening/browser-connection.ts';
import type { PagesOrder, PagesReport } from './opening/pages.ts';

/** As the site waits before it subscribes again (web/src/features/consultations/changes/watch-threads.ts). */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
const REPORT_MS = 1000;
/**
 * Connections that are made at a time after a break. Each browser has a processor of its own; this process, with one for all,
 * would have none of ten thousand connected within the time that the edge allows.
 */
const CONNECTING_AT_ONCE = 50;

const sharedNow = () => performance.timeOrigin + performance.now();
const fresh = (): Pick<PagesReport, 'gaps' | 'news'> => ({ gaps: [], news: [] });

const connecting = new PQueue({ concurrency: CONNECTING_AT_ONCE });

let since = fresh();
const standing = { open: 0, broken: 0, moved: 0 };
const refused: Record<string, number> = {};

interface Thread {
  id: string;
  status: string;
}

const tell = ({ id, status }: Thread, isReadAnew: boolean) =>
  since.news.push({ thread: id, status, at: sharedNow(), isReadAnew });

/** Comment of a gateway that is about to stop (gateway/src/graphql/subscriptions.ts). */
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

/** What all pages have in common. */
interface Site {
  subscription: string;
  /** The query for the own threads, with its variables. */
  threads: string;
}

/** One person's page: who asks, and over which connection. */
interface Page {
  site: Site;
  connection: BrowserConnection;
  headers: Record<string, string>;
}

/** Reads the own threads once, as the site does when something may have been missed. */
async function readThreads({ site, connection, headers }: Page) {
  const text = await connection.read('/graphql', headers, site.threads);
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
  { site, connection, headers }: Page,
  { onOpen, onMoving, onLost }: StreamEvents,
): () => void {
  let isOver = false;
  let unread = '';
  const sent = connection.request(
    '/graphql/stream',
    { ...headers, accept: 'text/event-stream' },
    site.subscription,
  );
  sent.once('response', ({ ':status': status }) => {
    if (status === 200) onOpen();
    else refused[String(status)] = (refused[String(status)] ?? 0) + 1;
  });
  sent.setEncoding('utf8');
  sent.on('data', (text: string) => (unread = readEvents(unread + text, onMoving)));
  // "close" comes after it.
  sent.on('error', () => {});
  sent.once('close', () => {
    if (!isOver) onLost();
  });
  return () => {
    isOver = true;
    sent.close();
  };
}

interface Stream {
  isOpen: boolean;
  leave: () => void;
}

/** Keeps one page open for ever, as the site does: when its gateway stops, it opens the stream of another one before. */
function keepOpen(page: Page): void {
  let brokenAt: number | undefined;
  let pause = FIRST_WAIT_MS;
  let current: Stream | undefined;
  let next: Stream | undefined;

  const open = (): Stream => {
    const stream: Stream = { isOpen: false, leave: () => {} };
    stream.leave = openStream(page, {
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
    readThreads(page).catch(() => setTimeout(() => void reread(), FIRST_WAIT_MS));
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
    const comeBack = async () => {
      await connecting.add(() => page.connection.connect());
      current = open();
    };
    setTimeout(() => void comeBack(), pause * (0.5 + Math.random()));
    pause = Math.min(pause * 2, LONGEST_WAIT_MS);
  };
  const reread = () => readThreads(page).catch(() => setTimeout(() => void reread(), FIRST_WAIT_MS * 5));
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
  const context = createSecureContext(order.ca === undefined ? {} : { ca: order.ca });
  const site: Site = {
    subscription: JSON.stringify({ query: order.subscription }),
    threads: JSON.stringify({
      query: order.threads,
      variables: { box: 'ASKED_BY_ME', kinds: ['EXHIBITOR', 'PRODUCT'], page: 1, pageSize: 10 },
    }),
  };
  setInterval(report, REPORT_MS);
  const openAll = async () => {
    const begunAt = performance.now();
    for (const [index, { token, from }] of order.people.entries()) {
      const due = begunAt + (index * 1000) / order.perSecond;
      if (due > performance.now()) await wait(due - performance.now());
      keepOpen({
        site,
        connection: browserConnection(order.origin, from, context),
        headers: { 'content-type': 'application/json', language: 'ZH', cookie: `session=${token}` },
      });
    }
  };
  void openAll();
});
process.once('disconnect', () => process.exit(0));
