import { chakra, Flex, Grid } from '@chakra-ui/react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router-dom';
import type { AppContext } from '../app/route-module';
import {
  BuyerRequestsDocument,
  type BuyerRequestsRef,
  readRequestsAddress,
  RequestFilter,
  RequestList,
  type RequestsAddress,
  requestsPath,
  toFilter,
} from '../features/sourcing';
import { PageBody } from '../features/page-body';
import { useT } from '../i18n';
import { paths } from '../lib/paths';
import { ButtonLink } from '../ui/button';
import { Container, Page } from '../ui/container';
import { SearchField } from '../ui/search-field';
import { SheetButton } from '../ui/sheet-button';
import { RowListSkeleton } from '../ui/skeleton';

interface LoaderData {
  address: RequestsAddress;
  query: BuyerRequestsRef;
}

export function loader({ request }: LoaderFunctionArgs, { preloadQuery }: AppContext): LoaderData {
  const address = readRequestsAddress(new URL(request.url).searchParams);
  const query = preloadQuery(BuyerRequestsDocument, {
    variables: { filter: toFilter(address), page: address.page },
  });
  return { address, query };
}

export function Component() {
  const t = useT();
  const navigate = useNavigate();
  const { address, query } = useLoaderData<LoaderData>();
  const { keyword, publish, purchase } = address;
  const filter = <RequestFilter address={address} />;
  return (
    <Page>
      <chakra.div bg="raised" borderBottomWidth="1px" py={{ base: '6', md: '10' }}>
        <Container display="grid" gap="5">
          <Flex align="center" justify="space-between" wrap="wrap" gap="4">
            <div>
              <chakra.h1 fontSize={{ base: '2xl', md: '3xl' }}>{t('sourcing.list.title')}</chakra.h1>
              <chakra.p color="quiet" mt="1">
                {t('sourcing.list.lead')}
              </chakra.p>
            </div>
            <ButtonLink to={paths.release()} variant="outline">
              {t('sourcing.release')}
            </ButtonLink>
          </Flex>
          <SearchField
            defaultValue={keyword}
            placeholder={t('sourcing.list.placeholder')}
            onSearch={(text) => void navigate(requestsPath({ keyword: text, publish, purchase }))}
          />
        </Container>
      </chakra.div>
      <Container py={{ base: '6', md: '10' }}>
        <Grid templateColumns={{ base: '1fr', lg: '240px minmax(0, 1fr)' }} gap={{ base: '4', lg: '12' }}>
          <chakra.aside display={{ base: 'none', lg: 'block' }}>{filter}</chakra.aside>
          <chakra.div display={{ base: 'block', lg: 'none' }}>
            <SheetButton
              label={t('sourcing.list.filter')}
              chosen={[publish, purchase].filter(Boolean).length}
            >
              {filter}
            </SheetButton>
          </chakra.div>
          <div>
            <PageBody query={query} skeleton={<RowListSkeleton />}>
              <RequestList address={address} query={query} />
            </PageBody>
          </div>
        </Grid>
      </Container>
    </Page>
  );
}
