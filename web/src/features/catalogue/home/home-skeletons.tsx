import { Grid } from '@chakra-ui/react';
import { Bone, Loading } from '../../../ui/skeleton';
import { CardsSkeleton } from '../cards/cards-skeleton';
import { cardColumns, cardGap, videoColumns } from './home-carousels';

export function ProductsSkeleton() {
  return <CardsSkeleton count={8} columns={cardColumns} gap={cardGap} ratio="4 / 3" />;
}

export function ExhibitorsSkeleton() {
  return <CardsSkeleton count={8} columns={cardColumns} gap={cardGap} ratio="2" />;
}

export function VideosSkeleton() {
  return <CardsSkeleton count={3} columns={videoColumns} ratio="16 / 9" />;
}

export function LinesSkeleton() {
  return (
    <Loading>
      {/* The height of seven lines. */}
      <Bone height={{ base: '480px', lg: '600px' }} borderRadius="card" />
    </Loading>
  );
}

export function PostersSkeleton() {
  return (
    <Loading>
      <Grid gap="5" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        {/* The picture, and below it on narrow windows the two lines of its words. */}
        <Bone
          height="auto"
          aspectRatio={{ base: '960 / 640', md: '960 / 660', lg: '960 / 400' }}
          borderRadius="card"
        />
        <Bone
          height="auto"
          aspectRatio={{ base: '960 / 640', md: '960 / 660', lg: '960 / 400' }}
          borderRadius="card"
        />
      </Grid>
    </Loading>
  );
}
