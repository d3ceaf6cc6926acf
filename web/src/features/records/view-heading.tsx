import { chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '../../i18n';
import { Icon } from '../../ui/icon';
import { TextLink } from '../../ui/text-link';

interface ViewHeadingProps {
  /** The list. */
  back: string;
  children: ReactNode;
}

/** The way back to the list (EXH-151) and what the view is; reading goes on here when it opens. */
export function ViewHeading({ back, children }: ViewHeadingProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Flex direction="column" gap="2" align="start" mb={{ base: '5', md: '7' }}>
      <TextLink to={back} display="inline-flex" alignItems="center" gap="1" py="1" ml="-1" fontSize="sm">
        <Icon name="chevronLeft" size="18px" />
        {t('records.back')}
      </TextLink>
      <chakra.h2 ref={heading} tabIndex={-1} outline="none" fontSize={{ base: 'lg', md: 'xl' }}>
        {children}
      </chakra.h2>
    </Flex>
  );
}
