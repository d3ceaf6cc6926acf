import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { otherLanguageOf, useLang } from '../../../i18n';
import { CardLink } from '../../../ui/card-link';
import { Clamp } from '../../../ui/clamp';
import { Tag } from '../../../ui/tag';
import type { Subject } from '../../consultations';
import { ItemActions } from '../item-actions';

const Row = chakra('article', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '88px 1fr', md: '200px 1fr' },
    columnGap: { base: '4', md: '6' },
    rowGap: '3',
    py: { base: '5', md: '6' },
    borderBottomWidth: '1px',
    '&:has(a[data-card-link]:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '4px' },
  },
});

interface ListRowProps {
  /** What it shows; its name is the row's title. */
  subject: Subject;
  /** Address of the detail page. */
  to: string;
  /** One quiet line below the title. */
  facts: ReactNode;
  description: string;
  tags: readonly string[];
  picture: ReactNode;
  heart: ReactNode;
}

/** A row of the directory: picture, title, facts, text of eight lines at most, tags and actions (DIR-030, DIR-031). */
export function ListRow({ subject, to, facts, description, tags, picture, heart }: ListRowProps) {
  const lang = useLang();
  return (
    <Row>
      <chakra.div borderRadius="control" overflow="hidden" borderWidth="1px" alignSelf="start">
        {picture}
      </chakra.div>
      <Flex direction="column" gap="2" minWidth="0">
        <chakra.h2 fontSize={{ base: 'md', md: 'lg' }} fontWeight="semibold" lineHeight="1.4">
          <CardLink to={to}>{subject.name}</CardLink>
        </chakra.h2>
        <chakra.div color="quiet" fontSize="sm">
          {facts}
        </chakra.div>
        <Clamp color="quiet" fontSize="sm" lines={8} display={{ base: 'none', md: '-webkit-box' }}>
          {description.replaceAll(/\n+/g, '\n')}
        </Clamp>
      </Flex>
      <Flex
        gridColumn={{ base: '1 / -1', md: '2' }}
        justify="space-between"
        align="center"
        wrap="wrap"
        gap="3"
      >
        <Flex as="ul" listStyleType="none" gap="2" wrap="wrap" minWidth="0">
          {tags.slice(0, 4).map((tag) => (
            <li key={tag}>
              <Tag lang={otherLanguageOf(tag, lang)}>{tag}</Tag>
            </li>
          ))}
        </Flex>
        <ItemActions subject={subject} path={to} heart={heart} />
      </Flex>
    </Row>
  );
}
