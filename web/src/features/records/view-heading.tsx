import { chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '../../i18n';
import { BackLink } from '../../ui/back-link';

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
      <BackLink to={back}>{t('records.back')}</BackLink>
      <chakra.h2 ref={heading} tabIndex={-1} outline="none" fontSize={{ base: 'lg', md: 'xl' }}>
        {children}
      </chakra.h2>
    </Flex>
  );
}
