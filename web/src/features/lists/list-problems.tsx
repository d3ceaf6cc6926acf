import { chakra } from '@chakra-ui/react';
import { useT } from '../../i18n';
import { Table, TableCell, TableHead, TableRow } from '../../ui/table';

interface ListProblemsProps {
  problems: readonly { line: number | null; column: string | null; message: string }[];
  /** All of them, where only the first ones are here. */
  problemCount: number;
}

/** What is wrong in a list, by line and column, in the order of the sheet. */
export function ListProblems({ problems, problemCount }: ListProblemsProps) {
  const t = useT();
  return (
    <>
      <Table mt="4">
        <thead>
          <tr>
            <TableHead scope="col">{t('lists.line')}</TableHead>
            <TableHead scope="col">{t('lists.column')}</TableHead>
            <TableHead scope="col">{t('lists.problem')}</TableHead>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ line, column, message }, index) => (
            <TableRow key={index}>
              {line === null ? (
                <TableCell colSpan={2}>{t('lists.whole')}</TableCell>
              ) : (
                <>
                  <TableCell data-numeric="">{line}</TableCell>
                  <TableCell>{column ?? ''}</TableCell>
                </>
              )}
              <TableCell>{message}</TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
      {problemCount > problems.length ? (
        <chakra.p color="quiet" fontSize="sm" mt="3">
          {t('lists.more', { shown: problems.length, count: problemCount })}
        </chakra.p>
      ) : null}
    </>
  );
}
