import { chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { otherLanguageOf, useLang, useT } from '../../i18n';
import type { DirectoryTab } from '../../lib/paths';
import { OnlyInChinese } from '../../ui/only-in-chinese';
import { Tag } from '../../ui/tag';
import { directoryPath } from './directory/address';

const TagLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    borderRadius: 'full',
    // A finger's height without a finger's looks.
    py: '1.5',
    '& > span': { px: '3', py: '1', transition: 'color 150ms, background-color 150ms' },
    '&:hover > span': { bg: 'accent.soft', color: { base: 'accent.hover', _dark: 'accent' } },
  },
});

/** The words a thing is found by; each opens the directory with what else has it (DIR-037, DIR-047). */
export function TagLinks({ tags, tab }: { tags: readonly string[]; tab: DirectoryTab }) {
  const t = useT();
  const lang = useLang();
  if (tags.length === 0) return null;
  return (
    <div>
      <Flex
        as="ul"
        role="list"
        aria-label={t('catalogue.tags')}
        listStyleType="none"
        columnGap="2"
        wrap="wrap"
      >
        {tags.map((tag) => (
          <li key={tag}>
            <TagLink to={directoryPath(tab, { search: tag })}>
              <Tag lang={otherLanguageOf(tag, lang)}>{tag}</Tag>
            </TagLink>
          </li>
        ))}
      </Flex>
      <OnlyInChinese texts={tags} />
    </div>
  );
}
