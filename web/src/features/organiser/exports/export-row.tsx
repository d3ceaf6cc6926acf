import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { formatNumber, useLang, useT } from '../../../i18n';
import type { DayRange } from '../../../lib/day-range';
import { withQuery } from '../../../lib/paths';
import { DownloadRefusal, saveFile } from '../../../lib/save-file';
import { Icon } from '../../../ui/icon';
import type { OrganiserExportsQuery } from './exports.generated';
import { FileButton, type FileKind } from './file-button';

type List = NonNullable<OrganiserExportsQuery['organiser']>['exports'][number];

/** One list: what is in it, how long it is, and the ways to take it away. */
export function ExportRow({ list, range }: { list: List; range: DayRange }) {
  const t = useT();
  const lang = useLang();
  const [running, setRunning] = useState<FileKind>();
  const [failure, setFailure] = useState('');
  const { name, title, lead, rows, isDated } = list;

  async function take(kind: FileKind) {
    setRunning(kind);
    setFailure('');
    try {
      const query = { lang, ...(isDated ? range : {}) };
      await saveFile(withQuery(`/organiser/exports/${name}.${kind}`, query), lang);
    } catch (error) {
      const reason = error instanceof DownloadRefusal ? error.message : '';
      setFailure(reason || t('exports.failed'));
    } finally {
      setRunning(undefined);
    }
  }

  return (
    <chakra.li py="4" borderBottomWidth="1px" data-export={name}>
      <Flex gap={{ base: '3', md: '6' }} direction={{ base: 'column', md: 'row' }} align={{ md: 'center' }}>
        <chakra.div flex="1" minWidth="0">
          <Flex gap="3" align="baseline" wrap="wrap">
            <chakra.h2 fontSize="md">{title}</chakra.h2>
            <chakra.span color="quiet" fontSize="sm" fontVariantNumeric="tabular-nums" data-rows={rows}>
              {t('exports.rows', { plural: rows, count: formatNumber(rows) })}
            </chakra.span>
          </Flex>
          <chakra.p color="quiet" fontSize="sm">
            {lead}
          </chakra.p>
        </chakra.div>
        <Flex gap="2" flexShrink={0}>
          {(['csv', 'xlsx'] as const).map((kind) => (
            <FileButton
              key={kind}
              kind={kind}
              title={title}
              isRunning={running === kind}
              disabled={running !== undefined}
              onPress={() => void take(kind)}
            />
          ))}
        </Flex>
      </Flex>
      {failure === '' ? null : (
        <Flex role="alert" color="rejected" fontSize="sm" gap="1.5" align="center" mt="2">
          <Icon name="alert" size="16px" />
          {failure}
        </Flex>
      )}
    </chakra.li>
  );
}
