import { chakra, Flex } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { formatDateTime, useLang, useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Confirm } from '../../../ui/confirm';
import { Icon } from '../../../ui/icon';
import { Tag } from '../../../ui/tag';
import { Fact, Facts, MissingRecord, ViewHeading } from '../../records';
import { peoplePath } from './address';
import { nameOf } from './found-people';
import type { PersonRef } from './load';
import { type KeptPersonFragment, useDeskPersonPreloaded } from './people.generated';
import { PersonData } from './person-data';
import { usePersonChanges } from './use-person-changes';

const dash = '—';
/** Groups of four are read off a screen without losing the place. */
const grouped = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** Facts that are moments: yyyy-MM-dd HH:mm:ss, Shanghai time. */
const moments = ['registeredAt', 'finishedAt', 'accountSince'];

function Actions({ person }: { person: KeptPersonFragment }) {
  const t = useT();
  const { isBusy, sendAgain, lock, signOut } = usePersonChanges(person.id);
  const [isAsking, setAsking] = useState(false);
  const { canResend, hasAccount, isLocked, sessionCount } = person;
  const act = (label: string, onClick: () => void) => (
    <Button size="sm" variant="outline" disabled={isBusy} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <Flex gap="2" wrap="wrap">
      {canResend ? act(t('people.resend'), () => void sendAgain()) : null}
      {sessionCount > 0 ? act(t('people.signOut', { count: sessionCount }), () => void signOut()) : null}
      {hasAccount && isLocked ? act(t('people.unlock'), () => void lock(false)) : null}
      {hasAccount && !isLocked ? act(t('people.lock'), () => setAsking(true)) : null}
      <Confirm
        open={isAsking}
        title={t('people.lock.title', { name: nameOf(person) })}
        yes={t('people.lock.yes')}
        no={t('people.cancel')}
        onNo={() => setAsking(false)}
        onYes={() => {
          setAsking(false);
          void lock(true);
        }}
      >
        {t('people.lock.text')}
      </Confirm>
    </Flex>
  );
}

function Found({ person }: { person: KeptPersonFragment }) {
  const t = useT();
  const lang = useLang();
  const heading = useId();
  const { role, companyName, mobile, email, isLocked, passCode, facts } = person;
  return (
    <>
      <ViewHeading back={peoplePath({ view: 'search', q: '' })}>{nameOf(person)}</ViewHeading>
      <Flex gap="2" wrap="wrap" align="center" mb="4">
        <Tag tone="second">{t(`people.role.${role}`)}</Tag>
        {isLocked ? (
          <Tag tone="rejected">
            <Icon name="lock" size="16px" />
            {t('people.locked')}
          </Tag>
        ) : null}
      </Flex>
      <Actions person={person} />
      <chakra.section aria-labelledby={heading} mt="8" maxWidth="46rem">
        <chakra.h3 id={heading} fontSize="lg" mb="3">
          {t('people.facts')}
        </chakra.h3>
        <Facts>
          <Fact label={t('people.company')}>{companyName || dash}</Fact>
          <Fact label={t('people.mobile')}>{mobile || dash}</Fact>
          <Fact label={t('people.email')}>{email || dash}</Fact>
          <Fact label={t('people.code')}>{passCode ? grouped(passCode) : t('people.code.none')}</Fact>
          {facts.map(({ key, label, value }) => (
            <Fact key={key} label={label}>
              {moments.includes(key) ? formatDateTime(`${value.replace(' ', 'T')}+08:00`, lang) : value}
            </Fact>
          ))}
        </Facts>
      </chakra.section>
      <PersonData person={person} />
    </>
  );
}

/** One person: what the registration says, the pass, the account, and their personal data. */
export function PersonPage({ query }: { query: PersonRef }) {
  const t = useT();
  const person = useDeskPersonPreloaded(query).data.organiser?.deskPerson;
  if (person) return <Found person={person} />;
  return <MissingRecord to={peoplePath({ view: 'search', q: '' })}>{t('people.gone')}</MissingRecord>;
}
