import { formatNumber, useLang, useT } from '../../../i18n';
import { BarTable } from '../../../ui/chart/bar-table';
import { ChartFigure } from '../../../ui/chart/chart-figure';
import type { Figures } from './load';
import { ChartGrid, NumbersSection } from './section';
import { share } from './share';

/** What visitors answered: every question with its options, as parts of those who answered it. */
export function QuestionSection({ figures }: { figures: Figures }) {
  const t = useT();
  const lang = useLang();
  if (figures.questions.length === 0) return null;
  return (
    <NumbersSection title={t('numbers.questions')}>
      <ChartGrid>
        {figures.questions.map(({ key, text, answered, options }) => (
          <ChartFigure
            key={key}
            title={text}
            note={t('numbers.answered', { plural: answered, count: formatNumber(answered) })}
          >
            <BarTable
              heads={[t('numbers.option'), t('numbers.chosen')]}
              most={Math.max(1, answered)}
              bars={options.map((option) => ({
                key: option.key,
                label: option.name,
                count: option.count,
                text: formatNumber(option.count),
                aside: share(option.count, answered, lang),
              }))}
            />
          </ChartFigure>
        ))}
      </ChartGrid>
    </NumbersSection>
  );
}
