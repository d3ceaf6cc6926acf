import { chakra } from '@chakra-ui/react';
import { formatDateTime, useLang, useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { ListReport } from '../../lists';
import type { FoundImport } from './found-import';
import { WrongLines } from './wrong-lines';

/** What came of an import; lines that stayed out can be had as a file, to be mended and sent in. */
export function Outcome({ found }: { found: FoundImport }) {
  const t = useT();
  const lang = useLang();
  const { id, fileName, lineCount, badCount, addedCount, letterCount, sendsLetters, finishedAt } = found;
  return (
    <ListReport
      id={id}
      tone="approved"
      title={t('exhibitor-import.done', { count: addedCount })}
      file={t('exhibitor-import.file', { name: fileName, count: lineCount })}
    >
      {finishedAt ? (
        <chakra.p mt="3">
          {t('exhibitor-import.done.text', { time: formatDateTime(finishedAt, lang), bad: badCount })}
        </chakra.p>
      ) : null}
      {sendsLetters ? <p>{t('exhibitor-import.done.letters', { count: letterCount })}</p> : null}
      <ButtonLink to={paths.directory()} variant="outline" size="sm" mt="5" me="3">
        {t('exhibitor-import.toSite')}
      </ButtonLink>
      {badCount > 0 ? <WrongLines found={found} /> : null}
    </ListReport>
  );
}
