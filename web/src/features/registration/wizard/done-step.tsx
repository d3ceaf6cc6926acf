import type { FragmentType } from '@apollo/client';
import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { pendingAction } from '../../../lib/pending-action';
import { ButtonLink } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { DetailSkeleton } from '../../../ui/skeleton';
import { useRole } from '../../identity';
import type { PassFieldsFragment } from '../pass/pass.generated';
import { useVisitShowQuery } from '../pass/pass.generated';
import { PassWithActions } from '../pass/pass-with-actions';

/** Step 4: the pass, and what can be done with it (AUTH-077 to AUTH-083). */
export function DoneStep({ pass }: { pass: FragmentType<PassFieldsFragment> }) {
  const t = useT();
  const role = useRole();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = useVisitShowQuery({});
  const [goesOnAt] = useState(pendingAction.address);
  useEffect(() => heading.current?.focus(), []);
  return (
    <chakra.div display="grid" gap="8">
      <Flex gap="4" align="start" data-no-print="">
        <Icon name="checkCircle" size="36px" color="approved" />
        <div>
          <chakra.h2 ref={heading} tabIndex={-1} outline="none" fontSize={{ base: 'xl', md: '2xl' }}>
            {t('registration.done')}
          </chakra.h2>
          <chakra.p color="quiet" mt="1" maxWidth="text">
            {t('registration.done.text')}
          </chakra.p>
        </div>
      </Flex>
      {data ? (
        <PassWithActions pass={pass} show={data.edition} isKept={role === 'visitor'} />
      ) : (
        <DetailSkeleton />
      )}
      <Flex gap="3" wrap="wrap" data-no-print="">
        {role === 'visitor' && goesOnAt ? (
          <ButtonLink to={goesOnAt}>{t('registration.goOn')}</ButtonLink>
        ) : null}
        {role === 'visitor' ? (
          <ButtonLink to={paths.visitorCentre()} variant="outline">
            {t('registration.toCentre')}
            <Icon name="arrowRight" size="18px" />
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.visitorLogin()} variant="outline">
            {t('registration.toLogin')}
          </ButtonLink>
        )}
      </Flex>
    </chakra.div>
  );
}
