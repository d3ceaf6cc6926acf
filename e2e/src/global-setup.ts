import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { consoleTokenFor, type Role, tokenFor } from './code-sign-in.ts';
import type { StaffRole } from './console-session.ts';
import { startLargeSystem } from './large-system.ts';
import { startSystem, type System } from './system.ts';
import { startWebhookReceiver } from './webhook-receiver.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the site and the gateway, without a slash at its end. */
    baseUrl: string;
    /** Address of the REST service; of one of them where there are several. */
    backendUrl: string;
    /** Address of one gateway, without a slash at its end: `baseUrl` where there is one alone. */
    gatewayUrl: string;
    /** Hash of the key by which the site answers, for the browser to trust it; blank without TLS. */
    trustedKeyHash: string;
    /** Origin of a receiver of webhooks that the system may call; it answers with the status that its path names. */
    webhookReceiver: string;
    /** Folder for what the workers of the run share; it is removed at its end. */
    runFolder: string;
    /** Sessions of the demo's first visitor and exhibitor, signed in once for all specs. */
    sessions: Record<Role, string>;
    /** Of its second ones, for the spec that counts what is theirs. */
    secondSessions: Record<Role, string>;
    /** Of the organiser's staff in the demo. */
    consoleSessions: Record<StaffRole, string>;
  }
}

/** Small enough to load in seconds, large enough that every list has a second page. */
const EXHIBITORS = 120;

/** Long enough to see what waits, short enough to wait for it. */
const REVIEW_SECONDS = 5;

/** The system that E2E_SET_UP names: one backend and one gateway, or `large`. */
function startNamed(settings: Record<string, string>): Promise<System> {
  const name = process.env['E2E_SET_UP'] || 'small';
  if (name === 'large')
    return startLargeSystem({ exhibitors: EXHIBITORS, reviewSeconds: REVIEW_SECONDS }, settings);
  if (name !== 'small') throw new Error(`E2E_SET_UP must be small or large, not "${name}".`);
  return startSystem({
    ...settings,
    DEMO_EXHIBITORS: String(EXHIBITORS),
    DEMO_REVIEW_SECONDS: String(REVIEW_SECONDS),
    DEMO_EDITION: '1',
    EDITION_CLOCK: 'demo',
  });
}

/** One running system for the whole run: the built servers, free ports, data of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const receiver = await startWebhookReceiver();
  const running = await startNamed({ WEBHOOK_ALLOWED_ORIGINS: receiver.origin });
  // Workers start after this, and read it when they do; it is too late for this process itself.
  if (running.trust) process.env['NODE_EXTRA_CA_CERTS'] = running.trust.authorityFile;
  const system = { baseUrl: running.gatewayUrl, backendUrl: running.backendUrl };
  const runFolder = mkdtempSync(join(tmpdir(), 'wirefair-e2e-run-'));
  project.provide('runFolder', runFolder);
  project.provide('webhookReceiver', receiver.origin);
  project.provide('baseUrl', running.baseUrl);
  project.provide('gatewayUrl', running.gatewayUrl);
  project.provide('trustedKeyHash', running.trust?.keyHash ?? '');
  project.provide('backendUrl', system.backendUrl);
  project.provide('sessions', {
    visitor: await tokenFor('visitor@wirefair.example', 'visitor', system),
    exhibitor: await tokenFor('13900139000', 'exhibitor', system),
  });
  project.provide('secondSessions', {
    visitor: await tokenFor('zhou@wirefair.example', 'visitor', system),
    exhibitor: await tokenFor('wu@wirefair.example', 'exhibitor', system),
  });
  project.provide('consoleSessions', {
    organiser: await consoleTokenFor('organiser@wirefair.example', system),
    reviewer: await consoleTokenFor('reviewer@wirefair.example', system),
    door: await consoleTokenFor('door@wirefair.example', system),
  });
  return async () => {
    await running.stop();
    await receiver.close();
    rmSync(runFolder, { recursive: true, force: true });
  };
}
