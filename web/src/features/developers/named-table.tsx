import { useT } from '../../i18n';
import { Table, TableCell, TableHead, TableRow } from '../../ui/table';
import type { NamedRow } from './guide-sections';
import { Code, WithCode } from './prose';

/** Names that programs use, with what they mean. */
export function NamedTable({ rows }: { rows: readonly NamedRow[] }) {
  const t = useT();
  const hasStatus = rows.some(({ status }) => status !== undefined);
  return (
    <Table my="4">
      <thead>
        <tr>
          <TableHead scope="col">{t('developers.name')}</TableHead>
          {hasStatus ? <TableHead scope="col">{t('developers.status')}</TableHead> : null}
          <TableHead scope="col">{t('developers.meaning')}</TableHead>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, status, text }) => (
          <TableRow key={name}>
            <TableCell>
              <Code lang="en">{name}</Code>
            </TableCell>
            {hasStatus ? <TableCell data-numeric="">{status}</TableCell> : null}
            <TableCell>
              <WithCode>{t(text)}</WithCode>
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
