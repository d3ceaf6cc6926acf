import { useApolloClient } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { Suspense } from 'react';
import { Navigate, useNavigate, useRevalidator } from 'react-router-dom';
import { useLang, useT } from '../../../i18n';
import { EmptyState } from '../../../ui/empty-state';
import { Field } from '../../../ui/field';
import { Pager } from '../../../ui/pager';
import { Select } from '../../../ui/select';
import { RowListSkeleton } from '../../../ui/skeleton';
import type { PanelProps } from '../../centre';
import { useDeleteRecords } from '../../records';
import { OwnFileLink } from '../own-file-link';
import { BEST, leadsPath } from './address';
import { forgetLeads } from './cache';
import { LeadCard } from './lead-card';
import { useDeleteLeadsMutation, useLeadsPreloaded } from './leads.generated';
import type { LeadsData } from './load';
import { ScanPanel } from './scan-panel';

function Found({ address, query }: LeadsData) {
  const t = useT();
  const lang = useLang();
  const client = useApolloClient();
  const go = useNavigate();
  const { revalidate } = useRevalidator();
  const [remove] = useDeleteLeadsMutation();
  const { ask, question } = useDeleteRecords({
    send: async (ids) => (await remove({ variables: { ids } })).data?.deleteLeads,
    onDeleted: (ids) => {
      forgetLeads(client.cache, ids);
      void revalidate();
    },
  });
  const found = useLeadsPreloaded(query).data.viewer?.leads;
  if (!found) return null;
  const { nodes, totalCount, pageInfo } = found;
  const { rating, page } = address;
  const lastPage = Math.max(1, pageInfo.pageCount);
  if (page > lastPage) return <Navigate to={leadsPath({ rating, page: lastPage })} replace />;
  const isBlank = totalCount === 0 && rating === undefined;
  return (
    <section aria-label={t('leads.list')}>
      {/* Nothing to choose from before the first. */}
      {isBlank ? null : (
        <Flex align="end" justify="space-between" gap="4" wrap="wrap" mb="4">
          <Field label={t('leads.atLeast')}>
            {(control) => (
              <Select
                {...control}
                name="atLeast"
                width="12rem"
                value={rating ?? ''}
                onChange={(event) =>
                  void go(leadsPath({ rating: Number(event.currentTarget.value) || undefined, page: 1 }))
                }
              >
                <option value="">{t('leads.all')}</option>
                {Array.from({ length: BEST }, (_, index) => BEST - index).map((stars) => (
                  <option key={stars} value={stars}>
                    {'★'.repeat(stars)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {totalCount > 0 ? (
            <OwnFileLink href={`/files/own/leads-${lang === 'ZH' ? 'cn' : 'en'}.xlsx`}>
              {t('leads.download')}
            </OwnFileLink>
          ) : null}
        </Flex>
      )}
      {nodes.length === 0 ? (
        <EmptyState seed="leads" title={t(rating === undefined ? 'leads.none' : 'leads.none.rated')}>
          {t('leads.none.text')}
        </EmptyState>
      ) : (
        <chakra.ul listStyleType="none" display="grid" gap="4">
          {nodes.map((lead) => (
            <li key={lead.id}>
              <LeadCard lead={lead} onDelete={() => ask([{ id: lead.id, title: lead.name }])} />
            </li>
          ))}
        </chakra.ul>
      )}
      <Pager
        page={page}
        pageCount={lastPage}
        total={totalCount}
        hideForOnePage
        label={t('leads.list')}
        href={(target) => leadsPath({ rating, page: target })}
      />
      {question}
    </section>
  );
}

/** Visitors whom the company has met at the show, taken down by their pass with their consent (DESIGN-007). */
export function Leads({ data }: PanelProps<LeadsData>) {
  return (
    <>
      <ScanPanel />
      <Suspense fallback={<RowListSkeleton isPlain count={4} />}>
        <Found {...data} />
      </Suspense>
    </>
  );
}
