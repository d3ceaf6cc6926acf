import { chakra } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { ListReport } from '../../lists';
import type { FoundImport } from './found-import';
import { WrongLines } from './wrong-lines';

/** What the check has found, by line and column; nothing has been written yet. */
export function CheckReport({ found }: { found: FoundImport }) {
  const t = useT();
  const { id, state, fileName, lineCount, goodCount, badCount } = found;
  return (
    <ListReport
      id={id}
      tone={badCount > 0 ? 'rejected' : 'quiet'}
      title={
        badCount > 0
          ? t('exhibitor-import.bad', { bad: badCount })
          : t('exhibitor-import.ready', { count: goodCount })
      }
      file={t('exhibitor-import.file', { name: fileName, count: lineCount })}
    >
      <chakra.p mt="3">
        {state === 'REFUSED'
          ? t('exhibitor-import.refused.text')
          : t('exhibitor-import.checked.text', { good: goodCount, bad: badCount })}
      </chakra.p>
      {badCount > 0 ? <WrongLines found={found} /> : null}
    </ListReport>
  );
}
