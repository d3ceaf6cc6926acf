import { chakra, Flex } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { groupIds, type SearchGroupId } from './address';
import { type GroupState, useCount } from './group-section';

const chip = {
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '2',
  px: '3.5',
  py: '1.5',
  borderWidth: '1px',
  borderRadius: 'full',
  fontSize: 'sm',
} as const;

/** The six counts; each leads to its group below (PUB-069). */
export function GroupCounts({ groups }: { groups: Record<SearchGroupId, GroupState> }) {
  const t = useT();
  const count = useCount();
  return (
    <nav aria-label={t('search.groups')}>
      <Flex as="ul" listStyleType="none" gap="2" wrap="wrap">
        {groupIds.map((id) => {
          const words = (
            <>
              {t(`search.group.${id}`)}
              <chakra.span data-numeric="" fontWeight="semibold">
                {count(groups[id])}
              </chakra.span>
            </>
          );
          return (
            <li key={id} data-group={id}>
              {groups[id].found?.totalCount === 0 ? (
                <chakra.span css={chip} color="quiet" borderStyle="dashed">
                  {words}
                </chakra.span>
              ) : (
                <chakra.a
                  href={`#found-${id}`}
                  css={chip}
                  bg="page"
                  _hover={{ borderColor: 'accent', color: 'accent' }}
                >
                  {words}
                </chakra.a>
              )}
            </li>
          );
        })}
      </Flex>
    </nav>
  );
}
