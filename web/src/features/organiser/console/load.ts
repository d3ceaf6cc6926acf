import type { ApolloClient } from '@apollo/client/core';
import { redirect } from 'react-router-dom';
import { keptMember } from '../../../lib/door-storage';
import { paths } from '../../../lib/paths';
import { fetchConsoleMe } from './console.generated';
import { type AnyConsolePanel, type ConsoleApp, type ConsoleEntry, entriesFor } from './entry';
import { type ConsoleMember, findMember } from './find-member';

/** What the frame shows; without an entry it is the first page. */
export interface ConsoleView {
  me: ConsoleMember;
  /** The server could not be reached: it has not said yet that this is who is signed in. */
  isFromDevice?: true | undefined;
  entry?: ConsoleEntry;
  Panel?: AnyConsolePanel['Component'];
  /** What the panel's own loader gave. */
  data?: unknown;
}

/** The hash of an address of this page: a loader is not told it. */
const hashOf = (address: string): string => {
  const { pathname, search, hash } = window.location;
  return pathname + search === address ? hash : '';
};

/**
 * Who is signed in to the console, and what an address of it shows. Whoever is not is led to its login, with a way
 * back; an entry that somebody has no right to is the first page.
 */
export async function loadConsole(
  request: Request,
  app: ConsoleApp & { client: ApolloClient },
  entries: readonly ConsoleEntry[],
): Promise<ConsoleView | Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  const menu = searchParams.get('menu');
  const { me, isFromDevice } = await findMember(menu === 'door', {
    ask: async () => (await fetchConsoleMe(app.client)).data?.organiser?.me,
    store: keptMember,
  });
  if (!me)
    return redirect(
      paths.organiserLogin({ return: `${paths.organiser()}${search}${hashOf(pathname + search)}` }),
    );
  const entry = entriesFor(entries, me.rights).find(({ id }) => id === menu);
  if (!entry) return { me };
  const [panel] = await Promise.all([entry.load(), app.catalogue.load(...entry.messages)]);
  return { me, isFromDevice, entry, Panel: panel.Component, data: panel.loader?.(searchParams, app) };
}
