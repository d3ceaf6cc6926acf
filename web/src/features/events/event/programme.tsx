import type { FragmentType } from '@apollo/client';
import { chakra, Flex } from '@chakra-ui/react';
import { formatDate, localeFacts, useLang, useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Icon } from '../../../ui/icon';
import { TextAnchor } from '../../../ui/text-link';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { byDay, hoursOf, type ProgrammeDay } from './days';
import { type EventProgrammeFragment, useEventProgrammeFragment } from './event.generated';

type Session = EventProgrammeFragment['sessions'][number];

// Rows are cards on a phone. Their display hides from screen readers that this is a table; the roles tell them.
const Row = chakra('tr', {
  base: {
    display: { base: 'grid', md: 'table-row' },
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '3',
    rowGap: '1',
    p: { base: '4', md: '0' },
    borderWidth: { base: '1px', md: '0' },
    borderBottomWidth: { base: '1px', md: '1px' },
    borderRadius: { base: 'card', md: '0' },
    '& + tr': { mt: { base: '3', md: '0' } },
  },
});
const Cell = chakra('td', {
  base: { display: { base: 'block', md: 'table-cell' }, p: { md: '4' }, verticalAlign: 'top' },
});
// On a phone they are read aloud only.
const ColumnNames = chakra('thead', {
  base: {
    mdDown: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
const Head = chakra('th', {
  base: {
    px: '4',
    py: '3',
    textAlign: 'start',
    fontSize: 'sm',
    fontWeight: 'semibold',
    color: 'quiet',
    borderBottomWidth: '1px',
  },
});

function SessionRow({ session, ownRoom }: { session: Session; ownRoom: boolean }) {
  const t = useT();
  const { startsAt, title, speaker, room, calendarUrl } = session;
  return (
    <Row role="row">
      <Cell
        role="cell"
        color="accent"
        fontWeight="semibold"
        whiteSpace="nowrap"
        width={{ md: '9.5rem' }}
        ps={{ md: '0' }}
      >
        <time dateTime={startsAt}>{hoursOf(session)}</time>
      </Cell>
      <Cell role="cell" gridColumn="1 / -1" fontWeight="semibold" lineHeight="1.5" overflowWrap="anywhere">
        {title}
        {ownRoom && room ? (
          <chakra.span display="block" mt="0.5" color="quiet" fontSize="sm" fontWeight="regular">
            {room}
          </chakra.span>
        ) : null}
      </Cell>
      <Cell role="cell" gridColumn="1 / -1" color="quiet" width={{ md: '32%' }} overflowWrap="anywhere">
        {speaker}
      </Cell>
      <Cell
        role="cell"
        gridArea={{ base: '1 / 2', md: 'auto' }}
        width={{ md: '3.5rem' }}
        py={{ md: '2' }}
        pe={{ md: '0' }}
        textAlign="end"
      >
        <TextAnchor
          href={calendarUrl}
          download
          title={t('events.addSession')}
          display="inline-grid"
          placeItems="center"
          width="11"
          height={{ base: '7', md: '11' }}
          my={{ base: '-1', md: '0' }}
          borderRadius="control"
          _hover={{ bg: 'sunken' }}
        >
          <Icon name="calendar" />
          <VisuallyHidden>{t('events.addSessionNamed', { title })}</VisuallyHidden>
        </TextAnchor>
      </Cell>
    </Row>
  );
}

function Day({ day: { day, room, sessions } }: { day: ProgrammeDay<Session> }) {
  const t = useT();
  const lang = useLang();
  const weekday = new Intl.DateTimeFormat(localeFacts[lang].intl, {
    weekday: 'long',
    timeZone: 'Asia/Shanghai',
  });
  const heading = `${formatDate(day, lang)}${t('events.comma')}${weekday.format(new Date(`${day}T12:00:00+08:00`))}`;
  return (
    <chakra.section mt={{ base: '8', md: '10' }} aria-labelledby={`day-${day}`}>
      <Flex columnGap="4" rowGap="0.5" align="baseline" wrap="wrap" mb="3">
        <chakra.h3 id={`day-${day}`} fontSize="lg">
          {heading}
        </chakra.h3>
        {room ? <chakra.p color="quiet">{room}</chakra.p> : null}
      </Flex>
      <chakra.table
        role="table"
        display={{ base: 'block', md: 'table' }}
        width="full"
        borderCollapse="collapse"
        aria-labelledby={`day-${day}`}
      >
        <ColumnNames role="rowgroup">
          <tr role="row">
            <Head role="columnheader" scope="col" ps="0">
              {t('events.time')}
            </Head>
            <Head role="columnheader" scope="col">
              {t('events.topic')}
            </Head>
            <Head role="columnheader" scope="col">
              {t('events.speaker')}
            </Head>
            <Head role="columnheader" scope="col">
              <VisuallyHidden>{t('events.calendar')}</VisuallyHidden>
            </Head>
          </tr>
        </ColumnNames>
        <chakra.tbody role="rowgroup" display={{ base: 'block', md: 'table-row-group' }}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} ownRoom={room === ''} />
          ))}
        </chakra.tbody>
      </chakra.table>
    </chakra.section>
  );
}

/** The programme by day: time, topic, speaker, and each session for one's own calendar (MEET-003, MEET-024). */
export function Programme({ event }: { event: FragmentType<EventProgrammeFragment> }) {
  const t = useT();
  const { sessions, calendarUrl } = useEventProgrammeFragment(event);
  return (
    <chakra.section mt={{ base: '12', md: '16' }} aria-labelledby="programme">
      <Flex justify="space-between" align="center" columnGap="6" rowGap="2" wrap="wrap">
        <chakra.h2 id="programme" fontSize={{ base: 'xl', md: '2xl' }}>
          {t('events.programme')}
        </chakra.h2>
        {calendarUrl ? (
          <TextAnchor href={calendarUrl} download display="inline-flex" alignItems="center" gap="2" py="2">
            <Icon name="calendar" size="18px" />
            {t('events.addAll')}
          </TextAnchor>
        ) : null}
      </Flex>
      {sessions.length > 0 ? (
        <>
          <chakra.p color="quiet" fontSize="sm" mt="1">
            {t('events.beijingTime')}
          </chakra.p>
          {byDay(sessions).map((day) => (
            <Day key={day.day} day={day} />
          ))}
        </>
      ) : (
        <EmptyState
          as="h2"
          seed="programme"
          action={
            <ButtonLink to={paths.news()} variant="outline">
              {t('events.toNews')}
            </ButtonLink>
          }
        >
          {t('events.noSessions')}
        </EmptyState>
      )}
    </chakra.section>
  );
}
