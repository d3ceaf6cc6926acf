import { formatDate, formatDateTime, formatNumber, useLang, useT } from '../../../i18n';
import { BarTable } from '../../../ui/chart/bar-table';
import { ChartFigure } from '../../../ui/chart/chart-figure';
import type { Figures } from './load';
import { ChartGrid, NumbersSection } from './section';

/** How the show stands now, whatever the days: events, what waits for review, the doors. */
export function ShowSection({ figures, moreTo }: { figures: Figures; moreTo: string | undefined }) {
  const t = useT();
  const lang = useLang();
  const { events, backlog, checkIns } = figures;
  return (
    <NumbersSection title={t('numbers.now')} moreTo={moreTo}>
      <ChartGrid>
        <ChartFigure
          title={t('numbers.events')}
          empty={events.length === 0 ? t('numbers.events.none') : undefined}
        >
          <BarTable
            heads={[t('numbers.event'), t('numbers.signUps')]}
            bars={events.map(({ key, title, signUps, seats }) => ({
              key,
              label: title,
              count: signUps,
              text: formatNumber(signUps),
              aside:
                seats === null ? t('numbers.seats.any') : t('numbers.seats', { count: formatNumber(seats) }),
            }))}
          />
        </ChartFigure>
        <ChartFigure title={t('numbers.backlog')}>
          <BarTable
            heads={[t('numbers.kind'), t('numbers.waiting')]}
            bars={backlog.map(({ kind, kindLabel, waiting, oldestAt }) => ({
              key: kind,
              count: waiting,
              text: formatNumber(waiting),
              label: kindLabel.charAt(0).toUpperCase() + kindLabel.slice(1),
              note: oldestAt ? t('numbers.since', { time: formatDateTime(oldestAt, lang) }) : undefined,
            }))}
          />
        </ChartFigure>
        <ChartFigure
          title={t('numbers.doors')}
          note={t('numbers.doors.note')}
          empty={checkIns.days.length === 0 ? t('numbers.doors.none') : undefined}
        >
          <BarTable
            heads={[t('numbers.dayAndDoor'), t('numbers.people')]}
            bars={checkIns.days.map(({ day, door, count }) => ({
              key: `${day} ${door}`,
              count,
              text: formatNumber(count),
              label: t('numbers.doors.one', { day: formatDate(day, lang), door }),
            }))}
          />
        </ChartFigure>
      </ChartGrid>
    </NumbersSection>
  );
}
