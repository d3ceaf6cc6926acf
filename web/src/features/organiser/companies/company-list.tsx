import { useDeskCompaniesPreloaded } from './companies.generated';
import { chakra, Flex } from '@chakra-ui/react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Field } from '../../../ui/field';
import { Pager } from '../../../ui/pager';
import { SearchField } from '../../../ui/search-field';
import { Select } from '../../../ui/select';
import { useComingQuery } from '../../../ui/use-coming-query';
import { companyList, companyPath, type CompanyFilter, readCompanyAddress, states } from './address';
import { CompanyRow } from './company-row';
import type { CompaniesRef } from './load';

interface CompanyListProps {
  filter: CompanyFilter;
  query: CompaniesRef;
}

/** No company matches, or there is none yet: then it says where companies come from. */
function NoCompanies({ isFiltered }: { isFiltered: boolean }) {
  const t = useT();
  if (isFiltered) return <EmptyState seed="companies">{t('companies.none')}</EmptyState>;
  return (
    <EmptyState
      seed="companies"
      title={t('companies.noneYet')}
      action={<ButtonLink to={paths.organiser({ menu: 'import' })}>{t('companies.toImport')}</ButtonLink>}
    >
      {t('companies.noneYet.text')}
    </EmptyState>
  );
}

/** Companies by name, booth, address or number, twenty a page; the address holds what is asked for. */
export function CompanyList({ filter, query }: CompanyListProps) {
  const t = useT();
  const navigate = useNavigate();
  const coming = readCompanyAddress(useComingQuery());
  const companies = useDeskCompaniesPreloaded(query).data.organiser?.deskCompanies;
  if (!companies) return null;
  const { page } = filter;
  const { state, q } = coming.view === 'list' ? coming : filter;
  const { nodes, totalCount, pageInfo } = companies;
  const lastPage = Math.max(1, pageInfo.pageCount);
  const address = (some: Partial<CompanyFilter>) => companyList({ state, q, ...some });
  if (page > lastPage) return <Navigate to={address({ page: lastPage })} replace />;
  return (
    <>
      <Flex gap="4" wrap="wrap" align="end" mb="5">
        <Field label={t('companies.state')}>
          {(control) => (
            <Select
              {...control}
              width="12rem"
              value={state}
              onChange={({ currentTarget: { value } }) =>
                void navigate(address({ state: states.find((one) => one === value) ?? '' }))
              }
            >
              {states.map((one) => (
                <option key={one} value={one}>
                  {t(one ? `companies.state.${one}` : 'companies.all')}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <SearchField
          flex="1 1 20rem"
          placeholder={t('companies.search')}
          defaultValue={q}
          onSearch={(text) => void navigate(address({ q: text }))}
        />
      </Flex>
      <chakra.p color="quiet" role="status" mb="4">
        {t('companies.count', { count: totalCount })}
      </chakra.p>
      {nodes.length === 0 ? (
        <NoCompanies isFiltered={state !== '' || q !== ''} />
      ) : (
        <chakra.ul listStyleType="none" borderTopWidth="1px">
          {nodes.map((company) => (
            <CompanyRow
              key={company.id}
              company={company}
              to={companyPath({ view: 'company', id: company.id })}
            />
          ))}
        </chakra.ul>
      )}
      <Pager
        page={page}
        pageCount={lastPage}
        total={totalCount}
        hideForOnePage
        href={(target) => address({ page: target })}
      />
    </>
  );
}
