import { chakra, Flex } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { formatDateTime, useLang, useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { pageQuery } from '../../../lib/page-number';
import { EmptyState } from '../../../ui/empty-state';
import { Field } from '../../../ui/field';
import { Pager } from '../../../ui/pager';
import { Select } from '../../../ui/select';
import { Tag } from '../../../ui/tag';
import { useComingQuery } from '../../../ui/use-coming-query';
import type { ConsolePanelProps } from '../console';
import { type AuditLogQuery, useAuditLogPreloaded } from './audit.generated';
import { type AuditData, auditKinds, readAuditFilter } from './load';

type Entry = NonNullable<AuditLogQuery['organiser']>['auditLog']['nodes'][number];

const arrow = '→';
const dash = '—';

function Changes({ changes }: Pick<Entry, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <chakra.dl mt="2" fontSize="sm" display="grid" gap="1">
      {changes.map(({ field, before, after }) => (
        <Flex key={field} gap="2" wrap="wrap">
          <chakra.dt color="quiet">{field}</chakra.dt>
          <chakra.dd overflowWrap="anywhere">{[before || dash, arrow, after || dash].join(' ')}</chakra.dd>
        </Flex>
      ))}
    </chakra.dl>
  );
}

function LogEntry({ entry }: { entry: Entry }) {
  const lang = useLang();
  const { actor, action, actionLabel, subject, at, address } = entry;
  return (
    <chakra.li py="4" borderBottomWidth="1px">
      <Flex columnGap="3" rowGap="1" wrap="wrap" align="baseline">
        <chakra.strong>{actor}</chakra.strong>
        <Tag tone={action === 'refused' ? 'rejected' : 'second'}>{actionLabel}</Tag>
        <chakra.span overflowWrap="anywhere">{subject}</chakra.span>
      </Flex>
      <Changes changes={entry.changes} />
      <chakra.p color="quiet" fontSize="sm" mt="1">
        <time dateTime={at}>{formatDateTime(at, lang)}</time>
        <chakra.span ms="3">{address}</chakra.span>
      </chakra.p>
    </chakra.li>
  );
}

/** Who of the organiser did what, newest first; the address holds what is asked for. */
export function Audit({ data }: ConsolePanelProps<AuditData>) {
  const t = useT();
  const navigate = useNavigate();
  const { page } = data;
  const { staffId: who, kind } = readAuditFilter(useComingQuery());
  const { organiser } = useAuditLogPreloaded(data.query).data;
  if (!organiser) return null;
  const { staff, auditLog } = organiser;
  const address = (some: { who?: string; kind?: string; page?: number }) =>
    paths.organiser({ menu: 'log', who, kind, ...some });
  return (
    <>
      <Flex gap="4" wrap="wrap" mb="5">
        <Field label={t('audit.who')}>
          {(control) => (
            <Select
              {...control}
              width="14rem"
              value={who}
              onChange={(event) => void navigate(address({ who: event.currentTarget.value }))}
            >
              <option value="">{t('audit.who.all')}</option>
              {staff.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('audit.kind')}>
          {(control) => (
            <Select
              {...control}
              width="14rem"
              value={kind}
              onChange={(event) => void navigate(address({ kind: event.currentTarget.value }))}
            >
              <option value="">{t('audit.kind.all')}</option>
              {auditKinds.map((one) => (
                <option key={one} value={one}>
                  {t(`audit.kind.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </Flex>
      {auditLog.nodes.length === 0 ? (
        <EmptyState>{t('audit.none')}</EmptyState>
      ) : (
        <chakra.ul listStyleType="none" borderTopWidth="1px">
          {auditLog.nodes.map((entry) => (
            <LogEntry key={entry.id} entry={entry} />
          ))}
        </chakra.ul>
      )}
      <Pager
        page={page}
        pageCount={auditLog.pageInfo.pageCount}
        total={auditLog.totalCount}
        hideForOnePage
        href={(target) => address(pageQuery(target))}
      />
    </>
  );
}
