import type { ReactNode } from 'react';
import { EntryCards } from './entry-cards';
import type { CentreEntry, CentreRole } from './entry';
import { Welcome } from './welcome';

interface CentreHomeProps {
  role: CentreRole;
  entries: readonly CentreEntry[];
  /** What this role sees first, where there is something. */
  children: ReactNode;
}

/** The first thing in a centre: the person's name, what waits for the role, and below it a card to each entry (VC-001). */
export function CentreHome({ role, entries, children }: CentreHomeProps) {
  return (
    <>
      <Welcome role={role} />
      {children}
      <EntryCards role={role} entries={entries} />
    </>
  );
}
