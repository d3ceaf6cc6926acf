import { chakra, Flex } from '@chakra-ui/react';
import type { Ref } from 'react';
import { formatDateRange, useLang, useT } from '../../i18n';
import { inARow } from '../../lib/in-a-row';
import { Logo } from '../../ui/logo';
import { Motif } from '../../ui/motif';
import { QrCode } from '../../ui/qr-code';
import { useEdition } from '../edition';

/** A sheet of its own: its colours stay, whatever the theme, for it is saved, printed and sent on. */
const Sheet = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    width: 'full',
    maxWidth: '24rem',
    minHeight: '36rem',
    p: '8',
    // Without its line it would have no edge on a dark page.
    borderWidth: '1px',
    borderColor: '#1C3354',
    borderRadius: 'card',
    color: 'onNavy',
    bg: 'navy.950',
    bgImage: 'radial-gradient(120% 80% at 85% 0%, #17365F 0%, #0E2647 45%, #07152A 100%)',
    _print: { printColorAdjust: 'exact', breakInside: 'avoid' },
  },
});

interface PosterProps {
  ref: Ref<HTMLElement>;
  /** Where the code leads: registration, with who invites. */
  link: string;
  name: string;
  company: string;
}

/** The invitation as a poster: who invites to what, when and where, and the code to register (VC-078). */
export function Poster({ ref, link, name, company }: PosterProps) {
  const t = useT();
  const lang = useLang();
  const edition = useEdition();
  const who = [name, company].filter(Boolean);
  return (
    <Sheet ref={ref} data-poster="" data-on-navy="">
      <Motif
        tone="navy"
        cores={4}
        rings={4}
        seed={company || name}
        position="absolute"
        width="15.5rem"
        insetEnd="-6rem"
        top="-5.5rem"
        opacity={0.9}
      />
      <Logo position="relative" />
      <chakra.div position="relative" mt="7.5rem">
        <chakra.p color="copper.300" fontWeight="semibold">
          {who.length > 0 ? t('invitations.poster.from', { who: inARow(who) }) : t('invitations.poster.you')}
        </chakra.p>
        <chakra.h2 mt="2" fontSize="2xl" lineHeight="1.25" textWrap="balance">
          {edition.name}
        </chakra.h2>
        <chakra.p mt="4" fontWeight="semibold">
          {formatDateRange(edition.opensOn, edition.closesOn, lang)}
        </chakra.p>
        <chakra.p color="onNavy.quiet">{edition.venue}</chakra.p>
      </chakra.div>
      <Flex position="relative" mt="auto" pt="8" align="center" gap="5">
        <chakra.div p="2" bg="white" borderRadius="control" flex="none">
          <QrCode text={link} label={t('invitations.poster.qr')} size="136px" eager />
        </chakra.div>
        <div>
          <chakra.p fontWeight="semibold">{t('invitations.poster.scan')}</chakra.p>
          <chakra.p mt="1" fontSize="sm" color="onNavy.quiet">
            {t('invitations.poster.after')}
          </chakra.p>
        </div>
      </Flex>
    </Sheet>
  );
}
