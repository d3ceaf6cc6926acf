import { useOrganiserExportsPreloaded } from './exports.generated';
import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n';
import type { DayRange } from '../../../lib/day-range';
import { paths } from '../../../lib/paths';
import { RowListSkeleton } from '../../../ui/skeleton';
import type { ConsolePanelProps } from '../console';
import { RangeForm } from '../day-range';
import { ExportRow } from './export-row';
import type { ExportsData } from './load';

function Lists({ data }: { data: ExportsData }) {
  const { organiser } = useOrganiserExportsPreloaded(data.query).data;
  if (!organiser) return null;
  return (
    <chakra.ul listStyleType="none" borderTopWidth="1px">
      {organiser.exports.map((list) => (
        <ExportRow key={list.name} list={list} range={data.range} />
      ))}
    </chakra.ul>
  );
}

/** Every list of the show, to be taken away as a file; the address holds the days that narrow them. */
export function Exports({ data }: ConsolePanelProps<ExportsData>) {
  const t = useT();
  const navigate = useNavigate();
  const { range } = data;
  const isChosen = range.from !== '' || range.until !== '';
  const go = (to: Partial<DayRange>) => void navigate(paths.organiser({ menu: 'exports', ...to }));
  return (
    <>
      <chakra.p color="quiet" mb="5" maxWidth="42rem">
        {t('exports.lead')}
      </chakra.p>
      <RangeForm
        range={range}
        onChoose={go}
        onReset={isChosen ? () => go({}) : undefined}
        resetLabel={t('exports.whole')}
      />
      <Suspense fallback={<RowListSkeleton isPlain count={6} />}>
        <Lists data={data} />
      </Suspense>
    </>
  );
}
