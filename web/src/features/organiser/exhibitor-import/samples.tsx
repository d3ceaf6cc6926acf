import { chakra } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { Table, TableCell, TableHead, TableRow } from '../../../ui/table';
import type { FoundImport } from './found-import';
import type { MappingValues } from './mapping';

/** The first lines as they would be understood; a wide table scrolls in its own frame. */
export function Samples({ found, values }: { found: FoundImport; values: MappingValues }) {
  const t = useT();
  const shown = found.fields.flatMap(({ key, label }) => {
    const column = values[key] ? found.columns[Number(values[key])] : undefined;
    return column ? [{ key, label, samples: column.samples }] : [];
  });
  if (shown.length === 0) return null;
  const lines = Math.max(...shown.map(({ samples }) => samples.length));
  return (
    <chakra.div
      role="region"
      aria-label={t('exhibitor-import.samples')}
      tabIndex={0}
      mt="7"
      overflowX="auto"
      borderWidth="1px"
      borderRadius="card"
    >
      <Table>
        <chakra.caption textAlign="start" fontWeight="semibold" px={{ base: '2', md: '4' }} pt="3">
          {t('exhibitor-import.samples')}
        </chakra.caption>
        <thead>
          <tr>
            {shown.map(({ key, label }) => (
              <TableHead key={key} scope="col">
                {label}
              </TableHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: lines }, (_, at) => (
            <TableRow key={at}>
              {shown.map(({ key, samples }) => (
                <TableCell key={key} fontSize="sm" minWidth="8rem" maxWidth="18rem">
                  <chakra.span lineClamp="2" overflowWrap="anywhere">
                    {samples[at]}
                  </chakra.span>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </tbody>
      </Table>
    </chakra.div>
  );
}
