import { chakra, Flex } from '@chakra-ui/react';
import { Navigate, useNavigate } from 'react-router-dom';
import { formatDateTime, useLang, useT } from '../../../i18n';
import { inARow } from '../../../lib/in-a-row';
import { BreakableEmail } from '../../../ui/breakable-email';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Pager } from '../../../ui/pager';
import { SearchField } from '../../../ui/search-field';
import { Table, TableCell, TableHead, TableRow } from '../../../ui/table';
import { groupedCode } from '../pass/pass-code';
import { othersListPath, othersPath } from './address';
import type { OthersRef } from './load';
import { type RegisteredPeopleQuery, useRegisteredPeoplePreloaded } from './others.generated';

type Person = NonNullable<RegisteredPeopleQuery['viewer']>['registeredPeople']['nodes'][number];

const wide = { base: 'none', md: 'table-cell' } as const;
const Quiet = chakra('span', { base: { display: 'block', color: 'quiet', fontSize: 'sm' } });

function Row({ person }: { person: Person }) {
  const t = useT();
  const lang = useLang();
  const { name, title, mobile, companyName, department, position, email, passCode, registeredAt } = person;
  // On the narrowest phones the time stands below the date.
  const time = (
    <chakra.time dateTime={registeredAt} whiteSpace={{ base: 'normal', md: 'nowrap' }}>
      {formatDateTime(registeredAt, lang)}
    </chakra.time>
  );
  return (
    <TableRow>
      <TableCell>
        <chakra.span fontWeight="semibold">
          {(lang === 'ZH' ? [name, title] : [title, name]).filter(Boolean).join(' ')}
        </chakra.span>
        <Quiet>{inARow([department, position])}</Quiet>
        <Quiet display={{ md: 'none' }}>{companyName}</Quiet>
        <Quiet display={{ md: 'none' }} data-numeric="">
          {mobile}
        </Quiet>
        <Quiet display={{ md: 'none' }} overflowWrap="anywhere">
          <BreakableEmail>{email}</BreakableEmail>
        </Quiet>
      </TableCell>
      <TableCell display={wide} overflowWrap="anywhere">
        {companyName}
      </TableCell>
      <TableCell display={wide} overflowWrap="anywhere">
        <chakra.span display="block" data-numeric="" whiteSpace="nowrap">
          {mobile}
        </chakra.span>
        <Quiet>
          <BreakableEmail>{email}</BreakableEmail>
        </Quiet>
      </TableCell>
      <TableCell>
        <chakra.span display="block" data-numeric="" whiteSpace="nowrap" fontWeight="semibold">
          {passCode === '' ? t('others.withdrawn') : groupedCode(passCode)}
        </chakra.span>
        <Quiet>{time}</Quiet>
      </TableCell>
    </TableRow>
  );
}

/** That nobody was registered yet, or nobody with such a number. */
function NoPeople({ mobile }: { mobile: string }) {
  const t = useT();
  if (mobile === '') {
    return (
      <EmptyState
        seed="others"
        title={t('others.none')}
        action={<ButtonLink to={othersPath({ view: 'add' })}>{t('others.add')}</ButtonLink>}
      >
        {t('others.none.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      seed="others"
      title={t('others.notFound')}
      action={
        <ButtonLink to={othersListPath} variant="outline">
          {t('others.showAll')}
        </ButtonLink>
      }
    >
      {t('others.notFound.text', { mobile })}
    </EmptyState>
  );
}

interface OtherListProps {
  mobile: string;
  page: number;
  query: OthersRef;
}

/** People whom the visitor has registered, ten a page, by part of the number (VC-069, VC-070, VC-072). */
export function OtherList({ mobile, page, query }: OtherListProps) {
  const t = useT();
  const navigate = useNavigate();
  const found = useRegisteredPeoplePreloaded(query).data.viewer?.registeredPeople;
  if (!found) return null;
  const { nodes, totalCount } = found;
  const lastPage = Math.max(1, found.pageInfo.pageCount);
  const pathOf = (target: number) => othersPath({ view: 'list', mobile, page: target });
  if (page > lastPage) return <Navigate to={pathOf(lastPage)} replace />;
  // Nobody to look for: the one button is that of the empty list.
  if (totalCount === 0 && mobile === '') return <NoPeople mobile="" />;
  return (
    <>
      <Flex gap="4" wrap="wrap" justify="space-between" align="center" mb="5">
        <SearchField
          isQuiet
          flex="1 1 16rem"
          maxWidth="28rem"
          defaultValue={mobile}
          placeholder={t('others.search')}
          onSearch={(text) => void navigate(othersPath({ view: 'list', mobile: text, page: 1 }))}
        />
        <ButtonLink to={othersPath({ view: 'add' })}>{t('others.add')}</ButtonLink>
      </Flex>
      {nodes.length > 0 ? (
        <Table>
          <thead>
            <tr>
              <TableHead scope="col">{t('others.name')}</TableHead>
              <TableHead scope="col" display={wide}>
                {t('others.companyName')}
              </TableHead>
              <TableHead scope="col" display={wide}>
                {t('others.contact')}
              </TableHead>
              <TableHead scope="col">{t('others.code')}</TableHead>
            </tr>
          </thead>
          <tbody>
            {nodes.map((person) => (
              <Row key={person.id} person={person} />
            ))}
          </tbody>
        </Table>
      ) : (
        <NoPeople mobile={mobile} />
      )}
      <Pager
        page={page}
        pageCount={lastPage}
        total={totalCount}
        hideForOnePage
        label={t('others.list')}
        href={pathOf}
      />
    </>
  );
}
