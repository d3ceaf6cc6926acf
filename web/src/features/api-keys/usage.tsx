import { chakra } from '@chakra-ui/react';
import { type ReactNode, Suspense, useId } from 'react';
import { useRevalidator } from 'react-router-dom';
import { formatDate, formatNumber, useLang, useT } from '../../i18n';
import { ChartFigure } from '../../ui/chart/chart-figure';
import { ColumnChart } from '../../ui/chart/column-chart';
import { PartBoundary } from '../../ui/part-boundary';
import { Bone, Loading } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import type { ApiKeyUsageFragment } from './api-keys.generated';
import { type UsageDays, usageDays } from './usage-days';

/** Two charts beside each other where there is room. */
const Charts = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: '8',
  },
});

function UsageSkeleton() {
  return (
    <Loading>
      <Charts>
        {['requests', 'cost'].map((chart) => (
          <chakra.div key={chart} display="grid" gap="3">
            <Bone width="40%" />
            <Bone width="70%" />
            <Bone height={{ base: '9rem', md: '12rem' }} />
            <Bone width="30%" height="14" bg="transparent" />
          </chakra.div>
        ))}
      </Charts>
    </Loading>
  );
}

/** Requests and cost by day. */
export function UsageCharts({ usage }: { usage: readonly ApiKeyUsageFragment[] }) {
  const t = useT();
  const lang = useLang();
  const sum = (of: 'requests' | 'refused' | 'cost') => usage.reduce((total, day) => total + day[of], 0);
  const requests = sum('requests');
  const empty = requests === 0 ? t('api-keys.usage.none') : undefined;
  const chart = (of: 'requests' | 'cost') => (
    <ColumnChart
      columns={usage.map((day) => ({
        key: day.day,
        label: formatDate(day.day, lang),
        count: day[of],
        text: formatNumber(day[of]),
      }))}
      heads={[t('api-keys.usage.day'), t(`api-keys.usage.${of}`)]}
      showTable={t('api-keys.usage.table')}
      format={formatNumber}
    />
  );
  return (
    <Charts>
      <ChartFigure
        title={t('api-keys.usage.requests')}
        note={
          empty === undefined
            ? t('api-keys.usage.requests.note', {
                count: formatNumber(requests),
                refused: formatNumber(sum('refused')),
              })
            : undefined
        }
        empty={empty}
      >
        {chart('requests')}
      </ChartFigure>
      <ChartFigure
        title={t('api-keys.usage.cost')}
        note={
          empty === undefined
            ? t('api-keys.usage.cost.note', { count: formatNumber(sum('cost')) })
            : undefined
        }
        empty={empty}
      >
        {chart('cost')}
      </ChartFigure>
    </Charts>
  );
}

interface UsageSectionProps {
  /** Level of the heading. */
  level: 2 | 3;
  days: UsageDays;
  /** The address that shows so many days. */
  pathOf: (days: UsageDays) => string;
  /** Data of the charts; a new one is a new attempt. */
  query: unknown;
  /** The charts; they may suspend and throw. */
  children: ReactNode;
}

/** What programs asked for, for a choice of days. It waits, fails and tries again on its own. */
export function UsageSection({ level, days, pathOf, query, children }: UsageSectionProps) {
  const t = useT();
  const heading = useId();
  const { revalidate } = useRevalidator();
  return (
    <chakra.section aria-labelledby={heading} mt="10" minWidth="0">
      <chakra.h2 as={`h${level}`} id={heading} fontSize="lg" mb="2">
        {t('api-keys.usage')}
      </chakra.h2>
      <Tabs
        label={t('api-keys.usage.period')}
        tabs={usageDays.map((count) => ({
          id: String(count),
          label: t('api-keys.usage.days', { count }),
          to: pathOf(count),
        }))}
        current={String(days)}
      >
        <PartBoundary resetKey={query} onRetry={() => void revalidate()}>
          <Suspense fallback={<UsageSkeleton />}>{children}</Suspense>
        </PartBoundary>
      </Tabs>
    </chakra.section>
  );
}
