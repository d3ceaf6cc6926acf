import { formatNumber } from '../../i18n';
import { BarTable } from '../../ui/chart/bar-table';
import { ColumnChart } from '../../ui/chart/column-chart';
import { Specimen } from '../specimen';
import { useTexts } from '../use-texts';

const COUNTS = [120, 75, 0, 42, 230, 18];

export function Charts() {
  const text = useTexts();
  const format = formatNumber;
  const heads = [text.branch, text.number] as const;
  const columns = COUNTS.map((count, index) => ({
    key: String(index),
    label: `${index + 1}`,
    count,
    text: format(count),
  }));
  const bars = text.choices.map((label, index) => {
    const count = COUNTS[index] ?? 0;
    return { key: label, label, count, text: format(count) };
  });
  return (
    <Specimen title={text.sections.charts}>
      <ColumnChart columns={columns} heads={heads} showTable={text.showTable} format={format} />
      <BarTable heads={heads} bars={bars} showAll={text.showTable} />
    </Specimen>
  );
}
