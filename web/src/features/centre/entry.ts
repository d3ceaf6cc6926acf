import type { ApolloClient } from '@apollo/client/core';
import type { createQueryPreloader } from '@apollo/client/react';
import type { ComponentType } from 'react';
import type { Catalogue, MessageBundle, MessageId } from '../../i18n';
import type { CentreMenu } from '../../lib/storage';
import type { IconName } from '../../ui/icon';
import type { OutsideAddress } from '../edition';

export type CentreRole = 'visitor' | 'exhibitor';

/** Groups of the side menu, in their order; one without entries is not shown. */
export const centreGroups = [
  'visit',
  'company',
  'services',
  'others',
  'matching',
  'more',
  'help',
  'account',
] as const;
export type CentreGroup = (typeof centreGroups)[number];

/** What panels get from the app. */
export interface CentreApp {
  preloadQuery: ReturnType<typeof createQueryPreloader>;
  catalogue: Catalogue;
}

/** What the centre needs to know of an address: whose centre, and its query. */
export interface CentreAddress {
  role: CentreRole;
  query: URLSearchParams;
}

export interface PanelProps<Data> {
  /** Whose centre it stands in. */
  role: CentreRole;
  /** What the panel's loader gave. */
  data: Data;
}

/** What the module of a panel exports. `Component` may suspend and throw: the frame around it stands. */
export interface PanelModule<Data> {
  Component: ComponentType<PanelProps<Data>>;
  /** Starts what the panel reads. Runs at each change of the address, before anything is drawn. */
  loader?: (address: CentreAddress, app: CentreApp) => Data;
}

/** A panel of any kind of data: what its loader gives is handed to its component and to nobody else. */
export type AnyPanel = Pick<PanelModule<never>, 'Component'> & Pick<PanelModule<unknown>, 'loader'>;

/** One entry of a centre's side menu with its panel. */
export interface CentreEntry {
  /** `?menu=` of its address. */
  id: string;
  roles: readonly CentreRole[];
  group: CentreGroup;
  icon: IconName;
  /** Its name, `<part>.menu`; `.lead` behind it is the line on the home's card. Both travel with the centre's texts. */
  label: MessageId;
  lead: MessageId;
  /** Not shown once the show is over: what it offers is over too. */
  untilEnd?: true;
  /** Texts that travel with the panel's code. */
  messages: readonly MessageBundle[];
  load: () => Promise<AnyPanel>;
  /**
   * A site outside that the menu opens in its place where the edition names one; by its address the panel is reached
   * all the same (CONFLICT-022).
   */
  outside?: {
    address: OutsideAddress;
    load: () => Promise<{
      /** Where to go, or why not: blank where nobody said. */
      openSite: (client: ApolloClient) => Promise<{ url: string } | { refusal: string }>;
    }>;
  };
  /** The stored marker that opens it (SHELL-096, VC-019, EXH-041). */
  opensOn?: CentreMenu;
  /** What of it the marker opens: its own part of the address. */
  opensAt?: Record<string, string>;
}

/** Numbers beside entries of the menu, by their ids; none or 0 is not shown. */
export type CentreCounts = Partial<Record<string, number>>;

/** What stands on the first page of a role besides its entries. */
export type CentreHomePanel = Pick<CentreEntry, 'load' | 'messages'>;
export type CentreHomes = Partial<Record<CentreRole, CentreHomePanel>>;

/**
 * What the end-status flag hides, as specified: of the menu `visit`, the e-card's, its items 2 and 4 (`untilEnd`), and
 * the third menu as a whole (VC-016, VC-017, DESIGN-017).
 */
const groupsUntilEnd: readonly CentreGroup[] = ['others'];

/** Whether an entry is among those of a role: the smaller set after the show, the fuller one before (VC-015). */
export const isShown = (
  { roles, group, untilEnd }: CentreEntry,
  role: CentreRole,
  hasEnded: boolean,
): boolean => roles.includes(role) && !(hasEnded && (untilEnd || groupsUntilEnd.includes(group)));

/** The entry that an address asks for; undefined for the home, and for what this role does not have. */
export function entryAt(
  entries: readonly CentreEntry[],
  { role, query }: CentreAddress,
): CentreEntry | undefined {
  const menu = query.get('menu');
  return entries.find(({ id, roles }) => id === menu && roles.includes(role));
}

/** The entry that a stored marker opens for a role. */
export function entryFor(
  entries: readonly CentreEntry[],
  role: CentreRole,
  marker: CentreMenu | null,
): CentreEntry | undefined {
  if (marker === null) return undefined;
  return entries.find(({ opensOn, roles }) => opensOn === marker && roles.includes(role));
}
