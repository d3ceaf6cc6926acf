import { chakra, Flex, Grid, type GridProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useT } from '../i18n';
import { Card, CardBody } from './card';
import { VisuallyHidden } from './visually-hidden';

/** One grey bar or box; shapes below put them together as the content will stand. */
export const Bone = chakra('div', {
  base: {
    bg: 'sunken',
    borderRadius: 'control',
    height: '4',
    animation: 'shimmer 1.6s ease-in-out infinite',
    _dark: { bg: 'line' },
  },
});

/** Says once that something is on its way; the bones themselves are silent. */
export function Loading({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <div role="status" data-loading="">
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  );
}

/** A {@link Breadcrumb} that is on its way. */
export function BreadcrumbSkeleton() {
  return (
    <chakra.div fontSize="sm" py={{ base: '4', md: '6' }}>
      <Bone width="16rem" height="1lh" />
    </chakra.div>
  );
}

export function CardSkeleton() {
  return (
    <Card>
      <Bone borderRadius="0" height="auto" aspectRatio="4 / 3" />
      <CardBody gap="3">
        <Bone width="85%" />
        <Bone width="60%" />
        <Bone width="4.5rem" height="6" borderRadius="full" />
      </CardBody>
    </Card>
  );
}

interface CardGridSkeletonProps {
  count?: number;
  /** As the cards will stand; by default as many beside each other as have room. */
  columns?: GridProps['templateColumns'];
  gap?: GridProps['gap'];
}

export function CardGridSkeleton({
  count = 8,
  columns = 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap = '5',
}: CardGridSkeletonProps) {
  return (
    <Loading>
      <Grid gap={gap} templateColumns={columns}>
        {Array.from({ length: count }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </Grid>
    </Loading>
  );
}

interface RowSkeletonProps {
  /** Words alone, without a picture before them. */
  isPlain?: boolean;
}

export function RowSkeleton({ isPlain = false }: RowSkeletonProps) {
  return (
    <Flex gap="5" py="5" borderBottomWidth="1px" align="start">
      {isPlain ? null : (
        <Bone width={{ base: '24', md: '40' }} height="auto" aspectRatio="4 / 3" flexShrink={0} />
      )}
      <Flex direction="column" gap="3" flex="1">
        <Bone width="60%" height="5" />
        <Bone width="90%" />
        <Bone width="75%" />
        <Bone width="30%" height="6" borderRadius="full" />
      </Flex>
    </Flex>
  );
}

export function RowListSkeleton({ count = 5, isPlain = false }: RowSkeletonProps & { count?: number }) {
  return (
    <Loading>
      {Array.from({ length: count }, (_, index) => (
        <RowSkeleton key={index} isPlain={isPlain} />
      ))}
    </Loading>
  );
}

/** A form that is on its way: labels with their fields, as wide as a form. */
export function FormSkeleton({ fields = 6 }: { fields?: number }) {
  return (
    <Loading>
      <Grid gap="6" maxWidth="form">
        {Array.from({ length: fields }, (_, index) => (
          <chakra.div key={index} display="grid" gap="2">
            <Bone width="8rem" />
            <Bone height="11" />
          </chakra.div>
        ))}
        <Bone width="9rem" height="11" />
      </Grid>
    </Loading>
  );
}

/** A record in full that is on its way: names beside their values, with lines between them. */
export function FactsSkeleton({ facts = 6 }: { facts?: number }) {
  return (
    <Loading>
      <Bone width="60%" height="6" mb="6" />
      <chakra.div maxWidth="form" borderTopWidth="1px">
        {Array.from({ length: facts }, (_, index) => (
          <Flex key={index} gap="6" py="4" borderBottomWidth="1px">
            <Bone width="30%" />
            <Bone width="45%" />
          </Flex>
        ))}
      </chakra.div>
    </Loading>
  );
}

export function DetailSkeleton() {
  return (
    <Loading>
      <Grid gap={{ base: '8', lg: '12' }} templateColumns={{ base: '1fr', lg: '1fr 1fr' }}>
        <Bone height="auto" aspectRatio="4 / 3" borderRadius="card" />
        <Flex direction="column" gap="4">
          <Bone width="80%" height="9" />
          <Bone width="40%" />
          <Bone width="100%" mt="4" />
          <Bone width="95%" />
          <Bone width="70%" />
          <Flex gap="3" mt="4">
            <Bone width="9rem" height="11" />
            <Bone width="7rem" height="11" />
          </Flex>
        </Flex>
      </Grid>
    </Loading>
  );
}
