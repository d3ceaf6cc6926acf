import { chakra, Flex, Grid } from '@chakra-ui/react';
import { Container, Section } from '../../../ui/container';
import { Bone, BreadcrumbSkeleton, Loading } from '../../../ui/skeleton';
import { headLayout } from './exhibitor-head-layout';

/** What a supplier says of itself, on its way. */
export function StatementSkeleton() {
  return (
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
  );
}

/** A supplier of whom nothing is known yet, in the shape of its page. */
export function ExhibitorSkeleton() {
  return (
    <>
      <chakra.div bg="raised" borderBottomWidth="1px" pb={{ base: '6', md: '10' }} aria-hidden>
        <Container>
          <BreadcrumbSkeleton />
          <Grid {...headLayout}>
            <Bone height="auto" aspectRatio="1" borderRadius="card" />
            <Flex direction="column" gap={{ base: '2', md: '4' }}>
              <Bone width="80%" maxWidth="30rem" height={{ base: '7', md: '10' }} />
              <Bone width="60%" maxWidth="14rem" height="6" />
            </Flex>
          </Grid>
        </Container>
      </chakra.div>
      <StatementSkeleton />
    </>
  );
}
