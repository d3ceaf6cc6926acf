import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDateRange, formatDateTime, useLang, useT } from '../../../i18n';
import { Button, ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { BackLink } from '../../../ui/back-link';
import { Icon } from '../../../ui/icon';
import { TextAnchor } from '../../../ui/text-link';
import { AnswerFiles } from '../../custom-fields';
import { eventPath, registrationsPath } from './address';
import type { RegistrationRef } from './load';
import {
  type EventRegistrationByIdQuery,
  useEventRegistrationByIdPreloaded,
} from './registrations.generated';
import { useCancel } from './use-cancel';

type Registration = NonNullable<NonNullable<EventRegistrationByIdQuery['viewer']>['eventRegistration']>;

const listPath = registrationsPath({ view: 'list', page: 1 });

const Facts = chakra('dl', {
  base: {
    borderTopWidth: '1px',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', sm: '12rem minmax(0, 1fr)' },
      columnGap: '6',
      rowGap: '0.5',
      py: '3.5',
      borderBottomWidth: '1px',
    },
    '& dt': { color: 'quiet' },
    '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  },
});

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Found({ registration }: { registration: Registration }) {
  const t = useT();
  const lang = useLang();
  const navigate = useNavigate();
  const { id, eventTitle, eventCode, startsAt, endsAt, calendarUrl, createdAt, answers } = registration;
  const { ask, question } = useCancel(() => void navigate(listPath, { replace: true }));
  const page = eventPath(eventCode);
  return (
    <>
      <chakra.h2 fontSize={{ base: 'lg', md: 'xl' }} mb="5">
        {eventTitle}
      </chakra.h2>
      <Flex direction="column" gap="6" maxWidth="45rem">
        <Facts>
          {startsAt && endsAt ? (
            <Fact label={t('registrations.when')}>{formatDateRange(startsAt, endsAt, lang)}</Fact>
          ) : null}
          <Fact label={t('registrations.time')}>
            <time dateTime={createdAt}>{formatDateTime(createdAt, lang)}</time>
          </Fact>
        </Facts>
        <chakra.section aria-labelledby="answers">
          <chakra.h3 id="answers" fontSize="md" mb="3">
            {t('registrations.answers')}
          </chakra.h3>
          <Facts>
            {answers.map(({ fieldId, label, text, fileUrls }) => (
              <Fact key={fieldId} label={label}>
                {fileUrls.length > 0 ? <AnswerFiles urls={fileUrls} /> : text}
              </Fact>
            ))}
          </Facts>
        </chakra.section>
        <Flex gap="3" wrap="wrap" align="center">
          {page ? (
            <ButtonLink to={page} variant="outline">
              {t('registrations.toEvent')}
            </ButtonLink>
          ) : null}
          {calendarUrl ? (
            <TextAnchor
              href={calendarUrl}
              download
              display="inline-flex"
              alignItems="center"
              gap="2"
              px="3"
              py="2"
            >
              <Icon name="calendar" size="18px" />
              {t('registrations.calendar')}
            </TextAnchor>
          ) : null}
          <Button variant="ghost" color="rejected" onClick={() => ask({ id, title: eventTitle })}>
            <Icon name="trash" size="18px" />
            {t('registrations.cancel')}
          </Button>
        </Flex>
      </Flex>
      {question}
    </>
  );
}

/** One sign-up with what was sent in. Cancelled, somebody else's, or never there: all the same. */
export function RegistrationDetail({ query }: { query: RegistrationRef }) {
  const t = useT();
  const registration = useEventRegistrationByIdPreloaded(query).data.viewer?.eventRegistration;
  return (
    <>
      <chakra.div mb="2">
        <BackLink to={listPath}>{t('registrations.back')}</BackLink>
      </chakra.div>
      {registration ? (
        <Found registration={registration} />
      ) : (
        <EmptyState seed="registration gone">{t('registrations.gone')}</EmptyState>
      )}
    </>
  );
}
