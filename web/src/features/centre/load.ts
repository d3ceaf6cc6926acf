import { redirect } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { siteStorage } from '../../lib/storage';
import { session } from '../identity';
import {
  type AnyPanel,
  type CentreApp,
  type CentreEntry,
  type CentreHomes,
  type CentreRole,
  entryAt,
  entryFor,
} from './entry';

/** What the frame shows; without an entry it is the home, with the panel as its part of the role. */
export interface CentreView {
  entry?: CentreEntry;
  Panel?: AnyPanel['Component'];
  /** What the panel's own loader gave. */
  data?: unknown;
}

/** The panels of both centres: the app joins them, so that the frame knows none. */
export interface CentrePanels {
  entries: readonly CentreEntry[];
  homes: CentreHomes;
}

/**
 * Code, texts and data of what an address of the centre shows set out together. Nothing is read for whoever is not
 * signed in as this role: the page then leads to the login.
 */
export async function loadCentre(
  role: CentreRole,
  request: Request,
  app: CentreApp,
  { entries, homes }: CentrePanels,
): Promise<CentreView | Response> {
  if (session.role() !== role) return {};
  const address = { role, query: new URL(request.url).searchParams };
  // Taken once, whatever the address says: who was sent here to publish a demand wants just that.
  const marked = entryFor(entries, role, siteStorage.takeCentreMenu());
  if (marked) return redirect(paths.centre(role, marked.id, marked.opensAt));
  const entry = entryAt(entries, address);
  const shown = entry ?? homes[role];
  if (!shown) return {};
  const [panel] = await Promise.all([shown.load(), app.catalogue.load(...shown.messages)]);
  return { ...(entry ? { entry } : {}), Panel: panel.Component, data: panel.loader?.(address, app) };
}
