import { chakra, Flex } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { inARow } from '../../../lib/in-a-row';
import { CardLink } from '../../../ui/card-link';
import { EmptyState } from '../../../ui/empty-state';
import { Icon } from '../../../ui/icon';
import { Tag } from '../../../ui/tag';
import { peoplePath } from './address';
import type { PeopleRef } from './load';
import { type DeskPeopleQuery, useDeskPeoplePreloaded } from './people.generated';

type Line = NonNullable<DeskPeopleQuery['organiser']>['deskPeople']['people'][number];

/** What stands for somebody without a name. */
export const nameOf = ({ name, mobile, email }: Pick<Line, 'email' | 'mobile' | 'name'>): string =>
  name || mobile || email;

function PersonRow({ person }: { person: Line }) {
  const t = useT();
  const { id, role, companyName, mobile, email, hasPass, isLocked } = person;
  return (
    <chakra.li
      position="relative"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }}
      columnGap="6"
      rowGap="2"
      alignItems="center"
      py="4"
      borderBottomWidth="1px"
      css={{
        '&:has(a[data-card-link]:focus-visible)': {
          outline: '2px solid {colors.focus}',
          outlineOffset: '2px',
        },
      }}
    >
      <chakra.div minWidth="0" overflowWrap="anywhere">
        <chakra.h2 fontSize="md" lineHeight="1.5">
          <CardLink to={peoplePath({ view: 'person', id })}>{nameOf(person)}</CardLink>
        </chakra.h2>
        <p>{companyName}</p>
        <chakra.p color="quiet" fontSize="sm">
          {inARow([mobile, email])}
        </chakra.p>
      </chakra.div>
      <Flex gap="2" wrap="wrap">
        {isLocked ? (
          <Tag tone="rejected">
            <Icon name="lock" size="16px" />
            {t('people.locked')}
          </Tag>
        ) : null}
        {hasPass ? (
          <Tag tone="approved">
            <Icon name="ticket" size="16px" />
            {t('people.pass')}
          </Tag>
        ) : null}
        <Tag tone="second">{t(`people.role.${role}`)}</Tag>
      </Flex>
    </chakra.li>
  );
}

/** Whoever fits, at most fifty. */
export function FoundPeople({ query }: { query: PeopleRef }) {
  const t = useT();
  const found = useDeskPeoplePreloaded(query).data.organiser?.deskPeople;
  if (!found) return null;
  const { people, hasMore } = found;
  if (people.length === 0) {
    return (
      <EmptyState seed="people" title={t('people.none')}>
        {t('people.none.hint')}
      </EmptyState>
    );
  }
  return (
    <>
      <chakra.p color="quiet" role="status" mb="4">
        {t(hasMore ? 'people.more' : 'people.count', { count: people.length })}
      </chakra.p>
      <chakra.ul listStyleType="none" borderTopWidth="1px">
        {people.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </chakra.ul>
    </>
  );
}
