import type { createQueryPreloader } from '@apollo/client/react';
import type { ComponentType } from 'react';
import type { Catalogue, MessageBundle, MessageId } from '../../i18n';
import type { CentreMenu } from '../../lib/storage';
import type { IconName } from '../../ui/icon';

export type CentreRole = 'visitor' | 'exhibitor';

/** Groups of the side menu, in their order; one without entries is not shown. */
export const centreGroups = ['matching', 'account'] as const;
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
  /** Its name; `.lead` behind it is the line on the home's card. */
  label: MessageId;
  lead: MessageId;
  /** Texts that travel with the panel's code. */
  messages: readonly MessageBundle[];
  load: () => Promise<AnyPanel>;
  /** The stored marker that opens it (SHELL-096, VC-019, EXH-041). */
  opensOn?: CentreMenu;
  /** What of it the marker opens: its own part of the address. */
  opensAt?: Record<string, string>;
}

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
