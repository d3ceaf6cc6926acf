import { Box, chakra, Grid } from '@chakra-ui/react';
import { Container, Page } from '../ui/container';
import { Bone, Loading } from '../ui/skeleton';
import { StillLoading } from './still-loading';

/** A centre until its code and its panel are here: the frame's places, from the first moment on. */
export function CentreSkeleton() {
  return (
    <Page>
      <Container pt="6">
        <StillLoading />
        <Loading>
          <Bone width="10rem" mb="6" />
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', lg: '15.5rem minmax(0, 1fr)' }}
            gap={{ base: '6', lg: '10' }}
            alignItems="start"
          >
            <Bone height={{ base: '12', lg: '30rem' }} borderRadius="card" />
            <chakra.div display="grid" gap="5">
              <Bone width="40%" height="8" />
              {Array.from({ length: 4 }, (_, index) => (
                <Bone key={index} height="6rem" borderRadius="card" />
              ))}
            </chakra.div>
          </Grid>
        </Loading>
      </Container>
    </Page>
  );
}

/** The console until it is here: under the place of its own line on top. */
export function ConsoleSkeleton() {
  return (
    <>
      <Box height="14" bg="navy.950" />
      <CentreSkeleton />
    </>
  );
}
