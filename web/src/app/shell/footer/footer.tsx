import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { useDemoTime, useEdition, useWhenAndWhere } from '../../../features/edition';
import { formatDateTime, useLang, useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Container } from '../../../ui/container';
import { Icon } from '../../../ui/icon';
import { Logo } from '../../../ui/logo';
import { fetchAhead, useOnDemand } from '../../../ui/on-demand';
import { toast } from '../../../ui/toast';
import { paths } from '../../../lib/paths';
import { MenuLink } from '../menu-link';
import { LegalLinks } from './legal-links';
import { FooterMenu } from './footer-menu';
import { QrBlocks } from './qr-blocks';

const loadDialog = () => import('./subscribe-dialog');

export function Footer() {
  const t = useT();
  const lang = useLang();
  const edition = useEdition();
  const whenAndWhere = useWhenAndWhere();
  const demoTime = useDemoTime();
  const [open, setOpen] = useState(false);
  const { Part: SubscribeDialog } = useOnDemand(loadDialog, open, () => {
    setOpen(false);
    toast.error(t('apollo.failure.offline'));
  });
  return (
    <chakra.footer
      bg="navy.950"
      color="onNavy"
      data-on-navy=""
      data-no-print=""
      borderTopWidth="1px"
      borderColor="navy.700"
    >
      <Container py={{ base: '12', lg: '16' }}>
        <Grid
          templateColumns={{ base: '1fr', lg: '1fr auto' }}
          gap="10"
          pb="10"
          borderBottomWidth="1px"
          borderColor="onNavy.line"
        >
          <div>
            <Logo />
            <chakra.p mt="5" fontSize="lg" fontWeight="semibold" maxWidth="34em">
              {edition.name}
            </chakra.p>
            <chakra.p color="onNavy.quiet" mt="1">
              {whenAndWhere}
            </chakra.p>
            <Button
              variant="onNavy"
              mt="6"
              onPointerEnter={() => fetchAhead(loadDialog)}
              onClick={() => setOpen(true)}
            >
              <Icon name="mail" size="18px" />
              {t('shell.subscribe.open')}
            </Button>
          </div>
          <QrBlocks />
        </Grid>
        <FooterMenu />
        <LegalLinks />
        <Flex
          wrap="wrap"
          gap="2"
          columnGap="8"
          justify="space-between"
          // Room for the demo's line before the server has told whether there is one.
          minHeight={{ base: '5.5rem', md: '3rem' }}
          alignContent="start"
          pt="4"
          fontSize="sm"
          color="onNavy.quiet"
        >
          <p>{t('shell.footer.organiser', { organiser: edition.organiser })}</p>
          <chakra.span>
            <MenuLink target={{ to: paths.developers() }} borderRadius="sm" _hover={{ color: 'onNavy' }}>
              {t('meta.developers.title')}
            </MenuLink>
          </chakra.span>
          {demoTime ? (
            <Flex align="center" gap="2">
              <Icon name="clock" size="16px" />
              {t('shell.footer.demoClock', { time: formatDateTime(demoTime, lang) })}
            </Flex>
          ) : null}
        </Flex>
      </Container>
      {SubscribeDialog ? <SubscribeDialog open={open} onClose={() => setOpen(false)} /> : null}
    </chakra.footer>
  );
}
