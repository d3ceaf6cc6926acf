import { chakra, Flex } from '@chakra-ui/react';
import type { OperationsPartState } from '../../../gql/types';
import { formatDateTime, formatNumber, useLang, useT } from '../../../i18n';
import { Icon, type IconName } from '../../../ui/icon';
import { ShortFact, ShortFacts } from '../../../ui/short-facts';
import { Tag } from '../../../ui/tag';
import type { HealthRef } from './load';
import { type OperationsHealthQuery, useOperationsHealthPreloaded } from './operations.generated';

type Health = NonNullable<OperationsHealthQuery['organiser']>['operationsHealth'];

const states: Record<OperationsPartState, { tone: 'approved' | 'quiet' | 'rejected'; icon: IconName }> = {
  OK: { tone: 'approved', icon: 'checkCircle' },
  TROUBLE: { tone: 'rejected', icon: 'alert' },
  OFF: { tone: 'quiet', icon: 'pause' },
};

function PartRow({ part: { name, state, detail } }: { part: Health['parts'][number] }) {
  const t = useT();
  const { tone, icon } = states[state];
  return (
    <chakra.li py="3" borderBottomWidth="1px" data-part={name}>
      <Flex gap="3" align="baseline" justify="space-between">
        <chakra.div minWidth="0">
          <chakra.h3 fontSize="md">{t(`operations.part.${name}`)}</chakra.h3>
          <chakra.p color="quiet" fontSize="sm" overflowWrap="anywhere">
            {state === 'OFF' ? t(`operations.part.off`) : detail}
          </chakra.p>
        </chakra.div>
        <Tag tone={tone} flexShrink={0}>
          <Icon name={icon} size="16px" />
          {t(`operations.state.${state}`)}
        </Tag>
      </Flex>
    </chakra.li>
  );
}

/** How many messages of a channel wait, and since when. */
function Waiting({ of: { channel, count, oldestAt } }: { of: Health['waiting'][number] }) {
  const t = useT();
  const lang = useLang();
  return (
    <ShortFact label={t(`operations.waiting.${channel}`)}>
      {formatNumber(count)}
      {oldestAt ? (
        <chakra.span display="block" color="quiet">
          {t('operations.waiting.since', { time: formatDateTime(oldestAt, lang) })}
        </chakra.span>
      ) : null}
    </ShortFact>
  );
}

/** Versions, what waits, and how each part is. */
export function HealthView({ query }: { query: HealthRef }) {
  const t = useT();
  const lang = useLang();
  const health = useOperationsHealthPreloaded(query).data.organiser?.operationsHealth;
  if (!health) return null;
  const { gatewayVersion, backendVersion, nodeVersion, startedAt, parts, waiting } = health;
  return (
    <>
      <ShortFacts>
        <ShortFact label={t('operations.version')}>
          {gatewayVersion === backendVersion
            ? backendVersion
            : t('operations.versions', { gateway: gatewayVersion, backend: backendVersion })}
          <chakra.span display="block" color="quiet">
            {t('operations.node', { version: nodeVersion })}
          </chakra.span>
        </ShortFact>
        <ShortFact label={t('operations.started')}>{formatDateTime(startedAt, lang)}</ShortFact>
        {waiting.map((one) => (
          <Waiting key={one.channel} of={one} />
        ))}
      </ShortFacts>
      <chakra.ul listStyleType="none" borderTopWidth="1px" mt="5">
        {parts.map((part) => (
          <PartRow key={part.name} part={part} />
        ))}
      </chakra.ul>
    </>
  );
}
