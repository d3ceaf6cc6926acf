import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useId } from 'react';
import type { ContentGroup } from '../../../gql/types';
import { useT } from '../../../i18n';
import { CardLink } from '../../../ui/card-link';
import { Icon } from '../../../ui/icon';
import { Tag } from '../../../ui/tag';
import { listPath } from './address';
import type { OverviewRef } from './load';
import { type ContentOverviewQuery, useContentOverviewPreloaded } from './site-content.generated';

type Summary = NonNullable<ContentOverviewQuery['organiser']>['contentOverview'][number];

const groups: readonly ContentGroup[] = [
  'PAGES',
  'TRAVEL',
  'CONTACTS',
  'DOCUMENTS',
  'EVENTS',
  'DIRECTORY',
  'REGISTRATION',
  'EXHIBITING',
];

function SummaryCard({ summary }: { summary: Summary }) {
  const t = useT();
  const { id, title, lead, isSingle, totalCount, lackingCount, draftCount } = summary;
  return (
    <chakra.li
      position="relative"
      display="flex"
      flexDirection="column"
      gap="1.5"
      p="4"
      borderWidth="1px"
      borderRadius="card"
      css={{
        '&:has(a[data-card-link]:focus-visible)': {
          outline: '2px solid {colors.focus}',
          outlineOffset: '2px',
        },
      }}
      _hover={{ borderColor: 'line.strong' }}
    >
      <Flex justify="space-between" gap="3" align="baseline">
        <chakra.h3 fontSize="md" minWidth="0">
          <CardLink to={listPath(id)}>{title}</CardLink>
        </chakra.h3>
        {isSingle ? null : (
          <chakra.span color="quiet" fontSize="sm" whiteSpace="nowrap" data-numeric="">
            {t('site-content.count', { count: totalCount })}
          </chakra.span>
        )}
      </Flex>
      <chakra.p color="quiet" fontSize="sm">
        {lead}
      </chakra.p>
      {lackingCount > 0 || draftCount > 0 ? (
        <Flex gap="2" wrap="wrap" mt="auto" pt="1">
          {lackingCount > 0 ? (
            <Tag tone="review">
              <Icon name="alert" size="16px" />
              {t('site-content.lacking', { count: lackingCount })}
            </Tag>
          ) : null}
          {draftCount > 0 ? (
            <Tag tone="second">
              <Icon name="file" size="16px" />
              {t('site-content.drafts', { count: draftCount })}
            </Tag>
          ) : null}
        </Flex>
      ) : null}
    </chakra.li>
  );
}

function Group({ group, summaries }: { group: ContentGroup; summaries: readonly Summary[] }) {
  const t = useT();
  const heading = useId();
  return (
    <chakra.section aria-labelledby={heading}>
      <chakra.h2 id={heading} fontSize="lg" mb="3">
        {t(`site-content.group.${group}`)}
      </chakra.h2>
      <Grid
        as="ul"
        listStyleType="none"
        gap="3"
        templateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))"
      >
        {summaries.map((summary) => (
          <SummaryCard key={summary.id} summary={summary} />
        ))}
      </Grid>
    </chakra.section>
  );
}

/** All lists of the site's content in groups, with what lacks a language and what waits. */
export function Overview({ query }: { query: OverviewRef }) {
  const overview = useContentOverviewPreloaded(query).data.organiser?.contentOverview ?? [];
  return (
    <Flex direction="column" gap="8">
      {groups.map((group) => (
        <Group key={group} group={group} summaries={overview.filter((summary) => summary.group === group)} />
      ))}
    </Flex>
  );
}
