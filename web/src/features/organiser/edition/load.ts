import type { QueryRef } from '@apollo/client/react';
import type { ConsoleApp } from '../console';
import { EditionsDocument, type EditionsQuery } from './edition.generated';
import { type Tab, tabs } from './values';

export interface EditionData {
  /** Of the edition that the address names; undefined for the one that the site shows. */
  number: number | undefined;
  tab: Tab;
  query: QueryRef<EditionsQuery>;
}

/** What the address asks of the editions; colleagues change them too, so they are asked for at each visit. */
export function loadEdition(query: URLSearchParams, { preloadQuery }: ConsoleApp): EditionData {
  const number = /^\d{1,4}$/.test(query.get('edition') ?? '') ? Number(query.get('edition')) : undefined;
  const tab = tabs.find((one) => one === query.get('tab')) ?? tabs[0];
  return { number, tab, query: preloadQuery(EditionsDocument, { fetchPolicy: 'cache-and-network' }) };
}
