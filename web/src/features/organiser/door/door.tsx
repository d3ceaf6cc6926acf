import { chakra, Flex, Grid } from '@chakra-ui/react';
import { formatDateTime, formatNumber, useLang, useT } from '../../../i18n';
import { Icon } from '../../../ui/icon';
import { IconButton } from '../../../ui/icon-button';
import { Tag } from '../../../ui/tag';
import { useEditionTime } from '../../edition';
import { Camera, CodeForm } from '../../scanning';
import { AnswerPanel } from './answer-panel';
import { Counts } from './counts';
import { DoorName } from './door-name';
import { PeopleSearch } from './people-search';
import { RecentScans } from './recent-scans';
import type { RollState } from './roll';
import { useDoor } from './use-door';

/** How many people the list of this device holds, and when it was fetched. */
function RollFacts({ roll }: { roll: RollState | undefined }) {
  const t = useT();
  const lang = useLang();
  const timeAt = useEditionTime();
  return (
    <chakra.p color="quiet" fontSize="sm">
      {roll
        ? t('door.roll', { count: formatNumber(roll.count), time: formatDateTime(timeAt(roll.at), lang) })
        : t('door.roll.none')}
    </chakra.p>
  );
}

/** Check-in at the door: by camera, by a hand scanner or by typing, with or without a network. */
export function Door() {
  const t = useT();
  const { state, scan, settings, rollState, isPageKept, change, current } = useDoor();
  const { scans, waiting, isReached, isKept } = state;
  const isReady = settings.door !== '';
  const answered = scans.find(({ result }) => result !== undefined)?.id;
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' }}
      gap={{ base: '6', xl: '8' }}
      alignItems="start"
    >
      <Grid gap="4" minWidth="0">
        <div>
          <Flex align="center" gap="2" wrap="wrap" minHeight="11">
            <DoorName door={settings.door} onName={(door) => change({ door })} />
            {isReady ? (
              <IconButton
                icon={settings.sound ? 'sound' : 'soundOff'}
                label={t('door.sound')}
                aria-pressed={settings.sound}
                marginStart="auto"
                onClick={() => change({ sound: !settings.sound })}
              />
            ) : null}
          </Flex>
          <Flex gap="2" wrap="wrap" role="status" css={{ '&:not(:empty)': { marginTop: '2' } }}>
            {waiting > 0 ? (
              <Tag tone="review" data-waiting={waiting}>
                <Icon name="clock" size="16px" />
                {t('door.waiting', { count: waiting })}
              </Tag>
            ) : null}
            {isReached ? null : (
              <Tag tone="review">
                <Icon name="alert" size="16px" />
                {t('door.unreached')}
              </Tag>
            )}
            {isKept ? null : (
              <Tag tone="rejected">
                <Icon name="alert" size="16px" />
                {t('door.notKept')}
              </Tag>
            )}
          </Flex>
        </div>
        {isReady ? (
          <>
            <AnswerPanel current={current} />
            <CodeForm
              onCode={(code) => void scan(code)}
              label={t('door.code')}
              help={t('door.code.help')}
              submit={t('door.code.check')}
            />
            <Camera onCode={(code) => void scan(code)} />
            <PeopleSearch onLetIn={(code) => void scan(code)} />
          </>
        ) : null}
      </Grid>
      <Grid gap="6" minWidth="0">
        <Counts after={answered} />
        <RecentScans scans={scans} />
        <RollFacts roll={rollState} />
        {isPageKept ? (
          <chakra.p color="quiet" fontSize="sm">
            {t('door.page.kept')}
          </chakra.p>
        ) : null}
      </Grid>
    </Grid>
  );
}
