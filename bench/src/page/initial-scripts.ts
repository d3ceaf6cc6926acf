import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright-core';
import { ROOT, startServer, type Server } from '../support/child.ts';
import { table } from '../support/table.ts';

/** So long nothing may be asked for until a page counts as silent, milliseconds: longer than a slide stands. */
const SILENT_MS = 8000;

/** A script that a page fetched. */
interface Script {
  name: string;
  /** KiB after gzip at zlib's usual level (6), whatever the server sent. */
  gzip: number;
  /** Seconds from the page's load event until it was asked for; none before that event. */
  after: number | null;
}

const DIST = resolve(ROOT, 'web/dist');

async function scriptsOf(browser: Browser, url: string): Promise<Script[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const scripts = new Map<string, Script>();
    let loaded: number | null = null;
    page.once('load', () => {
      loaded = performance.now();
    });
    let last = performance.now();
    page.on('request', (request) => {
      last = performance.now();
      const { pathname } = new URL(request.url());
      if (!pathname.endsWith('.js') || scripts.has(pathname)) return;
      const content = readFileSync(join(DIST, pathname.replace(/^\/d\//, '')));
      const name = pathname.replace(/^\/d\/(assets\/)?/, '').replace(/-[\w-]{8}\.js$/, '.js');
      const after = loaded === null ? null : (last - loaded) / 1000;
      scripts.set(pathname, { name, gzip: gzipSync(content).length / 1024, after });
    });
    await page.goto(url, { waitUntil: 'load' });
    while (performance.now() - last < SILENT_MS) await setTimeout(SILENT_MS / 20);
    return [...scripts.values()].sort((a, b) => b.gzip - a.gzip);
  } finally {
    await context.close();
  }
}

async function startSite(dataDir: string): Promise<Server[]> {
  const backend = await startServer(resolve(ROOT, 'backend/dist/main.js'), {
    env: {
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      BACKEND_PORT: '0',
      DEMO_EDITION: '1',
      DEMO_EXHIBITORS: '120',
      EDITION_CLOCK: 'demo',
      LOG_LEVEL: 'warn',
    },
  });
  const gateway = await startServer(resolve(ROOT, 'gateway/dist/main.js'), {
    env: { BACKEND_URL: backend.url, PORT: '0', WEB_DIST: DIST, LOG_LEVEL: 'warn' },
  });
  return [gateway, backend];
}

const kib = (value: number) => value.toFixed(1);
const sum = (scripts: Script[]) => scripts.reduce((total, { gzip }) => total + gzip, 0);

function tableOf(path: string, scripts: Script[]): string {
  const rows = scripts.map(({ name, gzip, after }) => [name, kib(gzip), after?.toFixed(1) ?? 'before']);
  rows.push(['**altogether**', `**${kib(sum(scripts))}**`, `${scripts.length} files`]);
  return `\`${path}\`\n\n${table(['script', 'gzip, KiB', 's after load'], rows)}`;
}

/** The pages whose start is watched, that of a product among them. */
async function pagesOf(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ products(pageSize: 1) { nodes { id } } }' }),
  });
  const answer: unknown = await response.json();
  const id = /"id":"([^"]+)"/.exec(JSON.stringify(answer))?.[1];
  if (id === undefined) throw new Error('the demo edition has no products');
  return ['/d/', '/d/product/home', `/d/product/product-detail?id=${id}`];
}

/** Opens pages in a browser with an empty cache, touches nothing, and sums the scripts that they fetch. */
export async function measureScripts(executablePath: string): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wirefair-bench-'));
  const servers = await startSite(dataDir);
  try {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    try {
      const parts: string[] = [];
      const origin = servers[0]?.url ?? '';
      for (const path of await pagesOf(origin)) {
        parts.push(tableOf(path, await scriptsOf(browser, origin + path)));
      }
      return parts.join('\n\n');
    } finally {
      await browser.close();
    }
  } finally {
    for (const server of servers) await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
