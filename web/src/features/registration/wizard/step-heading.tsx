import { chakra, Flex } from '@chakra-ui/react';
import type { RefObject } from 'react';
import { useT } from '../../../i18n';
import { TextAnchor } from '../../../ui/text-link';
import type { Step } from './step-list';
import type { useSteps } from './use-steps';

interface StepHeadingProps {
  ref: RefObject<HTMLHeadingElement | null>;
  step: Step;
  steps: Pick<ReturnType<typeof useSteps>, 'registration' | 'hasEnded' | 'startAnew'>;
}

/** What the step is called, and whose registration it is. */
export function StepHeading({ ref, step, steps }: StepHeadingProps) {
  const t = useT();
  const { registration, hasEnded, startAnew } = steps;
  return (
    <chakra.div mb="6">
      <chakra.h2 ref={ref} tabIndex={-1} outline="none" fontSize={{ base: 'xl', md: '2xl' }}>
        {t(`registration.step.${step}`)}
      </chakra.h2>
      {hasEnded ? (
        <chakra.p role="status" mt="2" color="review">
          {t('registration.hasEnded')}
        </chakra.p>
      ) : null}
      {registration ? (
        <Flex mt="1" gap="2" wrap="wrap" align="baseline" color="quiet" fontSize="sm">
          <span>
            {t('registration.provedAs', {
              recipient: registration.provedMobile ?? registration.provedEmail ?? '',
            })}
          </span>
          <TextAnchor as="button" onClick={startAnew}>
            {t('registration.notYou')}
          </TextAnchor>
        </Flex>
      ) : null}
    </chakra.div>
  );
}
