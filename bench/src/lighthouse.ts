/**
 * Lighthouse on the pages that readers come to first, against a running site (mobile preset, as search engines look):
 *   npm run lighthouse -w bench -- http://127.0.0.1:4000
 * Needs a quiet machine: a busy one slows the scripts of the page and of Lighthouse itself.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
}

const cli = createRequire(import.meta.url).resolve('lighthouse/cli/index.js');
const site = process.argv[2] ?? 'http://127.0.0.1:4000';

async function firstIds(): Promise<{ exhibitor: string; news: string }> {
  const response = await fetch(`${site}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: '{ exhibitors(pageSize: 1) { nodes { id } } newsArticles(pageSize: 1) { nodes { id } } }',
    }),
  });
  const { data } = (await response.json()) as { data: Record<string, { nodes: { id: string }[] }> };
  return {
    exhibitor: data['exhibitors']?.nodes[0]?.id ?? '',
    news: data['newsArticles']?.nodes[0]?.id ?? '',
  };
}

/** Runs Lighthouse on one page and reads its report. */
async function measure(path: string, folder: string): Promise<Report> {
  const file = join(folder, 'report.json');
  // The first visitor's page is made while he waits; this is about the others.
  await fetch(site + path);
  const run = spawn(
    process.execPath,
    [
      cli,
      site + path,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' },
    },
  );
  await new Promise((resolve, reject) => run.on('exit', resolve).on('error', reject));
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}

const { exhibitor, news } = await firstIds();
const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
try {
  for (const path of [
    '/d/',
    '/d/product/home',
    `/d/product/supplier-detail?id=${exhibitor}`,
    `/d/dynamic-detail?id=${news}`,
  ]) {
    const { categories, audits } = await measure(path, folder);
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const figure = (name: string) => audits[name]?.numericValue ?? NaN;
    console.log(
      [
        path,
        `performance ${score('performance')}`,
        `accessibility ${score('accessibility')}`,
        `best practices ${score('best-practices')}`,
        `SEO ${score('seo')}`,
        `first paint ${Math.round(figure('first-contentful-paint'))} ms`,
        `largest ${Math.round(figure('largest-contentful-paint'))} ms`,
        `blocked ${Math.round(figure('total-blocking-time'))} ms`,
        `shift ${figure('cumulative-layout-shift').toFixed(3)}`,
      ].join('  '),
    );
  }
} finally {
  await rm(folder, { recursive: true });
}
