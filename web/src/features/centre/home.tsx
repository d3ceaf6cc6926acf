import { Grid } from '@chakra-ui/react';
import { type ReactNode, Suspense } from 'react';
import { Bone, Loading } from '../../ui/skeleton';
import { EntryCards } from './entry-cards';
import type { CentreEntry, CentreRole } from './entry';
import { Welcome } from './welcome';

interface CentreHomeProps {
  role: CentreRole;
  entries: readonly CentreEntry[];
  /** What this role sees first, where there is something. */
  children: ReactNode;
}

function Waiting() {
  return (
    <Loading>
      <Bone height="8.5rem" borderRadius="card" mt="6" />
      <Bone height="4.5rem" borderRadius="card" mt="3" />
      <Bone width="10rem" height="6" mt="10" mb="5" />
      <Grid gap={{ base: '2', md: '5' }} templateColumns="repeat(auto-fill, minmax(min(100%, 16rem), 1fr))">
        {Array.from({ length: 6 }, (_, index) => (
          <Bone key={index} height={{ base: '4.25rem', md: '7rem' }} borderRadius="card" />
        ))}
      </Grid>
    </Loading>
  );
}

/** The first thing in a centre: the person's name, what waits for the role, and below it a card to each entry (VC-001). */
export function CentreHome({ role, entries, children }: CentreHomeProps) {
  return (
    <>
      <Welcome role={role} />
      {/* All of it at once: how much waits for somebody says how far down the cards stand. */}
      <Suspense fallback={<Waiting />}>
        {children}
        <EntryCards role={role} entries={entries} />
      </Suspense>
    </>
  );
}
