import { chakra, Flex } from '@chakra-ui/react';
import { useT } from '../../../../i18n';
import { Icon } from '../../../../ui/icon';

interface AskerCardProps {
  /** Blank for somebody who has not said. */
  name: string;
  company: string;
}

/** Who asks, for the asked side: name and company. */
export function AskerCard({ name, company }: AskerCardProps) {
  const t = useT();
  const [first, second] = name === '' ? [company, ''] : [name, company];
  return (
    <Flex gap="4" align="center" p="4" borderWidth="1px" borderRadius="card" bg="raised">
      <Icon name="user" size="28px" color="quiet" />
      <chakra.div minWidth="0">
        <chakra.p color="quiet" fontSize="sm">
          {t('threads.asker')}
        </chakra.p>
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          {first || t('threads.asker.unknown')}
        </chakra.p>
        {second ? (
          <chakra.p color="quiet" fontSize="sm" overflowWrap="anywhere">
            {second}
          </chakra.p>
        ) : null}
      </chakra.div>
    </Flex>
  );
}
