import { useExhibitorImportPreloaded } from './exhibitor-import.generated';
import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDateTime, useLang, useT } from '../../../i18n';
import { MissingRecord, ViewHeading } from '../../records';
import { importPaths } from './address';
import { CheckReport } from './check-report';
import type { ImportRef } from './load';
import { MappingForm } from './mapping-form';
import { Outcome } from './outcome';
import { Progress } from './progress';
import { ReadEncoding } from './read-encoding';
import { StartForm } from './start-form';
import { StateTag } from './state-tag';

/** One import, from its columns to its end; the address holds it, so a reload goes on where it was. */
export function OneImport({ query }: { query: ImportRef }) {
  const t = useT();
  const lang = useLang();
  const found = useExhibitorImportPreloaded(query).data.organiser?.exhibitorImport;
  // Whoever has just checked goes on reading at the report.
  const [checks, setChecks] = useState(0);
  if (!found) return <MissingRecord to={importPaths.list()}>{t('exhibitor-import.gone')}</MissingRecord>;
  const { id, fileName, author, createdAt, lineCount, state } = found;
  const isOpen = state === 'READ' || state === 'CHECKED' || state === 'REFUSED';
  return (
    <>
      <ViewHeading back={importPaths.list()}>{fileName}</ViewHeading>
      <Flex gap="3" wrap="wrap" align="center" mt="-4" mb="7" fontSize="sm" color="quiet">
        <StateTag state={state} />
        <span>{t('exhibitor-import.counts', { lines: lineCount })}</span>
        <span>{t('exhibitor-import.sentBy', { author, time: formatDateTime(createdAt, lang) })}</span>
      </Flex>
      <chakra.div display="grid" gap="9" gridTemplateColumns="minmax(0, 1fr)">
        {isOpen ? (
          <>
            {state === 'READ' ? null : (
              <>
                <CheckReport key={`${id} ${checks}`} found={found} />
                <StartForm key={checks} found={found} />
              </>
            )}
            <ReadEncoding key={`read ${id}`} found={found} />
            <MappingForm found={found} onChecked={() => setChecks((before) => before + 1)} />
          </>
        ) : null}
        {state === 'DONE' ? <Outcome found={found} /> : null}
        {isOpen || state === 'DONE' ? null : <Progress found={found} />}
      </chakra.div>
    </>
  );
}
