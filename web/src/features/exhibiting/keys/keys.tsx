import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { EmptyState } from '../../../ui/empty-state';
import { RowListSkeleton } from '../../../ui/skeleton';
import { ApiKeys, exhibitorScopes, UsageCharts, UsageSection, usageQuery } from '../../api-keys';
import type { PanelProps } from '../../centre';
import { createApiKeyLimits, useOwnApiKeysPreloaded, useOwnApiKeyUsagePreloaded } from './keys.generated';
import type { KeysData, OwnApiKeyUsageRef } from './load';
import { useOwnKeys } from './use-own-keys';

function OwnKeys({ query }: { query: KeysData['keys'] }) {
  const t = useT();
  const calls = useOwnKeys();
  const keys = useOwnApiKeysPreloaded(query).data.viewer?.apiKeys;
  if (!keys) return null;
  return (
    <ApiKeys
      keys={keys}
      calls={calls}
      scopes={exhibitorScopes}
      hasTest={false}
      longestName={createApiKeyLimits.name}
      ownerId="own"
      level={2}
      empty={
        <EmptyState seed="keys" as="h3" title={t('keys.none')}>
          {t('keys.none.text')}
        </EmptyState>
      }
    />
  );
}

function Usage({ query }: { query: OwnApiKeyUsageRef }) {
  const usage = useOwnApiKeyUsagePreloaded(query).data.viewer?.apiKeyUsage;
  return usage ? <UsageCharts usage={usage} /> : null;
}

/** Keys by which the company's own systems read, and what they asked for. */
export function Keys({ data: { days, keys, usage } }: PanelProps<KeysData>) {
  const t = useT();
  return (
    <>
      <chakra.p color="quiet" mb="6">
        {t('keys.lead')}
      </chakra.p>
      <Suspense fallback={<RowListSkeleton isPlain count={3} />}>
        <OwnKeys query={keys} />
      </Suspense>
      <UsageSection
        level={2}
        days={days}
        pathOf={(count) => paths.centre('exhibitor', 'keys', usageQuery(count))}
        query={usage}
      >
        <Usage query={usage} />
      </UsageSection>
    </>
  );
}
