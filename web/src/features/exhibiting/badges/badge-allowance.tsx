import { chakra, Flex } from '@chakra-ui/react';
import { formatDateTime, useLang, useT } from '../../../i18n';
import { inARow } from '../../../lib/in-a-row';
import { Icon } from '../../../ui/icon';
import type { AllowanceFragment } from './badges.generated';

/** How many badges there may be and are (EXH-109), until when, and why none can be added where none can. */
export function AllowanceCard({ allowance }: { allowance: AllowanceFragment }) {
  const t = useT();
  const lang = useLang();
  const { area, quota, used, isClosed, closesAt, notice } = allowance;
  return (
    <chakra.section
      aria-label={t('badges.allowance')}
      display="grid"
      gap="3"
      mb="6"
      px={{ base: '4', md: '5' }}
      py="4"
      borderWidth="1px"
      borderRadius="card"
      bg={{ base: 'raised', _dark: 'sunken' }}
    >
      <Flex justify="space-between" align="baseline" gap="4" wrap="wrap">
        <p>
          <chakra.strong fontSize="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {quota == null ? used : t('badges.usedOf', { used, allowance: quota })}
          </chakra.strong>
          <chakra.span color="quiet" ms="2">
            {t('badges.used')}
          </chakra.span>
        </p>
        <chakra.p color="quiet" fontSize="sm">
          {inARow([
            quota == null ? t('badges.noArea') : t('badges.area', { area }),
            isClosed ? null : t('badges.closes', { at: formatDateTime(closesAt, lang) }),
          ])}
        </chakra.p>
      </Flex>
      {quota ? (
        <chakra.div height="1.5" borderRadius="full" bg="line" overflow="hidden" aria-hidden>
          <chakra.div
            height="full"
            borderRadius="full"
            bg={used >= quota ? 'review' : 'second'}
            style={{ width: `${Math.min(100, (used / quota) * 100)}%` }}
          />
        </chakra.div>
      ) : null}
      {notice ? (
        <Flex gap="2" color="review" fontSize="sm" align="start">
          <Icon name="alert" size="18px" mt="0.5" />
          <chakra.p minWidth="0" overflowWrap="anywhere">
            {notice}
          </chakra.p>
        </Flex>
      ) : null}
    </chakra.section>
  );
}
