import { chakra, Flex } from '@chakra-ui/react';
import { formatTime, useT } from '../../../i18n';
import type { KeptScan } from '../../../lib/door-storage';
import { Icon } from '../../../ui/icon';
import { Tag } from '../../../ui/tag';
import { useEditionTime } from '../../edition';
import { displayOf } from './scan-display';
import { isWaiting } from './queue';

const SHOWN = 20;

/** The last scans of this device, each as it stands. */
export function RecentScans({ scans }: { scans: readonly KeptScan[] }) {
  const t = useT();
  const timeAt = useEditionTime();
  return (
    <chakra.section aria-labelledby="door-recent">
      <chakra.h2 id="door-recent" fontSize="lg" mb="2">
        {t('door.recent')}
      </chakra.h2>
      {scans.length === 0 ? <chakra.p color="quiet">{t('door.recent.none')}</chakra.p> : null}
      <chakra.ul listStyleType="none">
        {scans.slice(0, SHOWN).map((scan) => {
          const { says, tone, icon } = displayOf(scan);
          return (
            <chakra.li key={scan.id} data-scan={says} py="2.5" borderTopWidth="1px">
              <Flex gap="2" align="baseline" justify="space-between">
                <chakra.strong overflowWrap="anywhere">{scan.name || scan.code}</chakra.strong>
                <chakra.span color="quiet" fontSize="sm" flex="none">
                  {formatTime(timeAt(scan.scannedAt))}
                </chakra.span>
              </Flex>
              <Flex gap="1.5" wrap="wrap" mt="1">
                <Tag tone={tone}>
                  <Icon name={icon} size="16px" />
                  {t(`door.says.${says}`)}
                </Tag>
                {isWaiting(scan) ? (
                  <Tag>
                    <Icon name="clock" size="16px" />
                    {t('door.recent.waiting')}
                  </Tag>
                ) : null}
              </Flex>
            </chakra.li>
          );
        })}
      </chakra.ul>
    </chakra.section>
  );
}
