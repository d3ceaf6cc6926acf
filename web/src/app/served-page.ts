import type { NormalizedCacheObject } from '@apollo/client/cache';
import type { Lang } from '../i18n';
import { isListOfTexts, isRecord } from '../lib/objects';

declare global {
  interface Window {
    /** Path and query of the document that came, kept by `boot.js`. */
    servedAddress?: string;
  }
}

/** What a rendered page brings beside its HTML, so that the browser goes on from there without asking again. */
export interface ServedPage {
  lang: Lang;
  /** Where the server believes that the site stands. */
  origin: string;
  /** Everything that the page's queries answered, as to a guest. */
  cache: NormalizedCacheObject;
  /** Names of those queries whose answer may be another one for somebody who is signed in. */
  personal: readonly string[];
}

const ELEMENT_ID = 'served';

/** As an element of the document: data, never executed; no text in it can end it. */
export function servedElement(served: Omit<ServedPage, 'cache'> & { cache: unknown }): string {
  const text = JSON.stringify(served).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${ELEMENT_ID}">${text}</script>`;
}

const isServedPage = (value: unknown): value is ServedPage =>
  isRecord(value) &&
  (value['lang'] === 'ZH' || value['lang'] === 'EN') &&
  typeof value['origin'] === 'string' &&
  isRecord(value['cache']) &&
  isListOfTexts(value['personal']);

/** Whether the document came with content. */
export const isServed = (): boolean => document.getElementById(ELEMENT_ID) !== null;

/** Path and query of the address bar. */
export const currentAddress = (): string => window.location.pathname + window.location.search;

/** Whether the document that came is of the address in the address bar: Back may have changed it since. */
export const isOfCurrentAddress = (): boolean => window.servedAddress === currentAddress();

/** What the document was served with; null for a page without content. */
export function readServedPage(document: Document): ServedPage | null {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  const served: unknown = text ? JSON.parse(text) : null;
  return isServedPage(served) ? served : null;
}
