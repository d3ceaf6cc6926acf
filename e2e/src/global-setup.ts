import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { consoleTokenFor, type Role, tokenFor } from './code-sign-in.ts';
import type { StaffRole } from './console-session.ts';
import { startSystem } from './system.ts';
import { startWebhookReceiver } from './webhook-receiver.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the site and the gateway, without a slash at its end. */
    baseUrl: string;
    /** Address of the REST service. */
    backendUrl: string;
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
const EXHIBITORS = '120';

/** One running system for the whole run: the built servers, free ports, a data folder of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const receiver = await startWebhookReceiver();
  const system = await startSystem({
    WEBHOOK_ALLOWED_ORIGINS: receiver.origin,
    DEMO_EXHIBITORS: EXHIBITORS,
    // Long enough to see what waits, short enough to wait for it.
    DEMO_REVIEW_SECONDS: '5',
    DEMO_EDITION: '1',
    EDITION_CLOCK: 'demo',
  });
  const runFolder = mkdtempSync(join(tmpdir(), 'wirefair-e2e-run-'));
  project.provide('runFolder', runFolder);
  project.provide('webhookReceiver', receiver.origin);
  project.provide('baseUrl', system.baseUrl);
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
    await system.stop();
    await receiver.close();
    rmSync(runFolder, { recursive: true, force: true });
  };
}
