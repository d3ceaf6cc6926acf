import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useT } from '../../i18n';
import { paths } from '../../lib/paths';
import { Bone } from '../../ui/skeleton';
import { Card } from '../../ui/card';
import { CardLink } from '../../ui/card-link';
import { Icon } from '../../ui/icon';
import { Motif } from '../../ui/motif';
import { useCountdown, useEdition, useWhenAndWhere } from '../edition';
import { entries } from './entries';
import type { CentreRole } from './entry';
import { usePerson } from './person';

/** Who is here, and how long it is until the show. */
function Welcome({ role }: { role: CentreRole }) {
  const t = useT();
  const { name, company, booth } = usePerson(role);
  const { name: exhibition } = useEdition();
  const whenAndWhere = useWhenAndWhere();
  const days = useCountdown();
  const facts = [company, booth && t('centre.booth', { booth })].filter(Boolean).join(' · ');
  return (
    <chakra.section
      data-on-navy=""
      position="relative"
      overflow="hidden"
      borderRadius="card"
      borderWidth={{ base: '0', _dark: '1px' }}
      color="onNavy"
      bg="navy.950"
      bgImage="radial-gradient(90% 130% at 78% 20%, #17365F 0%, #0E2647 45%, #07152A 100%)"
      px={{ base: '5', md: '9' }}
      py={{ base: '7', md: '9' }}
    >
      <Motif
        tone="navy"
        cores={role === 'exhibitor' ? 4 : 3}
        rings={4}
        seed={role}
        turning
        position="absolute"
        width={{ base: '13rem', md: '19rem' }}
        insetEnd={{ base: '-7.5rem', md: '-4.5rem' }}
        top={{ base: '-3rem', md: '-2.5rem' }}
        opacity={{ base: 0.45, md: 0.9 }}
      />
      <chakra.div position="relative" maxWidth={{ md: 'calc(100% - 15rem)' }}>
        {name === undefined ? (
          <Bone width="60%" height="9" opacity={0.3} />
        ) : (
          <chakra.h1 fontSize={{ base: '2xl', md: '3xl' }} id="centre-panel" tabIndex={-1} outline="none">
            {t('centre.hello', { name })}
          </chakra.h1>
        )}
        <chakra.p mt="2" minHeight="1.6em" color="onNavy.quiet">
          {facts}
        </chakra.p>
        <chakra.p mt={{ base: '5', md: '7' }} fontSize="sm" color="onNavy.quiet">
          <chakra.span color="onNavy" fontWeight="semibold">
            {exhibition}
          </chakra.span>
          <br />
          {whenAndWhere}
        </chakra.p>
        <chakra.p mt="2" fontSize="sm" minHeight="1.6em" color="copper.300" fontWeight="semibold">
          {days === undefined || days === 0 ? null : t('centre.daysLeft', { days })}
        </chakra.p>
      </chakra.div>
    </chakra.section>
  );
}

/** The first thing in a centre: the person's name, and a card to each entry (VC-001). */
export function CentreHome({ role }: { role: CentreRole }) {
  const t = useT();
  const own = entries.filter(({ roles }) => roles.includes(role));
  return (
    <>
      <Welcome role={role} />
      <chakra.h2 fontSize="lg" mt="9" mb="4">
        {t('centre.homeEntries')}
      </chakra.h2>
      <Grid
        as="ul"
        listStyleType="none"
        gap={{ base: '3', md: '5' }}
        templateColumns="repeat(auto-fill, minmax(min(100%, 16rem), 1fr))"
      >
        {own.map(({ id, icon, label, lead }) => (
          <chakra.li key={id} display="grid">
            <Card
              flexDirection="row"
              gap="4"
              p="5"
              css={{ '&:hover [data-arrow]': { transform: 'translateX(3px)', color: 'accent' } }}
            >
              <Flex
                flex="none"
                width="11"
                height="11"
                align="center"
                justify="center"
                borderRadius="control"
                bg="accent.soft"
                color={{ base: 'accent.hover', _dark: 'accent' }}
              >
                <Icon name={icon} size="22px" />
              </Flex>
              <chakra.div minWidth="0" flex="1">
                <chakra.h3 fontSize="md" fontWeight="semibold">
                  <CardLink to={paths.centre(role, id)}>{t(label)}</CardLink>
                </chakra.h3>
                <chakra.p mt="1" color="quiet" fontSize="sm">
                  {t(lead)}
                </chakra.p>
              </chakra.div>
              <Icon
                name="arrowRight"
                size="18px"
                color="quiet"
                mt="1"
                data-arrow=""
                transition="transform 150ms, color 150ms"
              />
            </Card>
          </chakra.li>
        ))}
      </Grid>
    </>
  );
}
