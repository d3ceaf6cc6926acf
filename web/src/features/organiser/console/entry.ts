import type { createQueryPreloader } from '@apollo/client/react';
import type { ComponentType } from 'react';
import type { StaffRight } from '../../../gql/types';
import type { Catalogue, MessageBundle, MessageId } from '../../../i18n';
import type { IconName } from '../../../ui/icon';

/** What panels get from the app. */
export interface ConsoleApp {
  preloadQuery: ReturnType<typeof createQueryPreloader>;
  catalogue: Catalogue;
}

export interface ConsolePanelProps<Data> {
  /** What the panel's loader gave. */
  data: Data;
}

/** What the module of a panel exports. `Component` may suspend and throw: the frame around it stands. */
export interface ConsolePanelModule<Data> {
  Component: ComponentType<ConsolePanelProps<Data>>;
  /** Starts what the panel reads. Runs at each change of the address, before anything is drawn. */
  loader?: (query: URLSearchParams, app: ConsoleApp) => Data;
}

/** A panel of any kind of data: what its loader gives is handed to its component and to nobody else. */
export type AnyConsolePanel = Pick<ConsolePanelModule<never>, 'Component'> &
  Pick<ConsolePanelModule<unknown>, 'loader'>;

/** Groups of the console's menu, in their order; one without entries is not shown. */
export const consoleGroups = ['work', 'show', 'house'] as const;

/** One entry of the console's menu with its panel. */
export interface ConsoleEntry {
  /** `?menu=` of its address. */
  id: string;
  group: (typeof consoleGroups)[number];
  icon: IconName;
  /** Its name, `<part>.menu`; `.lead` behind it is the line on the first page's card. Both travel with the console's texts. */
  label: MessageId;
  lead: MessageId;
  /** What it takes to see it; missing for what everybody of the staff may see. */
  right?: StaffRight;
  /** Texts that travel with the panel's code. */
  messages: readonly MessageBundle[];
  load: () => Promise<AnyConsolePanel>;
}

/** The entries that somebody with these rights has. */
export const entriesFor = (
  entries: readonly ConsoleEntry[],
  rights: readonly StaffRight[],
): readonly ConsoleEntry[] => entries.filter(({ right }) => right === undefined || rights.includes(right));
