import { chakra, Grid } from '@chakra-ui/react';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router-dom';
import type { AppContext } from '../app/route-module';
import {
  CategoryPanel,
  type DirectoryAddress,
  type DirectoryData,
  DirectoryList,
  directoryPath,
  DirectorySearch,
  ExhibitorPlacesDocument,
  HotTagsDocument,
  ProductDirectoryDocument,
  readDirectoryAddress,
  SupplierDirectoryDocument,
  SupplierFilters,
} from '../features/catalogue';
import { PageBody } from '../features/page-body';
import { useT } from '../i18n';
import { siteStorage } from '../lib/storage';
import { Container, Page } from '../ui/container';
import { SheetButton } from '../ui/sheet-button';
import { RowListSkeleton } from '../ui/skeleton';

interface LoaderData {
  address: DirectoryAddress;
  data: DirectoryData;
}

/** The list that what the address filters by belongs to. */
function ownerOf({ category, hall, country }: DirectoryAddress): DirectoryData['tab'] | undefined {
  if (category) return 'product';
  return hall || country ? 'supplier' : undefined;
}

/** Only the current tab's list is fetched; the other waits until it is shown (DIR-020). */
export function loader({ request }: LoaderFunctionArgs, app: AppContext): LoaderData {
  const { preloadQuery } = app;
  const address = readDirectoryAddress(new URL(request.url).searchParams);
  // Otherwise the scope of the last visit counts (DIR-022).
  const named = address.tab ?? ownerOf(address);
  const tab = named ?? siteStorage.queryKey().scope ?? 'product';
  if (!named) app.leaveToBrowser();
  // Joined by the panel's own query, which does without them when they fail.
  preloadQuery(HotTagsDocument);
  if (tab === 'supplier') preloadQuery(ExhibitorPlacesDocument);
  const keyword = address.search || null;
  const { page } = address;
  const data: DirectoryData =
    tab === 'product'
      ? {
          tab,
          query: preloadQuery(ProductDirectoryDocument, {
            variables: { keyword, categoryCode: address.category || null, page },
          }),
        }
      : {
          tab,
          query: preloadQuery(SupplierDirectoryDocument, {
            variables: {
              keyword,
              countryCode: address.country || null,
              hall: address.hall || null,
              page,
            },
          }),
        };
  return { address, data };
}

export function Component() {
  const t = useT();
  const navigate = useNavigate();
  const { address, data } = useLoaderData<LoaderData>();
  // Whichever way it was chosen, the scope is there again on return (DIR-022).
  useEffect(() => siteStorage.rememberQuery({ scope: data.tab }), [data.tab]);
  const panel = (
    <CategoryPanel search={address.search} category={data.tab === 'product' ? address.category : '-'} />
  );
  return (
    <Page>
      <chakra.div bg="raised" borderBottomWidth="1px" py={{ base: '6', md: '10' }}>
        <Container display="grid" gap="5">
          <chakra.h1 fontSize={{ base: '2xl', md: '3xl' }}>{t('catalogue.directoryTitle')}</chakra.h1>
          <DirectorySearch
            scope={data.tab}
            search={address.search}
            within={address}
            onScope={(scope) => void navigate(directoryPath(scope, { search: address.search }))}
          />
        </Container>
      </chakra.div>
      <Container py={{ base: '6', md: '10' }}>
        <Grid templateColumns={{ base: '1fr', lg: '240px minmax(0, 1fr)' }} gap={{ base: '4', lg: '12' }}>
          <chakra.aside display={{ base: 'none', lg: 'block' }}>{panel}</chakra.aside>
          <chakra.div display={{ base: 'block', lg: 'none' }}>
            <SheetButton
              label={t('catalogue.filter')}
              chosen={data.tab === 'product' && address.category ? 1 : 0}
            >
              {panel}
            </SheetButton>
          </chakra.div>
          <div>
            {data.tab === 'supplier' ? <SupplierFilters /> : null}
            <PageBody query={data} skeleton={<RowListSkeleton />}>
              <DirectoryList address={address} data={data} />
            </PageBody>
          </div>
        </Grid>
      </Container>
    </Page>
  );
}
