import { skipToken } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { formatTime, useT } from '../../../i18n';
import { inARow } from '../../../lib/in-a-row';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { SearchField } from '../../../ui/search-field';
import { RowListSkeleton } from '../../../ui/skeleton';
import { Tag } from '../../../ui/tag';
import { type DoorPeopleQuery, useDoorPeopleQuery } from './door.generated';

type Person = NonNullable<DoorPeopleQuery['organiser']>['doorPeople'][number];

const FEWEST_CHARACTERS = 2;

interface FoundProps {
  person: Person;
  onLetIn: () => void;
}

/** The button that lets the person in, or why there is none. */
function Standing({ person: { name, isWithdrawn, firstAt, firstDoor }, onLetIn }: FoundProps) {
  const t = useT();
  if (isWithdrawn) {
    return (
      <Tag tone="rejected">
        <Icon name="lock" size="16px" />
        {t('door.says.WITHDRAWN')}
      </Tag>
    );
  }
  if (firstAt) {
    return (
      <Tag tone="review">
        <Icon name="clock" size="16px" />
        {t('door.people.in', { time: formatTime(firstAt), door: firstDoor ?? '' })}
      </Tag>
    );
  }
  return (
    <Button aria-label={t('door.people.letIn.name', { name })} onClick={onLetIn}>
      {t('door.people.letIn')}
    </Button>
  );
}

function Found({ person, onLetIn }: FoundProps) {
  const t = useT();
  const { name, companyName, mobileEnd } = person;
  return (
    <chakra.li display="flex" gap="3" alignItems="center" flexWrap="wrap" py="3" borderBottomWidth="1px">
      <chakra.div flex="1" minWidth="10rem" overflowWrap="anywhere">
        <chakra.strong display="block">{name}</chakra.strong>
        <chakra.span color="quiet" fontSize="sm">
          {inARow([companyName, mobileEnd && t('door.people.mobile', { digits: mobileEnd })])}
        </chakra.span>
      </chakra.div>
      <Standing person={person} onLetIn={onLetIn} />
    </chakra.li>
  );
}

/**
 * For people who came without their pass. What is searched for is not in the address: names of visitors have no place
 * in the history of a device that many use.
 */
export function PeopleSearch({ onLetIn }: { onLetIn: (code: string) => void }) {
  const t = useT();
  const [search, setSearch] = useState('');
  const isShort = [...search].length < FEWEST_CHARACTERS;
  const { data, loading, error, refetch } = useDoorPeopleQuery(
    isShort ? skipToken : { variables: { search }, fetchPolicy: 'no-cache' },
  );
  const people = data?.organiser?.doorPeople;
  return (
    <chakra.section aria-labelledby="door-people">
      <chakra.h2 id="door-people" fontSize="lg" mb="2">
        {t('door.people')}
      </chakra.h2>
      <SearchField
        // Emptied when the person is in.
        key={search}
        defaultValue={search}
        label={t('door.people')}
        placeholder={t('door.people.placeholder')}
        onSearch={(text) => {
          setSearch(text);
          if (text === search && !isShort) void refetch().catch(() => undefined);
        }}
      />
      <chakra.div role="status" mt="3">
        {search !== '' && isShort ? t('door.people.short') : null}
        {people?.length === 0 ? t('door.people.none') : null}
      </chakra.div>
      {loading ? <RowListSkeleton isPlain /> : null}
      {error && !loading ? (
        <Flex role="alert" gap="3" align="center" wrap="wrap">
          <chakra.span color="rejected">{t('door.people.failed')}</chakra.span>
          <Button variant="outline" size="sm" onClick={() => void refetch().catch(() => undefined)}>
            {t('door.again')}
          </Button>
        </Flex>
      ) : null}
      {people && people.length > 0 ? (
        <chakra.ul listStyleType="none" borderTopWidth="1px">
          {people.map((person) => (
            <Found
              key={person.id}
              person={person}
              onLetIn={() => {
                onLetIn(person.code);
                setSearch('');
              }}
            />
          ))}
        </chakra.ul>
      ) : null}
    </chakra.section>
  );
}
