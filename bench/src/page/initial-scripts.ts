import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright-core';
import { ROOT, startServer, type Server } from '../support/child.ts';
import { table } from '../support/table.ts';

/** Pages whose start is watched. */
const PAGES = ['/d/', '/d/product/home'];

/** A script that a page fetched. */
interface Script {
  name: string;
  /** KiB after gzip at its usual level, whatever the server sent. */
  gzip: number;
  /** Fetched before the page's load event; else by the time that the network fell silent. */
  early: boolean;
}

const DIST = resolve(ROOT, 'web/dist');

async function scriptsOf(browser: Browser, url: string): Promise<Script[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const scripts = new Map<string, Script>();
    let loaded = false;
    page.once('load', () => {
      loaded = true;
    });
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.endsWith('.js') || scripts.has(pathname)) return;
      const content = readFileSync(join(DIST, pathname.replace(/^\/d\//, '')));
      const name = pathname.replace(/^\/d\/(assets\/)?/, '').replace(/-[\w-]{8}\.js$/, '.js');
      scripts.set(pathname, { name, gzip: gzipSync(content).length / 1024, early: !loaded });
    });
    await page.goto(url, { waitUntil: 'networkidle' });
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
  const rows = scripts.map(({ name, gzip, early }) => [name, kib(gzip), early ? 'start' : 'later']);
  const early = scripts.filter((script) => script.early);
  rows.push(['**before load**', `**${kib(sum(early))}**`, `${early.length} files`]);
  rows.push(['**until idle**', `**${kib(sum(scripts))}**`, `${scripts.length} files`]);
  return `\`${path}\`\n\n${table(['script', 'gzip, KiB', 'fetched'], rows)}`;
}

/** Opens the start pages in a browser with an empty cache and sums the scripts that they fetch. */
export async function measureScripts(executablePath: string): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wirefair-bench-'));
  const servers = await startSite(dataDir);
  try {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    try {
      const parts: string[] = [];
      for (const path of PAGES) {
        const origin = servers[0]?.url ?? '';
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
