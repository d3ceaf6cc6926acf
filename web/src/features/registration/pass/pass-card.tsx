import type { FragmentType } from '@apollo/client';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import type { Ref } from 'react';
import { formatDate, formatDateRange, useLang, useT } from '../../../i18n';
import { Logo } from '../../../ui/logo';
import { Motif } from '../../../ui/motif';
import { QrCode } from '../../../ui/qr-code';
import { groupedCode } from './pass-code';
import {
  type PassFieldsFragment,
  type PassShowFragment,
  usePassFieldsFragment,
  usePassShowFragment,
} from './pass.generated';

export interface PassCardProps {
  ref?: Ref<HTMLElement>;
  pass: FragmentType<PassFieldsFragment>;
  show: FragmentType<PassShowFragment>;
}

/** One look on screens light and dark, on paper and as a picture: a pass is a thing of its own. */
const Frame = chakra('article', {
  base: {
    width: 'full',
    maxWidth: '30rem',
    borderWidth: '1px',
    borderColor: '#DDE3EC',
    borderRadius: 'card',
    overflow: 'hidden',
    bg: '#FFFFFF',
    color: '#0B1F3A',
    _print: { breakInside: 'avoid', printColorAdjust: 'exact' },
  },
});

const quiet = '#5B6B82';

/** The visit pass: who it lets in, where and when, and the code as words and for scanners (AUTH-077, AUTH-080, VC-026). */
export function PassCard({ ref, pass, show }: PassCardProps) {
  const t = useT();
  const lang = useLang();
  const { code, name, companyName, title, position } = usePassFieldsFragment(pass);
  const { name: exhibition, venue, opensOn, closesOn, visitorHours } = usePassShowFragment(show);
  // 王思远 先生, but Ms Anna Miller.
  const called = (lang === 'ZH' ? [name, title] : [title, name]).filter(Boolean).join(' ');
  return (
    <Frame ref={ref} data-pass="" data-print-alone="">
      <chakra.header
        position="relative"
        overflow="hidden"
        color="onNavy"
        data-on-navy=""
        bg="navy.950"
        bgImage="radial-gradient(110% 160% at 90% 0%, #17365F 0%, #0E2647 45%, #07152A 100%)"
        px={{ base: '5', sm: '7' }}
        py="6"
      >
        <Motif
          tone="navy"
          cores={3}
          rings={3}
          seed={code}
          position="absolute"
          width="11rem"
          insetEnd="-4.5rem"
          top="-3.5rem"
        />
        <Logo />
        <chakra.p mt="5" color="copper.300" fontWeight="semibold" fontSize="sm">
          {t('pass.title')}
        </chakra.p>
        <chakra.h2 fontSize="lg" lineHeight="snug" mt="1" position="relative">
          {exhibition}
        </chakra.h2>
        <chakra.p mt="3" fontSize="sm" position="relative">
          {formatDateRange(opensOn, closesOn, lang)}
          <br />
          {venue}
        </chakra.p>
      </chakra.header>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' }}
        gap="6"
        px={{ base: '5', sm: '7' }}
        py="6"
        alignItems="center"
      >
        <div>
          <chakra.p fontSize="xl" fontWeight="bold" lineHeight="snug" overflowWrap="anywhere" data-name="">
            {called}
          </chakra.p>
          <chakra.p mt="1.5" overflowWrap="anywhere">
            {companyName}
          </chakra.p>
          {position ? <chakra.p color={quiet}>{position}</chakra.p> : null}
          <chakra.p mt="5" color={quiet} fontSize="sm">
            {t('pass.code')}
          </chakra.p>
          <chakra.p fontWeight="bold" fontSize="lg" letterSpacing="0.04em" whiteSpace="nowrap" data-code="">
            {groupedCode(code)}
          </chakra.p>
        </div>
        <chakra.div justifySelf={{ base: 'center', sm: 'end' }}>
          <QrCode text={code} label={t('pass.qr', { name })} size="176px" eager />
        </chakra.div>
      </Grid>
      <chakra.footer
        px={{ base: '5', sm: '7' }}
        py="4"
        borderTopWidth="1px"
        borderColor="#DDE3EC"
        bg="#F6F7F9"
        fontSize="sm"
        color={quiet}
      >
        <chakra.p fontWeight="semibold" color="#0B1F3A">
          {t('pass.hours')}
        </chakra.p>
        <chakra.ul listStyleType="none">
          {visitorHours.map(({ date, from, to }) => (
            <Flex as="li" key={date} justify="space-between" gap="4">
              <span>{formatDate(date, lang)}</span>
              <span>{t('pass.fromTo', { from, to })}</span>
            </Flex>
          ))}
        </chakra.ul>
        <chakra.p mt="2">{t('pass.note')}</chakra.p>
      </chakra.footer>
    </Frame>
  );
}
