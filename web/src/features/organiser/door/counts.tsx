import { chakra, Flex } from '@chakra-ui/react';
import { useEffect } from 'react';
import { formatNumber, useT } from '../../../i18n';
import { Card, CardBody } from '../../../ui/card';
import { Bone, Loading } from '../../../ui/skeleton';
import { Button } from '../../../ui/button';
import { useDoorCountsQuery, type DoorCountsQuery } from './door.generated';

/** Other doors count too. */
const POLL_MS = 30_000;
/** A queue of people is one question, not one each. */
const SETTLE_MS = 1000;

type Counted = NonNullable<DoorCountsQuery['organiser']>['doorCounts'];
type Hours = Counted['hours'];

/** Counts that belong together, summed up, in their order. */
function sums<Key extends string | number>(
  hours: Hours,
  keyOf: (hour: Hours[number]) => Key,
): [Key, number][] {
  const found = new Map<Key, number>();
  for (const hour of hours) found.set(keyOf(hour), (found.get(keyOf(hour)) ?? 0) + hour.count);
  return [...found];
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

function Bars({ title, rows, most }: { title: string; rows: [string, number][]; most: number }) {
  return (
    <chakra.section mt="3">
      <chakra.h3 fontSize="sm" color="quiet" mb="1">
        {title}
      </chakra.h3>
      <chakra.dl display="grid" gap="1" fontSize="sm">
        {rows.map(([name, count]) => (
          <Flex key={name} position="relative" justify="space-between" gap="3" px="2" py="0.5">
            <chakra.span
              aria-hidden
              position="absolute"
              inset="0"
              borderRadius="control"
              bg="second.soft"
              style={{ width: `${(100 * count) / most}%` }}
            />
            <chakra.dt position="relative" overflowWrap="anywhere" minWidth="0">
              {name}
            </chakra.dt>
            <chakra.dd position="relative" fontVariantNumeric="tabular-nums">
              {formatNumber(count)}
            </chakra.dd>
          </Flex>
        ))}
      </chakra.dl>
    </chakra.section>
  );
}

function Numbers({ counts: { total, hours } }: { counts: Counted }) {
  const t = useT();
  return (
    <>
      <chakra.strong fontSize="3xl" lineHeight="tight" fontVariantNumeric="tabular-nums" data-in-today="">
        {formatNumber(total)}
      </chakra.strong>
      {total > 0 ? (
        <>
          <Bars
            title={t('door.counts.doors')}
            rows={sums(hours, ({ door }) => door).sort((a, b) => b[1] - a[1])}
            most={total}
          />
          <Bars title={t('door.counts.hours')} rows={sums(hours, ({ hour }) => clock(hour))} most={total} />
        </>
      ) : null}
    </>
  );
}

/** How many are in today, by door and hour. @param after the last scan that was answered: the numbers have changed */
export function Counts({ after }: { after: string | undefined }) {
  const t = useT();
  const { data, previousData, error, refetch } = useDoorCountsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
  });
  useEffect(() => {
    if (after === undefined) return undefined;
    const timer = setTimeout(() => void refetch().catch(() => undefined), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [after, refetch]);
  // Without a network the last numbers are better than none.
  const counts = (data ?? previousData)?.organiser?.doorCounts;
  return (
    <Card>
      <CardBody>
        <chakra.h2 fontSize="md" color="quiet" fontWeight="medium">
          {t('door.counts')}
        </chakra.h2>
        {counts ? <Numbers counts={counts} /> : null}
        {error && !counts ? (
          <Flex role="alert" gap="3" align="center" wrap="wrap">
            <chakra.span color="quiet">{t('door.counts.failed')}</chakra.span>
            <Button variant="outline" size="sm" onClick={() => void refetch().catch(() => undefined)}>
              {t('door.again')}
            </Button>
          </Flex>
        ) : null}
        {counts || error ? null : (
          <Loading>
            <Bone height="9" width="5rem" />
          </Loading>
        )}
      </CardBody>
    </Card>
  );
}
