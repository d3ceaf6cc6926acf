import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from './card';
import { CardLink } from './card-link';
import { Icon, type IconName } from './icon';

interface EntryCardProps {
  to: string;
  icon: IconName;
  title: ReactNode;
  /** One sentence; a phone shows the names alone, to have them all in sight. */
  lead: ReactNode;
  /** Level of its heading. */
  as: 'h2' | 'h3';
}

/** An entry of a menu as a card of a first page: the centres' and the console's look alike. */
export function EntryCard({ to, icon, title, lead, as }: EntryCardProps) {
  return (
    <Card
      flexDirection="row"
      gap="4"
      alignItems={{ base: 'center', md: 'flex-start' }}
      p={{ base: '3', md: '5' }}
      css={{ '&:hover [data-arrow]': { transform: 'translateX(3px)', color: 'accent' } }}
    >
      <Flex
        flex="none"
        width="11"
        height="11"
        align="center"
        justify="center"
        borderRadius="control"
        bg="accent.soft"
        color={{ base: 'accent.hover', _dark: 'accent' }}
      >
        <Icon name={icon} size="22px" />
      </Flex>
      <chakra.div minWidth="0" flex="1">
        <Flex align="center" justify="space-between" gap="2">
          <chakra.h3 as={as} fontSize="md" fontWeight="semibold">
            <CardLink to={to}>{title}</CardLink>
          </chakra.h3>
          <Icon
            name="arrowRight"
            size="18px"
            color="quiet"
            data-arrow=""
            transition="transform 150ms, color 150ms"
          />
        </Flex>
        <chakra.p mt="1" color="quiet" fontSize="sm" display={{ base: 'none', md: 'block' }}>
          {lead}
        </chakra.p>
      </chakra.div>
    </Card>
  );
}
