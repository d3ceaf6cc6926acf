import { chakra, Flex } from '@chakra-ui/react';
import { useRef } from 'react';
import { Navigate, useRevalidator } from 'react-router-dom';
import { formatDateTime, useLang, useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Icon } from '../../../ui/icon';
import { Pager } from '../../../ui/pager';
import { Table, TableCell, TableHead, TableRow } from '../../../ui/table';
import { TextAnchor, TextLink } from '../../../ui/text-link';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { registrationsPath } from './address';
import type { RegistrationsRef } from './load';
import { type EventRegistrationsQuery, useEventRegistrationsPreloaded } from './registrations.generated';
import { useCancel } from './use-cancel';

type Registration = NonNullable<EventRegistrationsQuery['viewer']>['eventRegistrations']['nodes'][number];

interface RowProps {
  registration: Registration;
  onCancel: (registration: { id: string; title: string }) => void;
}

function Row({ registration: { id, eventTitle, createdAt, calendarUrl }, onCancel }: RowProps) {
  const t = useT();
  const lang = useLang();
  const time = <time dateTime={createdAt}>{formatDateTime(createdAt, lang)}</time>;
  return (
    <TableRow>
      <TableCell>
        <TextLink to={registrationsPath({ view: 'detail', id })}>{eventTitle}</TextLink>
        <chakra.span display={{ base: 'block', md: 'none' }} color="quiet" fontSize="sm">
          {time}
        </chakra.span>
      </TableCell>
      <TableCell color="quiet" whiteSpace="nowrap" display={{ base: 'none', md: 'table-cell' }}>
        {time}
      </TableCell>
      <TableCell>
        <Flex
          direction={{ base: 'column', md: 'row' }}
          gap="1"
          justify="end"
          align={{ base: 'end', md: 'center' }}
        >
          {calendarUrl ? (
            <TextAnchor
              href={calendarUrl}
              download
              title={t('registrations.calendar')}
              display="inline-grid"
              placeItems="center"
              width="11"
              height="11"
              borderRadius="control"
              _hover={{ bg: 'sunken' }}
            >
              <Icon name="calendar" />
              <VisuallyHidden>{t('registrations.calendarNamed', { title: eventTitle })}</VisuallyHidden>
            </TextAnchor>
          ) : null}
          <Button
            variant="outline"
            size="sm"
            aria-label={t('registrations.cancelNamed', { title: eventTitle })}
            onClick={() => onCancel({ id, title: eventTitle })}
          >
            {t('registrations.cancel')}
          </Button>
        </Flex>
      </TableCell>
    </TableRow>
  );
}

/** Own sign-ups, ten a page (VC-029..032, CONST-025). */
export function RegistrationList({ page, query }: { page: number; query: RegistrationsRef }) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();
  const found = useEventRegistrationsPreloaded(query).data.viewer?.eventRegistrations;
  const { ask, question } = useCancel(() => {
    // The button that was pressed goes with its row: reading goes on at the list.
    list.current?.focus({ preventScroll: true });
    void revalidate();
  });
  if (!found) return null;
  const { nodes, totalCount } = found;
  const lastPage = Math.max(1, found.pageInfo.pageCount);
  const pathOf = (target: number) => registrationsPath({ view: 'list', page: target });
  // The last one of a page has gone, or the address names a page that never was.
  if (page > lastPage) return <Navigate to={pathOf(lastPage)} replace />;
  return (
    <>
      <chakra.div ref={list} tabIndex={-1} outline="none">
        {nodes.length > 0 ? (
          <Table mt="-3">
            <thead>
              <tr>
                <TableHead scope="col">{t('registrations.event')}</TableHead>
                <TableHead scope="col" display={{ base: 'none', md: 'table-cell' }}>
                  {t('registrations.time')}
                </TableHead>
                <TableHead scope="col">
                  <VisuallyHidden>{t('registrations.action')}</VisuallyHidden>
                </TableHead>
              </tr>
            </thead>
            <tbody>
              {nodes.map((registration) => (
                <Row key={registration.id} registration={registration} onCancel={ask} />
              ))}
            </tbody>
          </Table>
        ) : (
          <EmptyState
            seed="registrations"
            title={t('registrations.none')}
            action={<ButtonLink to={paths.meetTechnical()}>{t('registrations.find')}</ButtonLink>}
          >
            {t('registrations.none.text')}
          </EmptyState>
        )}
      </chakra.div>
      <Pager
        page={page}
        pageCount={lastPage}
        total={totalCount}
        hideForOnePage
        label={t('registrations.list')}
        href={pathOf}
      />
      {question}
    </>
  );
}
