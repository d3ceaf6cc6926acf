import { chakra, Flex } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { formatNumber, useT } from '../../../i18n';
import { Button, buttonRecipe } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Table, TableCell, TableHead, TableRow } from '../../../ui/table';
import { ForgetDialog } from './forget-dialog';
import type { KeptPersonFragment } from './people.generated';

const Anchor = chakra('a', buttonRecipe);

/** What is known of somebody and what would become of it; the export, and the deletion that the person asks for. */
export function PersonData({ person }: { person: KeptPersonFragment }) {
  const t = useT();
  const heading = useId();
  const [isAsking, setAsking] = useState(false);
  const { parts, exportUrl } = person;
  return (
    <chakra.section aria-labelledby={heading} mt="10" maxWidth="46rem">
      <chakra.h3 id={heading} fontSize="lg" mb="2">
        {t('people.data')}
      </chakra.h3>
      <chakra.p color="quiet" mb="4">
        {t('people.data.lead')}
      </chakra.p>
      <Table>
        <thead>
          <tr>
            <TableHead scope="col">{t('people.data.kind')}</TableHead>
            <TableHead scope="col">{t('people.data.count')}</TableHead>
            <TableHead scope="col" whiteSpace="normal">
              {t('people.data.fate')}
            </TableHead>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ kind, label, count, fate }) => (
            <TableRow key={kind}>
              <TableCell as="th" scope="row" textAlign="start" fontWeight="normal">
                {label}
              </TableCell>
              <TableCell>{formatNumber(count)}</TableCell>
              <TableCell color={fate === 'REMOVED' ? 'rejected' : 'quiet'}>
                {t(`people.fate.${fate}`)}
              </TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
      <Flex gap="3" wrap="wrap" mt="6">
        <Anchor variant="outline" href={exportUrl} download>
          <Icon name="download" />
          {t('people.export')}
        </Anchor>
        <Button variant="danger" onClick={() => setAsking(true)}>
          <Icon name="trash" />
          {t('people.forget')}
        </Button>
      </Flex>
      <ForgetDialog person={person} open={isAsking} onClose={() => setAsking(false)} />
    </chakra.section>
  );
}
