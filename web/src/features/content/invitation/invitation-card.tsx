import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { useHref } from 'react-router-dom';
import { formatDateRange, formatDateTime, useLang, useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { FactList } from '../../../ui/fact-list';
import { Logo } from '../../../ui/logo';
import { Motif } from '../../../ui/motif';
import { Picture } from '../../../ui/picture';
import { QrCode } from '../../../ui/qr-code';
import type { InvitationQuery } from './invitation.generated';

type Edition = InvitationQuery['edition'];
export type InvitingCompany = NonNullable<InvitationQuery['exhibitor']>;

const never = () => () => undefined;

/** On paper the card stands alone, in its colours. */
const Frame = chakra('article', {
  base: {
    maxWidth: '46rem',
    mx: 'auto',
    borderWidth: '1px',
    borderRadius: 'card',
    overflow: 'hidden',
    bg: 'page',
    _dark: { bg: 'raised' },
    _print: { breakInside: 'avoid', printColorAdjust: 'exact', maxWidth: 'none' },
  },
});

function Head({ company, edition }: { company: InvitingCompany; edition: Edition }) {
  const t = useT();
  const lang = useLang();
  return (
    <chakra.header
      data-on-navy=""
      position="relative"
      overflow="hidden"
      color="onNavy"
      bg="navy.950"
      bgImage="radial-gradient(110% 160% at 90% 0%, #17365F 0%, #0E2647 45%, #07152A 100%)"
      p={{ base: '6', md: '10' }}
    >
      <Motif
        tone="navy"
        cores={3}
        rings={3}
        seed={company.id}
        position="absolute"
        width={{ base: '11rem', md: '16rem' }}
        insetEnd={{ base: '-5rem', md: '-4rem' }}
        top={{ base: '-3rem', md: '-4rem' }}
      />
      <Logo />
      <chakra.p mt={{ base: '8', md: '12' }} color="copper.300" fontWeight="semibold">
        {t('invitation.title')}
      </chakra.p>
      <chakra.h1
        fontSize={{ base: '2xl', md: '3xl' }}
        lineHeight="snug"
        mt="1"
        maxWidth="14em"
        position="relative"
      >
        {company.name}
      </chakra.h1>
      <chakra.p mt="3" color="onNavy.quiet" maxWidth="30em" position="relative">
        {t('invitation.invites', { show: edition.name })}
      </chakra.p>
      <chakra.p mt="5" fontWeight="semibold" position="relative">
        {formatDateRange(edition.opensOn, edition.closesOn, lang)}
        <br />
        {edition.venue}
      </chakra.p>
    </chakra.header>
  );
}

/** Company, booth, what it is and shows, and the way to its page; language by the provider above (PUB-081). */
export function InvitationCard({ company, edition }: { company: InvitingCompany; edition: Edition }) {
  const t = useT();
  const lang = useLang();
  const { id, name, description, boothNumber, logoUrl, tags, products } = company;
  // The address of this very site is known in the browser only.
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
  const page = useHref(paths.supplierDetail(id));
  const main = products.nodes.map(({ title }) => title);
  return (
    <Frame lang={lang === 'ZH' ? 'zh-CN' : 'en'} data-invitation="">
      <Head company={company} edition={edition} />
      <chakra.div p={{ base: '6', md: '10' }} display="grid" gap="8">
        <Grid templateColumns="6rem minmax(0, 1fr)" gap="6" alignItems="center">
          <chakra.div borderWidth="1px" borderRadius="control" overflow="hidden">
            <Picture sizes="96px" src={logoUrl} alt="" seed={id} ratio={1} fit="contain" eager />
          </chakra.div>
          <div>
            <chakra.p color="quiet" fontSize="sm">
              {t('invitation.booth')}
            </chakra.p>
            <chakra.p fontSize="2xl" fontWeight="bold" data-booth="">
              {boothNumber}
            </chakra.p>
          </div>
        </Grid>
        <chakra.p>{description}</chakra.p>
        <FactList
          facts={[
            {
              label: t('invitation.products'),
              value: (
                <chakra.ul listStyleType="none" data-products="">
                  {(main.length > 0 ? main : tags).map((title) => (
                    <li key={title}>{title}</li>
                  ))}
                </chakra.ul>
              ),
            },
            {
              label: t('invitation.register'),
              value: t('invitation.until', { time: formatDateTime(edition.preRegistrationClosesAt, lang) }),
            },
          ]}
        />
        <Flex align="center" gap="5">
          <QrCode text={origin + page} label={t('invitation.qr', { name })} size="120px" eager />
          <chakra.p color="quiet" fontSize="sm" maxWidth="18em">
            {t('invitation.scan')}
          </chakra.p>
        </Flex>
      </chakra.div>
    </Frame>
  );
}
