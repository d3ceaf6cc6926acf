import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useT } from '../i18n';
import { Icon } from './icon';
import { TextLink } from './text-link';

interface SectionHeadingProps {
  title: ReactNode;
  /** One quiet line below. */
  lead?: ReactNode;
  /** Address of the full list. */
  moreTo?: string;
  id?: string;
}

export function SectionHeading({ title, lead, moreTo, id }: SectionHeadingProps) {
  const t = useT();
  return (
    <Flex
      align="end"
      justify="space-between"
      columnGap="6"
      rowGap="1"
      mb={{ base: '6', md: '8' }}
      wrap="wrap"
    >
      <div>
        <chakra.h2 id={id} fontSize={{ base: 'xl', md: '2xl' }}>
          {title}
        </chakra.h2>
        {lead ? (
          <chakra.p color="quiet" mt="1">
            {lead}
          </chakra.p>
        ) : null}
      </div>
      {moreTo ? (
        <TextLink to={moreTo} display="inline-flex" alignItems="center" gap="1.5" py="2">
          {t('ui.seeMore')}
          <Icon name="arrowRight" size="18px" />
        </TextLink>
      ) : null}
    </Flex>
  );
}
