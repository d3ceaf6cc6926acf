import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatNumber, useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { TextLink } from '../../../ui/text-link';
import { allOf, type SearchGroupId } from './address';

/** What a group tells, whatever it holds. */
export interface GroupState {
  failure: string | null;
  found: { totalCount: number; totalCountIsEstimate: boolean; nodes: readonly unknown[] } | null;
}

/** A count as it is shown: 'about' where the server counted only so far; a dash where it could not. */
export function useCount() {
  const t = useT();
  return ({ found }: GroupState): string => {
    if (!found) return '–';
    const count = formatNumber(found.totalCount);
    return found.totalCountIsEstimate ? t('search.about', { count }) : count;
  };
}

interface GroupSectionProps {
  id: SearchGroupId;
  text: string;
  state: GroupState;
  onRetry: () => void;
  children: ReactNode;
}

/** First finds of a group with the way to all of them; a group that failed says so and can be tried again (PUB-080). */
export function GroupSection({ id, text, state, onRetry, children }: GroupSectionProps) {
  const t = useT();
  const count = useCount();
  const { failure, found } = state;
  if (found?.totalCount === 0) return null;
  const isMore = found !== null && found.totalCount > found.nodes.length;
  return (
    <chakra.section aria-labelledby={`found-${id}`} scrollMarginTop="32">
      <Flex align="baseline" justify="space-between" gap="4" mb="5" wrap="wrap">
        <chakra.h2 id={`found-${id}`} fontSize={{ base: 'xl', md: '2xl' }} tabIndex={-1} outline="none">
          {t(`search.group.${id}`)}
          <chakra.span color="quiet" fontSize="md" fontWeight="regular" data-numeric="" ms="2.5">
            {count(state)}
          </chakra.span>
        </chakra.h2>
        {isMore ? (
          <TextLink to={allOf[id](text)} display="inline-flex" alignItems="center" gap="1.5" py="1">
            {t(`search.all.${id}`)}
            <Icon name="arrowRight" size="18px" />
          </TextLink>
        ) : null}
      </Flex>
      {found ? (
        children
      ) : (
        <Flex
          role="alert"
          align="center"
          justify="space-between"
          gap="4"
          wrap="wrap"
          p="5"
          borderWidth="1px"
          borderStyle="dashed"
          borderColor="line.strong"
          borderRadius="card"
        >
          <chakra.p color="quiet">{failure}</chakra.p>
          <Button variant="outline" size="sm" onClick={onRetry}>
            <Icon name="reset" size="16px" />
            {t('ui.error.retry')}
          </Button>
        </Flex>
      )}
    </chakra.section>
  );
}
