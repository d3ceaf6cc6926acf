import { chakra, Flex } from '@chakra-ui/react';
import { Card } from './card';
import { CardLink } from './card-link';
import { Icon, type IconName } from './icon';

export interface LinkRow {
  /** Of its own among the rows. */
  key: string;
  icon: IconName;
  tone: 'accent' | 'rejected';
  title: string;
  /** One quiet line below the title. */
  text?: string | null;
  to: string;
}

const looks = {
  accent: { bg: 'accent.soft', color: { base: 'accent.hover', _dark: 'accent' } },
  rejected: { bg: 'rejected.soft', color: 'rejected' },
} as const;

/** Things that wait for somebody, each one press away. */
export function LinkRows({ rows, label }: { rows: readonly LinkRow[]; label: string }) {
  return (
    <chakra.ul aria-label={label} listStyleType="none" display="grid" gap="3">
      {rows.map(({ key, icon, tone, title, text, to }) => (
        <li key={key}>
          <Card flexDirection="row" alignItems="center" gap="4" px={{ base: '4', md: '5' }} py="3.5">
            <Flex
              flex="none"
              width="10"
              height="10"
              align="center"
              justify="center"
              borderRadius="control"
              {...looks[tone]}
            >
              <Icon name={icon} />
            </Flex>
            <chakra.div minWidth="0" flex="1">
              <chakra.p fontWeight="semibold" lineClamp={2} overflowWrap="anywhere">
                <CardLink to={to}>{title}</CardLink>
              </chakra.p>
              {text ? (
                <chakra.p color="quiet" fontSize="sm" lineClamp={2} overflowWrap="anywhere">
                  {text}
                </chakra.p>
              ) : null}
            </chakra.div>
            <Icon name="arrowRight" size="18px" color="quiet" />
          </Card>
        </li>
      ))}
    </chakra.ul>
  );
}
