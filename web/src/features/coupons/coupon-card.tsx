import { chakra, Flex } from '@chakra-ui/react';
import { formatDate, formatDateRange, formatDateTime, formatMoney, useLang, useT } from '../../i18n';
import { Icon } from '../../ui/icon';
import { QrCode } from '../../ui/qr-code';
import { Tag } from '../../ui/tag';
import type { CouponsQuery } from './coupons.generated';

export type CouponNode = NonNullable<CouponsQuery['viewer']>['coupons']['nodes'][number];

/** A ticket: what it is for on its body, the code on its stub, a perforation between. */
const Ticket = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 11.5rem' },
    borderWidth: '1px',
    borderRadius: 'card',
    bg: 'page',
    overflow: 'hidden',
    breakInside: 'avoid',
    _dark: { bg: 'raised' },
    '&[data-status=USED], &[data-status=EXPIRED]': { bg: 'raised' },
  },
});

const Stub = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    p: '5',
    textAlign: 'center',
    borderColor: 'line.strong',
    borderStyle: 'dashed',
    borderTopWidth: { base: '1px', sm: '0' },
    borderInlineStartWidth: { base: '0', sm: '1px' },
  },
});

/** What is shown instead of a code that nobody takes any more (VC-034). */
function Spent({ status, usedAt, endsOn }: CouponNode) {
  const t = useT();
  const lang = useLang();
  const isUsed = status === 'USED';
  return (
    <Stub>
      <Tag tone="quiet">
        <Icon name={isUsed ? 'check' : 'clock'} size="16px" />
        {t(isUsed ? 'coupons.used' : 'coupons.expired')}
      </Tag>
      <chakra.p color="quiet" fontSize="sm">
        {isUsed && usedAt
          ? t('coupons.usedAt', { time: formatDateTime(usedAt, lang) })
          : t('coupons.ended', { date: formatDate(endsOn, lang) })}
      </chakra.p>
    </Stub>
  );
}

/** One coupon: price, title, place, days, and its code while it can be used (VC-033, VC-034). */
export function CouponCard({ coupon }: { coupon: CouponNode }) {
  const t = useT();
  const lang = useLang();
  const { status, title, place, worth, startsOn, endsOn, code } = coupon;
  const isOpen = status === 'UNUSED' && code !== null;
  return (
    <Ticket data-status={status} data-coupon="">
      <Flex direction="column" gap="4" p={{ base: '5', md: '6' }} minWidth="0">
        <Flex
          // Below one another on a phone: which titles would fit beside their price differs from coupon to coupon.
          direction={{ base: 'column', sm: 'row' }}
          align={{ base: 'start', sm: 'baseline' }}
          wrap={{ sm: 'wrap' }}
          columnGap="5"
          rowGap="1.5"
        >
          <chakra.p
            flex="none"
            fontSize="3xl"
            fontWeight="bold"
            lineHeight="1.1"
            data-numeric=""
            color={isOpen ? { base: 'accent.hover', _dark: 'accent' } : 'quiet'}
          >
            {formatMoney(worth, lang)}
          </chakra.p>
          <chakra.h2 fontSize="lg" fontWeight="semibold" minWidth="0">
            {title}
          </chakra.h2>
        </Flex>
        <Flex as="dl" direction="column" gap="1.5" fontSize="sm">
          <Flex gap="2.5" align="start">
            <Icon name="pin" size="18px" color="quiet" mt="0.5" />
            <chakra.dt srOnly>{t('coupons.place')}</chakra.dt>
            <dd>{place}</dd>
          </Flex>
          <Flex gap="2.5" align="start">
            <Icon name="calendar" size="18px" color="quiet" mt="0.5" />
            <chakra.dt srOnly>{t('coupons.days')}</chakra.dt>
            <dd>{formatDateRange(startsOn, endsOn, lang)}</dd>
          </Flex>
        </Flex>
      </Flex>
      {isOpen ? (
        <Stub>
          <QrCode text={code} label={t('coupons.qr', { title })} size="128px" eager />
          <chakra.p color="quiet" fontSize="sm">
            {t('coupons.show')}
          </chakra.p>
        </Stub>
      ) : (
        <Spent {...coupon} />
      )}
    </Ticket>
  );
}
