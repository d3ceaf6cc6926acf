import { formatNumber, useT } from '../../../i18n';
import { BarTable } from '../../../ui/chart/bar-table';
import { ChartFigure } from '../../../ui/chart/chart-figure';
import type { Figures } from './load';
import { ChartGrid, NumbersSection } from './section';

/** Companies that are shown before somebody asks for all twenty. */
const SHOWN = 8;

/** Favourites and consultations: whose they are, and which fields they concern. */
export function InterestSection({ figures, moreTo }: { figures: Figures; moreTo: string | undefined }) {
  const t = useT();
  const bars = (rows: Figures['favourites']['exhibitors']) =>
    rows.map(({ key, name, count }) => ({ key, label: name, count, text: formatNumber(count) }));
  const charts = (['favourites', 'consultations'] as const).flatMap((kind) => {
    const { exhibitors, categories } = figures[kind];
    const counted = t(`numbers.${kind}`);
    const none = t(`numbers.${kind}.none`);
    return [
      <ChartFigure
        key={`${kind} exhibitors`}
        title={t(`numbers.${kind}.exhibitors`)}
        note={t('numbers.exhibitors.note')}
        empty={exhibitors.length === 0 ? none : undefined}
      >
        <BarTable
          heads={[t('numbers.exhibitor'), counted]}
          bars={bars(exhibitors)}
          limit={SHOWN}
          showAll={t('numbers.all', { count: formatNumber(exhibitors.length) })}
        />
      </ChartFigure>,
      <ChartFigure
        key={`${kind} categories`}
        title={t(`numbers.${kind}.categories`)}
        note={t('numbers.categories.note')}
        empty={categories.length === 0 ? none : undefined}
      >
        <BarTable heads={[t('numbers.category'), counted]} bars={bars(categories)} />
      </ChartFigure>,
    ];
  });
  return (
    <NumbersSection title={t('numbers.interest')} moreTo={moreTo}>
      <ChartGrid>{charts}</ChartGrid>
    </NumbersSection>
  );
}
