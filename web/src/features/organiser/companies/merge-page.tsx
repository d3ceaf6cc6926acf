import { useDeskCompaniesPreloaded, useDeskCompanyPreloaded } from './companies.generated';
import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n';
import { EmptyState } from '../../../ui/empty-state';
import { SearchField } from '../../../ui/search-field';
import { RowListSkeleton } from '../../../ui/skeleton';
import { ViewHeading } from '../../records';
import { companyPath } from './address';
import { CompanyGone } from './company-page';
import { CompanyRow, useCompanyNames } from './company-row';
import type { CompaniesRef, CompanyRef, MergeRef } from './load';
import { MergePreview } from './merge-preview';

interface MergePageProps {
  id: string;
  other: string;
  q: string;
  query: CompanyRef;
  found: CompaniesRef | undefined;
  merge: MergeRef | undefined;
}

/** Companies that may be the same as this one; each leads to what would become of both. */
function Found({ id, q, found }: { id: string; q: string; found: CompaniesRef }) {
  const t = useT();
  const others =
    useDeskCompaniesPreloaded(found).data.organiser?.deskCompanies.nodes.filter((one) => one.id !== id) ?? [];
  if (others.length === 0) return <EmptyState seed="merge">{t('companies.none')}</EmptyState>;
  return (
    <chakra.ul listStyleType="none" borderTopWidth="1px" mt="6">
      {others.map((company) => (
        <CompanyRow
          key={company.id}
          company={company}
          to={companyPath({ view: 'merge', id, q, other: company.id })}
        />
      ))}
    </chakra.ul>
  );
}

/** Makes one of two companies: finds the other one, shows what both have, and asks. */
export function MergePage({ id, other, q, query, found, merge }: MergePageProps) {
  const t = useT();
  const navigate = useNavigate();
  const namesOf = useCompanyNames();
  const company = useDeskCompanyPreloaded(query).data.organiser?.deskCompany;
  if (!company) return <CompanyGone />;
  const back = other
    ? companyPath({ view: 'merge', id, q, other: '' })
    : companyPath({ view: 'company', id });
  return (
    <>
      <ViewHeading key={other} back={back}>
        {t('companies.merge.title', { name: namesOf(company).name })}
      </ViewHeading>
      {merge ? (
        <Suspense fallback={<RowListSkeleton isPlain count={6} />}>
          <MergePreview query={merge} q={q} />
        </Suspense>
      ) : (
        <>
          <chakra.p color="quiet" mb="4">
            {t('companies.merge.find')}
          </chakra.p>
          <SearchField
            placeholder={t('companies.search')}
            defaultValue={q}
            onSearch={(text) => void navigate(companyPath({ view: 'merge', id, other: '', q: text }))}
          />
          {found ? (
            <Suspense fallback={<RowListSkeleton isPlain count={4} />}>
              <Found id={id} q={q} found={found} />
            </Suspense>
          ) : null}
        </>
      )}
    </>
  );
}
