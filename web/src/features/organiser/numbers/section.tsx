import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n';
import { TextLink } from '../../../ui/text-link';

interface NumbersSectionProps {
  title: string;
  /** Where the list behind these figures can be taken away; missing for who may not. */
  moreTo?: string | undefined;
  children: ReactNode;
}

/** Figures of one matter under its name. */
export function NumbersSection({ title, moreTo, children }: NumbersSectionProps) {
  const t = useT();
  return (
    <chakra.section mt="10" pt="6" borderTopWidth="1px">
      <Flex justify="space-between" align="baseline" gap="4" wrap="wrap" mb="5">
        <chakra.h2 fontSize="lg">{title}</chakra.h2>
        {moreTo === undefined ? null : (
          <TextLink to={moreTo} fontSize="sm">
            {t('numbers.export')}
          </TextLink>
        )}
      </Flex>
      {children}
    </chakra.section>
  );
}

/** Charts beside each other where there is room. */
export const ChartGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '10',
    rowGap: '8',
  },
});
