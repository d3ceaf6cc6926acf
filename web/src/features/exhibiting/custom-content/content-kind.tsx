import { chakra, Flex, Grid } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import { Icon, type IconName } from '../../../ui/icon';
import { recordPaths } from '../../records';

/** States as tabs of the lists have them: public first, then what waits, then what is to be mended. */
const states = [2, 1, 3] as const;

const Count = chakra(Link, {
  base: {
    display: 'block',
    height: 'full',
    p: '3',
    borderWidth: '1px',
    borderRadius: 'control',
    textDecoration: 'none',
    _hover: { borderColor: 'accent' },
  },
});

interface ContentKindProps {
  /** The panel with the records (`?menu=`). */
  menu: 'exhibits' | 'apply';
  icon: IconName;
  title: string;
  text: string;
  add: string;
  counts: Record<(typeof states)[number], number>;
}

/** One kind of content: how much of it is public, waits or was rejected, each the way to its list. */
export function ContentKind({ menu, icon, title, text, add, counts }: ContentKindProps) {
  const t = useT();
  const { of } = recordPaths('exhibitor', menu);
  return (
    <Flex
      as="section"
      direction="column"
      gap="4"
      p={{ base: '5', md: '6' }}
      borderWidth="1px"
      borderRadius="card"
    >
      <div>
        <Flex align="center" gap="2.5">
          <Icon name={icon} color="accent" />
          <chakra.h2 fontSize="lg">{title}</chakra.h2>
        </Flex>
        <chakra.p mt="1.5" color="quiet" fontSize="sm">
          {text}
        </chakra.p>
      </div>
      <Grid
        as="ul"
        listStyleType="none"
        gap={{ base: '2', md: '3' }}
        templateColumns="repeat(3, minmax(max-content, 1fr))"
      >
        {states.map((state) => (
          <li key={state}>
            <Count to={of({ view: 'list', status: `${state}`, page: 1 })}>
              <chakra.span display="block" fontSize="2xl" fontWeight="semibold" data-numeric="">
                {counts[state]}
              </chakra.span>
              <chakra.span color="quiet" fontSize="sm">
                {t(`custom-content.state.${state}`)}
              </chakra.span>
            </Count>
          </li>
        ))}
      </Grid>
      <ButtonLink to={of({ view: 'add' })} variant="outline" alignSelf="start" mt="auto">
        {add}
      </ButtonLink>
    </Flex>
  );
}
