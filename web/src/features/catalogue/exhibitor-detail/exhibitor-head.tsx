import { chakra, Flex, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { countryName, useLang, useT } from '../../../i18n';
import { Breadcrumb } from '../../../ui/breadcrumb';
import { Container } from '../../../ui/container';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';
import { useBoothText } from '../booth-facts';
import { directoryPath } from '../directory/address';
import { headLayout } from './exhibitor-head-layout';
import type { ExhibitorProfileFragment } from './exhibitor-profile.generated';

/** Breadcrumb, logo, name, country and booth of one supplier. @param children beside them, or below on narrow screens */
export function ExhibitorHead({
  exhibitor: { id, name, logoUrl, boothNumber, countryCode },
  children,
}: {
  exhibitor: Pick<ExhibitorProfileFragment, 'id' | 'name' | 'logoUrl' | 'boothNumber' | 'countryCode'>;
  children?: ReactNode;
}) {
  const t = useT();
  const lang = useLang();
  const boothText = useBoothText();
  return (
    <chakra.div bg="raised" borderBottomWidth="1px" pb={{ base: '6', md: '10' }}>
      <Container>
        <Breadcrumb
          crumbs={[
            { label: t('catalogue.directoryTitle'), to: directoryPath('product', {}) },
            { label: t('catalogue.suppliers'), to: directoryPath('supplier', {}) },
            { label: name },
          ]}
        />
        <Grid {...headLayout}>
          <chakra.div borderWidth="1px" borderRadius="card" overflow="hidden" bg="page">
            <Picture
              sizes={{ base: '88px', md: '144px' }}
              src={logoUrl}
              alt={t('catalogue.logoOf', { name })}
              seed={id}
              ratio={1}
              fit="contain"
              eager
            />
          </chakra.div>
          <Flex direction="column" gap={{ base: '2', md: '4' }} minWidth="0">
            <chakra.h1 fontSize={{ base: 'xl', md: '3xl' }}>{name}</chakra.h1>
            <Flex as="p" columnGap="5" rowGap="1" wrap="wrap" color="quiet">
              <Flex as="span" align="center" gap="1.5">
                <Icon name="globe" size="18px" />
                {countryName(countryCode, lang)}
              </Flex>
              <Flex as="span" align="center" gap="1.5" color="ink" fontWeight="semibold">
                <Icon name="booth" size="18px" color="accent" />
                {boothText(boothNumber)}
              </Flex>
            </Flex>
          </Flex>
          {children}
        </Grid>
      </Container>
    </chakra.div>
  );
}
