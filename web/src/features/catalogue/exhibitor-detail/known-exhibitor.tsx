import { useFragment } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Container, Section } from '../../../ui/container';
import { Bone, Loading } from '../../../ui/skeleton';
import { ExhibitorHead } from './exhibitor-head';
import { KnownExhibitorFragmentDoc } from './known-exhibitor.generated';

/**
 * A supplier's page while its own answer is on its way: name, logo, country and booth as the list before has told them,
 * where there was one.
 * @param fallback where nothing is known of the supplier
 */
export function KnownExhibitor({ id, fallback }: { id: string; fallback: ReactNode }) {
  const { complete, data } = useFragment({
    fragment: KnownExhibitorFragmentDoc,
    fragmentName: 'KnownExhibitor',
    from: { __typename: 'Exhibitor', id },
  });
  if (!complete) return fallback;
  return (
    <>
      <ExhibitorHead exhibitor={data} />
      <Section pb="0" pt={{ base: '8', md: '12' }}>
        <Container>
          <Loading>
            <chakra.div maxWidth="48rem">
              <Bone width="10rem" height="7" mb="5" />
              <Bone width="100%" mb="3" />
              <Bone width="95%" mb="3" />
              <Bone width="70%" />
            </chakra.div>
          </Loading>
        </Container>
      </Section>
    </>
  );
}
