import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { Mailbox } from '../features/outbox';
import { useT } from '../i18n';
import { readPageNumber } from '../lib/page-number';
import { Container, Page } from '../ui/container';

export function Component() {
  const t = useT();
  const [query] = useSearchParams();
  return (
    <Page>
      <chakra.div bg="raised" borderBottomWidth="1px" py={{ base: '6', md: '10' }}>
        <Container maxWidth="calc(52rem + 2 * var(--gutter))">
          <chakra.h1 fontSize={{ base: '2xl', md: '3xl' }}>{t('outbox.title')}</chakra.h1>
          <chakra.p color="quiet" mt="2" maxWidth="text">
            {t('outbox.lead')}
          </chakra.p>
        </Container>
      </chakra.div>
      <Container maxWidth="calc(52rem + 2 * var(--gutter))" py={{ base: '6', md: '10' }}>
        <Mailbox page={readPageNumber(query)} recipient={query.get('recipient') ?? ''} />
      </Container>
    </Page>
  );
}
