import { chakra, Flex } from '@chakra-ui/react';
import { useT } from '../../i18n';
import { Bone } from '../../ui/skeleton';
import { Motif } from '../../ui/motif';
import { useCountdown, useEdition, useWhenAndWhere } from '../edition';
import type { CentreRole } from './entry';
import { usePerson } from './person';

const greetingSize = { base: '2xl', md: '3xl' };

/** Who is here, and how long it is until the show. */
export function Welcome({ role }: { role: CentreRole }) {
  const t = useT();
  const { name, company, booth } = usePerson(role);
  const { name: exhibition } = useEdition();
  const whenAndWhere = useWhenAndWhere();
  const days = useCountdown();
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
      py={{ base: '5', md: '9' }}
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
          // As tall as the line that comes: below it nothing moves.
          <chakra.div fontSize={greetingSize}>
            <Bone width="60%" height="1.35em" opacity={0.3} />
          </chakra.div>
        ) : (
          <chakra.h1 fontSize={greetingSize} id="centre-panel" tabIndex={-1} outline="none">
            {t('centre.hello', { name })}
          </chakra.h1>
        )}
        {/* On a phone the booth has a line of its own: room for it is there before it comes. */}
        <Flex
          columnGap="4"
          wrap="wrap"
          mt="2"
          minHeight={{ base: role === 'exhibitor' ? '3.4em' : '1.7em', md: '1.7em' }}
          color="onNavy.quiet"
        >
          {company ? <span>{company}</span> : null}
          {booth ? (
            <chakra.span width={{ base: '100%', md: 'auto' }} whiteSpace="nowrap">
              {t('centre.booth', { booth })}
            </chakra.span>
          ) : null}
        </Flex>
        <chakra.p display={{ base: 'none', md: 'block' }} mt="7" fontSize="sm" color="onNavy.quiet">
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
