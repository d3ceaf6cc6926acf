import { useApolloClient } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatNumber, useT } from '../../../i18n';
import { Button, ButtonLink } from '../../../ui/button';
import { Confirm } from '../../../ui/confirm';
import { Table, TableCell, TableHead, TableRow } from '../../../ui/table';
import { companyPath } from './address';
import { forgetCompany } from './cache';
import { type CompanyLineFragment, useCompanyMergePreloaded } from './companies.generated';
import { CompanyGone } from './company-page';
import { useCompanyNames } from './company-row';
import type { MergeRef } from './load';
import { useCompanyChanges } from './use-company-changes';

const dash = '—';

function Side({ title, company }: { title: string; company: CompanyLineFragment }) {
  const { name, nameLang } = useCompanyNames()(company);
  return (
    <TableHead scope="col" whiteSpace="normal" verticalAlign="top" overflowWrap="anywhere">
      {title}
      <chakra.span display="block" color="ink" fontSize={{ base: 'sm', md: 'md' }} lang={nameLang}>
        {name}
      </chakra.span>
      <chakra.span display="block" fontWeight="normal">
        {company.boothNumber || dash}
      </chakra.span>
    </TableHead>
  );
}

/** What two companies have side by side, what would go, and the decision. */
export function MergePreview({ query, q }: { query: MergeRef; q: string }) {
  const t = useT();
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const namesOf = useCompanyNames();
  const { merge, isMerging } = useCompanyChanges();
  const [isAsking, setAsking] = useState(false);
  const found = useCompanyMergePreloaded(query).data.organiser?.companyMerge;
  if (!found) return <CompanyGone />;
  const { stays, goes, parts } = found;
  const shown = parts.filter((part) => part.stays > 0 || part.goes > 0);
  const yes = async () => {
    setAsking(false);
    if (!(await merge(stays.id, goes.id))) return;
    await navigate(companyPath({ view: 'company', id: stays.id }));
    forgetCompany(cache, goes.id);
  };
  return (
    <>
      {/* On the narrowest phones it scrolls, by keyboard too. */}
      <chakra.div
        overflowX="auto"
        tabIndex={0}
        role="region"
        aria-label={t('companies.merge.title', { name: namesOf(stays).name })}
      >
        <Table>
          <thead>
            <tr>
              <TableHead scope="col" verticalAlign="top">
                {t('companies.merge.kind')}
              </TableHead>
              <Side title={t('companies.merge.stays')} company={stays} />
              <Side title={t('companies.merge.goes')} company={goes} />
              <TableHead scope="col" verticalAlign="top">
                {t('companies.merge.dropped')}
              </TableHead>
            </tr>
          </thead>
          <tbody>
            {shown.map((part) => (
              <TableRow key={part.kind}>
                <TableCell as="th" scope="row" textAlign="start" fontWeight="normal">
                  {part.label}
                </TableCell>
                <TableCell>{formatNumber(part.stays)}</TableCell>
                <TableCell>{formatNumber(part.goes)}</TableCell>
                <TableCell color={part.dropped > 0 ? 'rejected' : 'quiet'}>
                  {part.dropped > 0 ? formatNumber(part.dropped) : dash}
                </TableCell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      </chakra.div>
      <chakra.p color="quiet" mt="4" maxWidth="44rem">
        {t('companies.merge.text')}
      </chakra.p>
      <Flex gap="3" wrap="wrap" mt="6">
        <Button variant="danger" disabled={isMerging} onClick={() => setAsking(true)}>
          {t('companies.merge.do')}
        </Button>
        <ButtonLink variant="outline" to={companyPath({ view: 'merge', id: goes.id, other: stays.id, q })}>
          {t('companies.merge.swap')}
        </ButtonLink>
      </Flex>
      <Confirm
        open={isAsking}
        title={t('companies.merge.ask', { goes: namesOf(goes).name, stays: namesOf(stays).name })}
        yes={t('companies.merge.do')}
        no={t('companies.cancel')}
        onYes={() => void yes()}
        onNo={() => setAsking(false)}
      >
        {t('companies.merge.askText')}
      </Confirm>
    </>
  );
}
