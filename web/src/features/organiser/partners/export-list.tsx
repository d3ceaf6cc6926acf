import { chakra, Flex } from '@chakra-ui/react';
import type { BulkExportState } from '../../../gql/types';
import { formatBytes, formatDateTime, formatNumber, useLang, useT } from '../../../i18n';
import { Icon, type IconName } from '../../../ui/icon';
import { Tag } from '../../../ui/tag';
import { type PartnerExportsQuery, usePartnerExportsPreloaded } from './exports.generated';
import type { PartnerExportsRef } from './load';
import { ShortFact, ShortFacts } from '../../../ui/short-facts';

type PartnerExport = NonNullable<PartnerExportsQuery['organiser']>['partnerExports'][number];

const states: Record<
  BulkExportState,
  { tone: 'approved' | 'quiet' | 'rejected' | 'review'; icon: IconName; hasFile: boolean }
> = {
  WAITING: { tone: 'review', icon: 'clock', hasFile: false },
  RUNNING: { tone: 'review', icon: 'clock', hasFile: true },
  DONE: { tone: 'approved', icon: 'checkCircle', hasFile: true },
  FAILED: { tone: 'rejected', icon: 'alert', hasFile: false },
  CANCELLED: { tone: 'quiet', icon: 'close', hasFile: false },
};

/** Why an export has no file; nothing for one that has a file or gets one. */
function Reason({ of: { state, problem } }: { of: PartnerExport }) {
  const t = useT();
  if (state !== 'CANCELLED' && problem === null) return null;
  return (
    <chakra.p fontSize="sm" mt="1" maxWidth="46rem">
      {problem === null ? t('partners.export.cancelled.text') : t(`partners.export.problem.${problem}`)}
    </chakra.p>
  );
}

/** How much of an export is there, and its times. */
function ExportFacts({ of }: { of: PartnerExport }) {
  const t = useT();
  const lang = useLang();
  const { state, done, total, bytes, createdAt, finishedAt, expiresAt } = of;
  return (
    <ShortFacts>
      <ShortFact label={t('partners.export.records')}>
        {t('partners.export.progress', { done: formatNumber(done), total: formatNumber(total) })}
        {states[state].hasFile ? (
          <chakra.span display="block" color="quiet">
            {t('partners.export.size', { size: formatBytes(Number(bytes)) })}
          </chakra.span>
        ) : null}
      </ShortFact>
      <ShortFact label={t('partners.export.created')}>{formatDateTime(createdAt, lang)}</ShortFact>
      {finishedAt ? (
        <ShortFact label={t('partners.export.finished')}>{formatDateTime(finishedAt, lang)}</ShortFact>
      ) : null}
      {state === 'DONE' && expiresAt ? (
        <ShortFact label={t('partners.export.keptUntil')}>{formatDateTime(expiresAt, lang)}</ShortFact>
      ) : null}
    </ShortFacts>
  );
}

function ExportRow({ of }: { of: PartnerExport }) {
  const t = useT();
  const { tone, icon } = states[of.state];
  return (
    <chakra.li py="4" borderBottomWidth="1px" data-export="">
      <Flex gap="2" align="center" wrap="wrap">
        <chakra.h4 fontSize="md" minWidth="0" overflowWrap="anywhere">
          {of.types.map((type) => t(`partners.kinds.${type}`)).join(t('partners.comma'))}
        </chakra.h4>
        <Tag tone={tone}>
          <Icon name={icon} size="16px" />
          {t(`partners.export.${of.state}`)}
        </Tag>
      </Flex>
      <Reason of={of} />
      <ExportFacts of={of} />
    </chakra.li>
  );
}

/** The exports that a partner has asked for, the newest first. The address of the file is for the partner alone. */
export function ExportList({ query }: { query: PartnerExportsRef }) {
  const t = useT();
  const exports = usePartnerExportsPreloaded(query).data.organiser?.partnerExports;
  if (!exports) return null;
  if (exports.length === 0) return <chakra.p color="quiet">{t('partners.exports.none')}</chakra.p>;
  return (
    <chakra.ul listStyleType="none" borderTopWidth="1px">
      {exports.map((one) => (
        <ExportRow key={one.id} of={one} />
      ))}
    </chakra.ul>
  );
}
