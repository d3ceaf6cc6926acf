import { useFavouriteExhibitsPreloaded } from './collection.generated';
import type { FragmentType } from '@apollo/client';
import { chakra, Grid } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Card, CardBody, CardTitle } from '../../../ui/card';
import { CardLink } from '../../../ui/card-link';
import { IconButton } from '../../../ui/icon-button';
import { Picture } from '../../../ui/picture';
import type { PanelProps } from '../../centre';
import { type FavouriteExhibitFragment, useFavouriteExhibitFragment } from '../favourites.generated';
import type { ExhibitsRef } from './load';
import { FavouriteList } from './favourite-list';

/** CONST-027. */
const PAGE_SIZE = 9;

interface ExhibitCardProps {
  exhibit: FragmentType<FavouriteExhibitFragment>;
  eager: boolean;
  ask: (thing: { id: string; name: string }) => void;
}

function ExhibitCard({ exhibit, eager, ask }: ExhibitCardProps) {
  const t = useT();
  const { id, title, imageUrl, exhibitor } = useFavouriteExhibitFragment(exhibit);
  return (
    <Card height="full">
      <Picture
        sizes={{ base: '50vw', md: '33vw', xl: '320px' }}
        src={imageUrl}
        alt=""
        seed={id}
        eager={eager}
      />
      <CardBody p={{ base: '3', md: '4' }}>
        <CardTitle as="h2" fontSize={{ base: 'sm', md: 'md' }}>
          <CardLink to={paths.productDetail(id)}>{title}</CardLink>
        </CardTitle>
        <chakra.p color="quiet" fontSize="sm" lineClamp={1}>
          {exhibitor.name}
        </chakra.p>
        <chakra.p color="quiet" fontSize="sm" lineClamp={1}>
          {t('collection.boothNumber', { booth: exhibitor.boothNumber })}
        </chakra.p>
      </CardBody>
      <IconButton
        icon="trash"
        label={t('collection.remove', { name: title })}
        position="absolute"
        top="2"
        insetEnd="2"
        zIndex={2}
        borderRadius="full"
        bg="float"
        color="quiet"
        borderColor="line"
        _hover={{ bg: 'float', color: 'accent', borderColor: 'line.strong' }}
        onClick={() => ask({ id, name: title })}
      />
    </Card>
  );
}

/** How the cards stand, and what stands for them until they come. */
export const EXHIBIT_GRID = {
  gap: { base: '3', md: '5' },
  columns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
};

/** Marked exhibits as a grid of cards, nine a page (VC-039). */
export function Exhibits({
  role,
  page,
  query,
}: { page: number; query: ExhibitsRef } & Pick<PanelProps<never>, 'role'>) {
  const { viewer } = useFavouriteExhibitsPreloaded(query).data;
  if (!viewer) return null;
  const { nodes, totalCount } = viewer.favouriteProducts;
  return (
    <FavouriteList
      role={role}
      tab="exhibit"
      page={page}
      pageSize={PAGE_SIZE}
      counts={{ exhibit: totalCount, supplier: viewer.favouriteExhibitors.totalCount }}
      isEmpty={nodes.length === 0}
    >
      {(ask) => (
        <Grid as="ul" listStyleType="none" gap={EXHIBIT_GRID.gap} templateColumns={EXHIBIT_GRID.columns}>
          {nodes.map((exhibit, index) => (
            <li key={exhibit.id}>
              <ExhibitCard exhibit={exhibit} eager={index < 3} ask={ask} />
            </li>
          ))}
        </Grid>
      )}
    </FavouriteList>
  );
}
