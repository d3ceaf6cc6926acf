import { chakra } from '@chakra-ui/react';
import { useState, useSyncExternalStore } from 'react';
import { useLang, useT } from '../../../i18n';
import type { DirectoryTab } from '../../../lib/paths';
import { siteStorage } from '../../../lib/storage';
import { Container } from '../../../ui/container';
import { Motif } from '../../../ui/motif';
import { DirectorySearch } from '../directory/directory-search';

const neverChanges = () => () => {};
const lastScope = (): DirectoryTab => siteStorage.queryKey().scope ?? 'product';

/** The search of the product area, with the scope of the last visit (DIR-001, DIR-002, DIR-022). */
export function HomeHero() {
  const t = useT();
  const lang = useLang();
  // Only the browser knows the last visit: the server's page starts with products.
  const last = useSyncExternalStore(neverChanges, lastScope, () => 'product' as const);
  const [chosen, setScope] = useState<DirectoryTab>();
  const scope = chosen ?? last;
  return (
    <chakra.section
      data-on-navy=""
      position="relative"
      overflow="hidden"
      color="onNavy"
      bg="navy.950"
      bgImage="radial-gradient(90% 140% at 80% 10%, #17365F 0%, #0E2647 45%, #07152A 100%)"
      pt={{ base: '10', md: '16' }}
      pb={{ base: '32', md: '40' }}
    >
      <Motif
        tone="navy"
        cores={7}
        rings={3}
        seed="catalogue"
        turning
        position="absolute"
        width={{ base: '18rem', md: '24rem', lg: '30rem' }}
        insetEnd={{ base: '-11rem', md: '-13rem', lg: '-9rem', xl: 'max(-2rem, calc(50% - 44rem))' }}
        top={{ base: '-7rem', md: '-2rem', lg: '-3rem' }}
        opacity={{ base: 0.3, md: 0.6, lg: 1 }}
      />
      <Container position="relative">
        <chakra.h1
          fontSize={{ base: '3xl', lg: '4xl' }}
          lineHeight="1.15"
          letterSpacing={lang === 'EN' ? 'tight' : undefined}
          maxWidth="16em"
        >
          {t('catalogue.homeTitle')}
        </chakra.h1>
        <chakra.p
          fontSize={{ base: 'md', md: 'lg' }}
          color="onNavy.quiet"
          mt={{ base: '3', md: '5' }}
          maxWidth={{ base: '34em', md: '26em', lg: '30em', xl: '34em' }}
        >
          {t('catalogue.homeLead')}
        </chakra.p>
        <chakra.div
          mt={{ base: '6', md: '8' }}
          maxWidth={{ base: '720px', lg: '640px', xl: '720px' }}
          color="ink"
        >
          <DirectorySearch
            scope={scope}
            size="lg"
            onScope={(chosen) => {
              siteStorage.rememberQuery({ scope: chosen });
              setScope(chosen);
            }}
          />
        </chakra.div>
      </Container>
    </chakra.section>
  );
}
