import { chakra, Flex } from '@chakra-ui/react';
import { formatDateTime, formatNumber, useLang, useT } from '../../../i18n';
import { inARow } from '../../../lib/in-a-row';
import { Icon } from '../../../ui/icon';
import { Tag } from '../../../ui/tag';
import type { RetentionRef } from './load';
import { type KeptRetentionRuleFragment, useOperationsRetentionPreloaded } from './operations.generated';

/** How long a rule keeps what it removes, and whether its last run failed. */
function RuleTags({ rule: { days, failure } }: { rule: KeptRetentionRuleFragment }) {
  const t = useT();
  return (
    <>
      <Tag tone={days === null ? 'quiet' : 'second'}>
        {days === null ? t('operations.retention.off') : t('operations.retention.days', { days })}
      </Tag>
      {failure === null ? null : (
        <Tag tone="rejected">
          <Icon name="alert" size="16px" />
          {t('operations.retention.failed')}
        </Tag>
      )}
    </>
  );
}

/** What the next run would remove, or why nobody knows. */
function Due({ rule: { dueCount, countFailure } }: { rule: KeptRetentionRuleFragment }) {
  const t = useT();
  if (dueCount !== null) return t('operations.retention.due', { count: dueCount });
  return countFailure === null ? null : t('operations.retention.notCounted', { code: countFailure });
}

function RuleRow({ rule }: { rule: KeptRetentionRuleFragment }) {
  const t = useT();
  const lang = useLang();
  const { name, label, days, isDefault, lastRunAt, lastRemovedCount, removedCount, failure } = rule;
  return (
    <chakra.li py="4" borderBottomWidth="1px" data-rule={name}>
      <Flex gap="2" align="baseline" justify="space-between" wrap="wrap">
        <chakra.h3 fontSize="md" minWidth="0" flex={{ base: '1 1 100%', md: '1' }} overflowWrap="anywhere">
          {label}
        </chakra.h3>
        <Flex gap="2" wrap="wrap" flexShrink={0}>
          <RuleTags rule={rule} />
        </Flex>
      </Flex>
      {days === null ? null : (
        <chakra.p fontSize="sm" mt="1">
          <Due rule={rule} />
        </chakra.p>
      )}
      <chakra.p color="quiet" fontSize="sm" mt="1" overflowWrap="anywhere">
        {inARow([
          days !== null &&
            (lastRunAt
              ? t('operations.retention.lastRun', {
                  time: formatDateTime(lastRunAt, lang),
                  count: lastRemovedCount,
                })
              : t('operations.retention.noRun')),
          lastRunAt && t('operations.retention.removed', { count: formatNumber(removedCount) }),
          failure && t('operations.retention.failure', { code: failure }),
          t(isDefault ? 'operations.retention.byItself' : 'operations.retention.bySetting', {
            setting: `RETENTION_DAYS=${name}=${days ?? 'off'}`,
          }),
        ])}
      </chakra.p>
    </chakra.li>
  );
}

/** What is not kept for ever, and what the next run would remove. */
export function RetentionRules({ query }: { query: RetentionRef }) {
  const t = useT();
  const rules = useOperationsRetentionPreloaded(query).data.organiser?.operationsRetention;
  if (!rules) return null;
  if (rules.length === 0) return <chakra.p color="quiet">{t('operations.retention.none')}</chakra.p>;
  return (
    <chakra.ul listStyleType="none" borderTopWidth="1px">
      {rules.map((rule) => (
        <RuleRow key={rule.name} rule={rule} />
      ))}
    </chakra.ul>
  );
}
