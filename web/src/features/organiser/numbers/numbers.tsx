import { useOrganiserNumbersPreloaded } from './numbers.generated';
import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDateRange, useLang, useT } from '../../../i18n';
import type { DayRange } from '../../../lib/day-range';
import { paths } from '../../../lib/paths';
import type { ConsolePanelProps } from '../console';
import { RangeForm } from '../day-range';
import { InterestSection } from './interest';
import { type Figures, MOST_DAYS, type NumbersData } from './load';
import { NumbersSkeleton } from './skeleton';
import { QuestionSection } from './questions';
import { ShowSection } from './show';
import { Tiles } from './tiles';
import { VisitorSection } from './visitors';

/** The form with the days that are shown, also where the address names none. */
function Range({ range, shown }: { range: DayRange; shown: DayRange }) {
  const t = useT();
  const navigate = useNavigate();
  const go = (to: Partial<DayRange>) => void navigate(paths.organiser({ menu: 'numbers', ...to }));
  const isChosen = range.from !== '' || range.until !== '';
  return (
    <RangeForm
      range={shown}
      mostDays={MOST_DAYS}
      onChoose={go}
      onReset={isChosen ? () => go({}) : undefined}
      resetLabel={t('numbers.recent')}
    />
  );
}

interface BodyProps {
  figures: Figures;
  /** Who may take lists away is led to them. */
  mayExport: boolean;
}

function Body({ figures, mayExport }: BodyProps) {
  const { from, until } = figures;
  const exportsAt = (isRanged: boolean) =>
    mayExport ? paths.organiser({ menu: 'exports', ...(isRanged ? { from, until } : {}) }) : undefined;
  return (
    <>
      <Tiles figures={figures} />
      <VisitorSection figures={figures} moreTo={exportsAt(true)} />
      <QuestionSection figures={figures} />
      <InterestSection figures={figures} moreTo={exportsAt(true)} />
      <ShowSection figures={figures} moreTo={exportsAt(false)} />
    </>
  );
}

function Loaded({ data }: { data: NumbersData }) {
  const t = useT();
  const lang = useLang();
  const { organiser } = useOrganiserNumbersPreloaded(data.query).data;
  if (!organiser) return null;
  const { numbers, me } = organiser;
  return (
    <>
      <Range range={data.range} shown={{ from: numbers.from, until: numbers.until }} />
      <chakra.p color="quiet" mb="6">
        {t('numbers.shown', { days: formatDateRange(numbers.from, numbers.until, lang) })}
      </chakra.p>
      <Body figures={numbers} mayExport={me.rights.includes('ADMINISTRATOR')} />
    </>
  );
}

/** The figures of the show: who comes, from where, wanting what; the address holds the days. */
export function NumbersPanel({ data }: ConsolePanelProps<NumbersData>) {
  return (
    // Other days leave the ones before in their place until they are here.
    <Suspense fallback={<NumbersSkeleton />}>
      <Loaded data={data} />
    </Suspense>
  );
}
