import { chakra, Flex } from '@chakra-ui/react';
import { formatDateTime, formatNumber, useLang, useT } from '../../../i18n';
import { Icon } from '../../../ui/icon';
import { Tag } from '../../../ui/tag';
import type { PartnerFeedsRef } from './load';
import { ShortFact, ShortFacts } from '../../../ui/short-facts';
import { type PartnerFeedsQuery, usePartnerFeedsPreloaded } from './webhooks.generated';

type Feed = NonNullable<PartnerFeedsQuery['organiser']>['partnerFeeds'][number];

/** How far a key has read the changes, in a word. */
function Position({ feed }: { feed: Feed }) {
  const t = useT();
  const { isExpired, behindCount, behindHasMore } = feed;
  if (isExpired) {
    return (
      <Tag tone="rejected">
        <Icon name="alert" size="16px" />
        {t('partners.feed.expired')}
      </Tag>
    );
  }
  const plural = behindCount ?? 0;
  if (plural === 0) {
    return (
      <Tag tone="approved">
        <Icon name="checkCircle" size="16px" />
        {t('partners.feed.upToDate')}
      </Tag>
    );
  }
  const count = formatNumber(plural);
  return (
    <Tag tone="review">
      <Icon name="clock" size="16px" />
      {t(behindHasMore ? 'partners.feed.behindMore' : 'partners.feed.behind', { count, plural })}
    </Tag>
  );
}

function FeedRow({ feed }: { feed: Feed }) {
  const t = useT();
  const lang = useLang();
  const { name, beginning, isExpired, lastReadAt, behindSince } = feed;
  return (
    <chakra.li py="4" borderBottomWidth="1px" data-feed="">
      <Flex gap="2" align="center" wrap="wrap">
        <chakra.h4 fontSize="md" minWidth="0" overflowWrap="anywhere">
          {name}
        </chakra.h4>
        <Position feed={feed} />
      </Flex>
      {isExpired ? (
        <chakra.p fontSize="sm" mt="1" maxWidth="46rem">
          {t('partners.feed.expired.text')}
        </chakra.p>
      ) : null}
      <ShortFacts>
        <ShortFact label={t('partners.feed.key')}>
          <chakra.code fontFamily="mono">{t('partners.feed.beginning', { text: beginning })}</chakra.code>
        </ShortFact>
        <ShortFact label={t('partners.feed.lastRead')}>{formatDateTime(lastReadAt, lang)}</ShortFact>
        {behindSince ? (
          <ShortFact label={t('partners.feed.since')}>{formatDateTime(behindSince, lang)}</ShortFact>
        ) : null}
      </ShortFacts>
    </chakra.li>
  );
}

/** The keys of a partner that follow the changes, each with how far it has read them. */
export function Feeds({ query }: { query: PartnerFeedsRef }) {
  const t = useT();
  const feeds = usePartnerFeedsPreloaded(query).data.organiser?.partnerFeeds;
  if (!feeds) return null;
  if (feeds.length === 0) return <chakra.p color="quiet">{t('partners.feed.none')}</chakra.p>;
  return (
    <chakra.ul listStyleType="none" borderTopWidth="1px">
      {feeds.map((feed) => (
        <FeedRow key={feed.id} feed={feed} />
      ))}
    </chakra.ul>
  );
}
