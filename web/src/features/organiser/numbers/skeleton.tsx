import { chakra, Flex } from '@chakra-ui/react';
import { Card, CardBody } from '../../../ui/card';
import { Bone, Loading } from '../../../ui/skeleton';
import { ChartGrid } from './section';
import { TileGrid } from './tiles';

/** The shape of the figures: the days, six tiles, a wide chart and two beside each other. */
export function NumbersSkeleton() {
  return (
    <Loading>
      <Flex gap="4" wrap="wrap" mb="6">
        <Bone width={{ base: 'full', sm: '11rem' }} height="4.6rem" />
        <Bone width={{ base: 'full', sm: '11rem' }} height="4.6rem" />
      </Flex>
      <Bone width="60%" mb="7" />
      <TileGrid>
        {Array.from({ length: 6 }, (_, index) => (
          <Card key={index}>
            <CardBody gap="3">
              <Bone width="50%" />
              <Bone width="35%" height="8" />
              <Bone width="70%" />
            </CardBody>
          </Card>
        ))}
      </TileGrid>
      <chakra.div mt="16">
        <Bone width="8rem" height="5" mb="5" />
        <Bone height={{ base: '9rem', md: '12rem' }} mb="10" />
        <ChartGrid>
          <Bone height="12rem" />
          <Bone height="12rem" />
        </ChartGrid>
      </chakra.div>
    </Loading>
  );
}
