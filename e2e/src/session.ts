import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { type Addresses, codeFor as askCode, type Role, tokenFor } from './code-sign-in.ts';

/**
 * Recipients of codes of the demo's accounts. A number or address gets one code a minute: each stands here for the one
 * spec that uses it. Others are used before the specs, for the sessions that these share (global-setup.ts).
 */
export const recipients = {
  signInVisitor: '13800138000',
  signInExhibitor: 'exhibitor@wirefair.example',
  centreVisitor: '13800138001',
  centreExhibitor: '13900139001',
  passwordVisitor: '13800138002',
  passwordExhibitor: '13900139002',
  endedVisitor: 'tanaka@wirefair.example',
  panelsVisitor: '13800138003',
  /** Asks suppliers and buyers by the dozen: another spec's questions would leave the first page of their list. */
  rolesVisitor: 'zhao@wirefair.example',
  /** Hands in what the organiser's reviewers decide on. */
  deskVisitor: 'fang@wirefair.example',
  /** Has not answered the questionnaire. */
  gateVisitor: '13800138004',
} as const;

const addresses = (): Addresses => ({ baseUrl: inject('baseUrl'), backendUrl: inject('backendUrl') });

/** The code that the demo's mailbox received for a recipient. */
export const codeFor = (recipient: string): Promise<string> => askCode(recipient, addresses());

/**
 * Writes into the storage of the site, as a visit before would have. A new page is led to an
 * address of it that loads nothing.
 */
async function storeOnSite(at: Page, key: string, value: string): Promise<void> {
  if (at.url() === 'about:blank') await at.goto('/health/live');
  await at.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
}

/** Gives the browser of a page a session, as its login would. @param token of the session */
export async function signInWith(at: Page, role: Role, token: string): Promise<void> {
  await at
    .context()
    .addCookies([{ name: 'session', value: token, url: inject('baseUrl'), httpOnly: true, sameSite: 'Lax' }]);
  await storeOnSite(at, 'userIdentity', role === 'exhibitor' ? 'zs' : 'visitor');
}

/** Signs a page in as the demo's first visitor or exhibitor. The session is everybody's: nobody signs out of it. */
export async function signInAs(at: Page, role: Role): Promise<void> {
  await signInWith(at, role, inject('sessions')[role]);
}

/** The same with the demo's second visitor or exhibitor, whose lists are one spec's alone. */
export async function signInAsSecond(at: Page, role: Role): Promise<void> {
  await signInWith(at, role, inject('secondSessions')[role]);
}

/** Signs a page in with a session of its own, which may end. */
export async function signInAlone(at: Page, recipient: string, role: Role): Promise<string> {
  const token = await tokenFor(recipient, role, addresses());
  await signInWith(at, role, token);
  return token;
}
