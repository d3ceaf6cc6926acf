import { chakra } from '@chakra-ui/react';
import { countryName, formatDate, formatNumber, useLang, useT } from '../../../i18n';
import { BarTable } from '../../../ui/chart/bar-table';
import { ChartFigure } from '../../../ui/chart/chart-figure';
import { ColumnChart } from '../../../ui/chart/column-chart';
import type { Figures } from './load';
import { ChartGrid, NumbersSection } from './section';
import { share } from './share';

const COUNTRIES_SHOWN = 8;

interface SectionProps {
  figures: Figures;
  moreTo: string | undefined;
}

/** Visitors by day, country and where they come from. */
export function VisitorSection({ figures, moreTo }: SectionProps) {
  const t = useT();
  const lang = useLang();
  const { total, days, countries, sources } = figures.registrations;
  const empty = total === 0 ? t('numbers.noVisitors') : undefined;
  const bar = (key: string, label: string, count: number) => ({
    key,
    label,
    count,
    text: formatNumber(count),
    aside: share(count, total, lang),
  });
  return (
    <NumbersSection title={t('numbers.visitors')} moreTo={moreTo}>
      <ChartFigure title={t('numbers.byDay')} note={t('numbers.byDay.note')} empty={empty}>
        <ColumnChart
          columns={days.map(({ day, count }) => ({
            key: day,
            label: formatDate(day, lang),
            count,
            text: formatNumber(count),
          }))}
          heads={[t('numbers.day'), t('numbers.visitors')]}
          showTable={t('numbers.table')}
          format={formatNumber}
        />
      </ChartFigure>
      {total === 0 ? null : (
        <chakra.div mt="8">
          <ChartGrid>
            <ChartFigure title={t('numbers.bySource')}>
              <BarTable
                heads={[t('numbers.source'), t('numbers.visitors')]}
                most={total}
                bars={sources.map(({ source, count }) => bar(source, t(`numbers.source.${source}`), count))}
              />
            </ChartFigure>
            <ChartFigure title={t('numbers.byCountry')}>
              <BarTable
                heads={[t('numbers.country'), t('numbers.visitors')]}
                most={total}
                bars={countries.map(({ country, count }) =>
                  bar(country ?? '', country ? countryName(country, lang) : t('numbers.unknown'), count),
                )}
                limit={COUNTRIES_SHOWN}
                showAll={t('numbers.all', { count: formatNumber(countries.length) })}
              />
            </ChartFigure>
          </ChartGrid>
        </chakra.div>
      )}
    </NumbersSection>
  );
}
