import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { Icon } from '../../../ui/icon';

/** It is handed in: what happens now (EXH-022). */
export function ApplicationDone({ message, email }: { message: string; email: string }) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Flex direction="column" align="start" gap="4" maxWidth="text" role="status">
      <Icon name="checkCircle" size="40px" color="approved" />
      <chakra.h2 ref={heading} tabIndex={-1} outline="none" fontSize="xl">
        {message}
      </chakra.h2>
      <chakra.p color="quiet">{t('booth-application.done', { email })}</chakra.p>
      <Flex gap="3" wrap="wrap">
        <ButtonLink to={paths.exhibitProcess()}>{t('booth-application.process')}</ButtonLink>
        <ButtonLink to={paths.home()} variant="outline">
          {t('app.backHome')}
        </ButtonLink>
      </Flex>
    </Flex>
  );
}
