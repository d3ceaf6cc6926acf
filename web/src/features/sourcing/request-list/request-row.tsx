import type { FragmentType } from '@apollo/client';
import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { formatDate, formatNumber, otherLanguageOf, useLang, useT } from '../../../i18n';
import { Icon } from '../../../ui/icon';
import { OnlyInChinese } from '../../../ui/only-in-chinese';
import { Tag } from '../../../ui/tag';
import { AskButton } from '../../consultations';
import { PublishTag } from '../posts/publish-tag';
import { type RequestRowFragment, useRequestRowFragment } from './request-row.generated';

const Row = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    columnGap: '8',
    rowGap: '4',
    alignItems: 'center',
    py: { base: '5', md: '6' },
    borderBottomWidth: '1px',
  },
});

const Facts = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '1',
    fontSize: 'sm',
    '& > div': { display: 'flex', gap: '2' },
    '& dt': { color: 'quiet' },
    '& dd': { fontWeight: 'semibold' },
  },
});

/** A buyer's request in full (DIR-062, CONFLICT-031); contacting is for visitors (DIR-064 to DIR-066). */
export function RequestRow({ post }: { post: FragmentType<RequestRowFragment> }) {
  const t = useT();
  const lang = useLang();
  const heading = useId();
  const {
    id,
    publishType,
    publishTypeLabel,
    purchaseTypeLabels,
    content,
    quantity,
    applicantCount,
    createdAt,
  } = useRequestRowFragment(post);
  return (
    <Row aria-labelledby={heading}>
      <Flex direction="column" gap="3" minWidth="0">
        <Flex
          as="ul"
          role="list"
          listStyleType="none"
          gap="2"
          wrap="wrap"
          aria-label={t('sourcing.list.types')}
        >
          <chakra.li display="flex">
            <PublishTag type={publishType} label={publishTypeLabel} />
          </chakra.li>
          {purchaseTypeLabels.map((label) => (
            <chakra.li key={label} display="flex">
              <Tag>{label}</Tag>
            </chakra.li>
          ))}
        </Flex>
        <chakra.h2
          id={heading}
          fontSize={{ base: 'md', md: 'lg' }}
          fontWeight="medium"
          lineHeight="1.55"
          textWrap="pretty"
          lang={otherLanguageOf(content, lang)}
        >
          {content}
        </chakra.h2>
        <OnlyInChinese texts={[content]} />
        <Facts>
          <div>
            <dt>{t('sourcing.list.quantity')}</dt>
            <dd>{quantity}</dd>
          </div>
          <div>
            <dt>{t('sourcing.list.applied')}</dt>
            <dd>
              {t('sourcing.list.suppliers', { count: applicantCount, shown: formatNumber(applicantCount) })}
            </dd>
          </div>
          <div>
            <dt>{t('sourcing.list.date')}</dt>
            <dd>
              <time dateTime={createdAt}>{formatDate(createdAt, lang)}</time>
            </dd>
          </div>
        </Facts>
      </Flex>
      <AskButton
        subject={{ kind: 'BUYER_POST', id, name: content }}
        variant="outline"
        size="sm"
        aria-describedby={heading}
      >
        <Icon name="chat" size="18px" />
        {t('sourcing.list.contact')}
      </AskButton>
    </Row>
  );
}
