import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useLang, useT } from '../../i18n';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/container';
import { Motif } from '../../ui/motif';
import { useEdition, useWhenAndWhere } from '../edition';

/** English lines are long: on a phone they break where they fit. */
function Break() {
  const lang = useLang();
  return <chakra.br display={{ base: lang === 'EN' ? 'none' : 'inline', md: 'inline' }} />;
}

export function Hero() {
  const t = useT();
  const lang = useLang();
  const { name } = useEdition();
  const whenAndWhere = useWhenAndWhere();
  return (
    <chakra.section
      data-on-navy=""
      position="relative"
      overflow="hidden"
      color="onNavy"
      bg="navy.950"
      bgImage="radial-gradient(90% 130% at 78% 20%, #17365F 0%, #0E2647 45%, #07152A 100%)"
      pt={{ base: '12', md: '20' }}
      pb={{ base: '28', md: '36' }}
    >
      <Motif
        tone="navy"
        cores={3}
        rings={5}
        seed="hero"
        turning
        position="absolute"
        width={{ base: '20rem', md: '26rem', lg: '32rem', xl: '36rem' }}
        insetEnd={{ base: '-10rem', md: '-13rem', lg: '-10rem', xl: 'max(-4rem, calc(50% - 47rem))' }}
        top={{ base: '11rem', md: '5rem', lg: '3rem', xl: '1.5rem' }}
        opacity={{ base: 0.3, md: 0.8, lg: 1 }}
      />
      <Container position="relative">
        <chakra.h1
          fontSize={{ base: '3xl', md: '4xl' }}
          lineHeight="1.15"
          letterSpacing={lang === 'EN' ? 'tight' : undefined}
        >
          <FormattedMessage id="home.title" values={{ br: () => <Break /> }} />
        </chakra.h1>
        <chakra.p fontSize={{ base: 'md', md: 'lg' }} color="onNavy.quiet" mt="6" maxWidth="34em">
          {name}
          <br />
          {whenAndWhere}
        </chakra.p>
        <Flex gap="3" mt="8" wrap="wrap">
          <ButtonLink
            to={paths.register()}
            size="lg"
            bg="copper.600"
            color="onNavy"
            _hover={{ bg: 'copper.700' }}
          >
            {t('home.register')}
          </ButtonLink>
          <ButtonLink to={paths.boothApply()} size="lg" variant="onNavy">
            {t('home.exhibit')}
          </ButtonLink>
        </Flex>
      </Container>
    </chakra.section>
  );
}
