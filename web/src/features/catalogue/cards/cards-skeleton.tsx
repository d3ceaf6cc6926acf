import { Grid, type GridProps } from '@chakra-ui/react';
import { Card, CardBody } from '../../../ui/card';
import { Bone, Loading } from '../../../ui/skeleton';

interface CardsSkeletonProps {
  count: number;
  columns: GridProps['templateColumns'];
  /** Of the picture, as the cards will have it. */
  ratio: string;
  gap?: GridProps['gap'];
}

/** A grid of cards to come; takes the room that they will take. */
export function CardsSkeleton({ count, columns, ratio, gap = '5' }: CardsSkeletonProps) {
  return (
    <Loading>
      <Grid templateColumns={columns} gap={gap}>
        {Array.from({ length: count }, (_, index) => (
          <Card key={index}>
            <Bone borderRadius="0" height="auto" aspectRatio={ratio} />
            <CardBody p={{ base: '3', md: '4' }} gap="3">
              <Bone width="85%" height="5" />
              <Bone width="60%" height="5" />
              <Bone width="70%" />
              <Bone width="45%" />
              <Bone width="5rem" height="6" borderRadius="full" />
            </CardBody>
          </Card>
        ))}
      </Grid>
    </Loading>
  );
}
