import { Fragment } from 'react';
import { useT } from '../../i18n';
import { Table, TableCell, TableHead, TableRow } from '../../ui/table';
import type { NamedRow } from './guide-sections';
import { Code, WithCode } from './prose';

/** The words of a name, each with what parts it from the next: `READ_` and `ALL`, `read:` and `products`. */
const wordsOf = (name: string): string[] => name.match(/[^_:-]+[_:-]?/g) ?? [name];

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
              {/* A name breaks between its words alone. */}
              <Code lang="en" overflowWrap="normal">
                {wordsOf(name).map((word) => (
                  <Fragment key={word}>
                    {word}
                    <wbr />
                  </Fragment>
                ))}
              </Code>
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
