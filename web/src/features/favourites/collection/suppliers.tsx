import { useFavouriteSuppliersPreloaded } from './collection.generated';
import type { FragmentType } from '@apollo/client';
import { chakra, Flex } from '@chakra-ui/react';
import { Navigate } from 'react-router-dom';
import { countryName, useLang, useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { CardLink } from '../../../ui/card-link';
import { IconButton } from '../../../ui/icon-button';
import { Picture } from '../../../ui/picture';
import { Table, TableCell, TableHead, TableRow } from '../../../ui/table';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import type { PanelProps } from '../../centre';
import { type FavouriteSupplierFragment, useFavouriteSupplierFragment } from '../favourites.generated';
import { collectionPath } from './address';
import type { SuppliersRef } from './load';
import { FavouriteList } from './favourite-list';

/** CONST-027. */
const PAGE_SIZE = 10;

interface SupplierRowProps {
  supplier: FragmentType<FavouriteSupplierFragment>;
  /** From 1, over all pages (VC-042). */
  serial: number;
  ask: (thing: { id: string; name: string }) => void;
}

function SupplierRow({ supplier, serial, ask }: SupplierRowProps) {
  const t = useT();
  const lang = useLang();
  const { id, name, logoUrl, boothNumber, countryCode } = useFavouriteSupplierFragment(supplier);
  return (
    <TableRow>
      <TableCell color="quiet" width={{ base: '10', md: '20' }}>
        {serial}
      </TableCell>
      <TableCell>
        <Flex align="center" gap={{ base: '3', md: '5' }}>
          <chakra.div
            flex="none"
            width={{ base: '16', md: '24' }}
            borderWidth="1px"
            borderRadius="control"
            overflow="hidden"
          >
            <Picture
              sizes={{ base: '64px', md: '96px' }}
              src={logoUrl}
              alt=""
              seed={id}
              ratio={2}
              fit="contain"
            />
          </chakra.div>
          <div>
            <CardLink to={paths.supplierDetail(id)} fontWeight="semibold" lineClamp={2}>
              {name}
            </CardLink>
            <chakra.p color="quiet" fontSize="sm">
              {t('collection.booth', { booth: boothNumber, country: countryName(countryCode, lang) })}
            </chakra.p>
          </div>
        </Flex>
      </TableCell>
      <TableCell textAlign="end">
        <IconButton
          icon="trash"
          label={t('collection.remove', { name })}
          color="quiet"
          position="relative"
          zIndex={2}
          onClick={() => ask({ id, name })}
        />
      </TableCell>
    </TableRow>
  );
}

/**
 * Marked suppliers as a table, ten a page (VC-037, VC-038, VC-042). Where none is marked and the address names no tab,
 * the marked exhibits are shown.
 */
export function Suppliers({
  role,
  page,
  isTabNamed,
  query,
}: { page: number; isTabNamed: boolean; query: SuppliersRef } & Pick<PanelProps<never>, 'role'>) {
  const t = useT();
  const { viewer } = useFavouriteSuppliersPreloaded(query).data;
  if (!viewer) return null;
  const { nodes, totalCount } = viewer.favouriteExhibitors;
  const exhibits = viewer.favouriteProducts.totalCount;
  if (!isTabNamed && totalCount === 0 && exhibits > 0) {
    return <Navigate to={collectionPath(role, 'exhibit')} replace />;
  }
  return (
    <FavouriteList
      role={role}
      tab="supplier"
      page={page}
      pageSize={PAGE_SIZE}
      counts={{ supplier: totalCount, exhibit: exhibits }}
      isEmpty={nodes.length === 0}
    >
      {(ask) => (
        <Table mt="-3">
          <thead>
            <tr>
              <TableHead scope="col">{t('collection.serial')}</TableHead>
              <TableHead scope="col">{t('collection.name')}</TableHead>
              <TableHead scope="col">
                <VisuallyHidden>{t('collection.action')}</VisuallyHidden>
              </TableHead>
            </tr>
          </thead>
          <tbody>
            {nodes.map((supplier, index) => (
              <SupplierRow
                key={supplier.id}
                supplier={supplier}
                serial={(page - 1) * PAGE_SIZE + index + 1}
                ask={ask}
              />
            ))}
          </tbody>
        </Table>
      )}
    </FavouriteList>
  );
}
