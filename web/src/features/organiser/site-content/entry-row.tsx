import { chakra, Flex } from '@chakra-ui/react';
import { useLang, useT } from '../../../i18n';
import { CardLink } from '../../../ui/card-link';
import { Tag } from '../../../ui/tag';
import { MoveButtons } from '../content-editing';
import { contentPath } from './address';
import type { ContentLineFragment } from './site-content.generated';
import { StateTags } from './state-tags';

interface EntryRowProps {
  entry: ContentLineFragment;
  list: string;
  /** None where the order is settled, or it is not public yet. */
  move: { isFirst: boolean; isLast: boolean; onMove: (step: -1 | 1) => void } | null;
}

/** One entry: its place, what it is called, where it stands; the row opens its form. */
export function EntryRow({ entry, list, move }: EntryRowProps) {
  const t = useT();
  const lang = useLang();
  const { id, titleCn, titleEn } = entry;
  const [own, other] = lang === 'ZH' ? [titleCn, titleEn] : [titleEn, titleCn];
  const otherLang = lang === 'ZH' ? 'en' : 'zh-CN';
  const title = own || other || t('site-content.untitled');
  return (
    <chakra.li
      data-entry={id}
      position="relative"
      display="grid"
      gridTemplateColumns={move ? 'auto minmax(0, 1fr)' : 'minmax(0, 1fr)'}
      gap={{ base: '3', md: '5' }}
      alignItems="center"
      py="3"
      borderBottomWidth="1px"
      css={{
        '&:has(a[data-card-link]:focus-visible)': {
          outline: '2px solid {colors.focus}',
          outlineOffset: '2px',
        },
      }}
    >
      {move ? (
        <chakra.div position="relative" zIndex={2}>
          <MoveButtons isFlat title={title} {...move} />
        </chakra.div>
      ) : null}
      <Flex gap="2" columnGap="4" wrap="wrap" align="center" minWidth="0">
        <chakra.h3
          flex="1 1 16rem"
          minWidth="0"
          fontSize="md"
          lineHeight="1.5"
          overflowWrap="anywhere"
          lang={own || !other ? undefined : otherLang}
        >
          <CardLink to={contentPath({ view: 'edit', list, id })}>{title}</CardLink>
        </chakra.h3>
        <Flex gap="2" wrap="wrap">
          {entry.marks.map((mark) => (
            <Tag key={mark} tone="quiet">
              {mark}
            </Tag>
          ))}
          <StateTags {...entry} isInList />
        </Flex>
      </Flex>
    </chakra.li>
  );
}
