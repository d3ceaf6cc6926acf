import { chakra, Flex } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { RowListSkeleton } from '../../../ui/skeleton';
import { useRole } from '../../identity';
import { BodyError } from '../../page-body';
import { DoneStep } from './done-step';
import { InformationStep } from './information-step';
import { QuestionsStep } from './questions-step';
import { StartStep } from './start-step';
import { StepHeading } from './step-heading';
import { ProvedStep } from './proved-step';
import { StepList } from './step-list';
import { useAddressedStep } from './use-addressed-step';
import { useStepFocus } from './use-step-focus';
import { useSteps } from './use-steps';
import { useViewerHasPassQuery, useVisitFormQuery } from './wizard.generated';

/** A visitor who is signed in and has a pass needs no other one. */
function RegisteredAlready() {
  const t = useT();
  return (
    <Flex direction="column" align="start" gap="4" py="6">
      <Flex gap="3" align="center">
        <Icon name="checkCircle" color="approved" size="28px" />
        <chakra.h2 fontSize="xl">{t('registration.already')}</chakra.h2>
      </Flex>
      <chakra.p color="quiet">{t('registration.already.text')}</chakra.p>
      <ButtonLink to={paths.centre('visitor', 'e-card')}>{t('registration.toPass')}</ButtonLink>
    </Flex>
  );
}

/** The four steps of registering for a visit. @param initial the key that was kept in this browser, if one was */
export function RegisterWizard({ initial }: { initial: string | null }) {
  const [query] = useSearchParams();
  const role = useRole();
  const steps = useSteps(initial);
  const { registration } = steps;
  const form = useVisitFormQuery({});
  const isVisitor = role === 'visitor';
  const own = useViewerHasPassQuery({ skip: !isVisitor });
  const { step, goTo } = useAddressedStep(registration, initial);
  const heading = useStepFocus(step);

  const content = () => {
    const failure = steps.error ?? form.error;
    if (failure) {
      const retry = () => {
        steps.retry();
        void form.refetch().catch(() => {});
      };
      return <BodyError error={failure} onRetry={retry} />;
    }
    if (steps.isWaiting || !form.data) return <RowListSkeleton isPlain count={4} />;
    if (!registration) {
      return isVisitor && own.data?.viewer?.visitPass ? (
        <RegisteredAlready />
      ) : (
        <StartStep onStarted={steps.begun} />
      );
    }
    if (registration.state === 'FINISHED')
      return registration.pass ? <DoneStep pass={registration.pass} /> : null;
    if (step === 1) {
      return (
        <ProvedStep onNext={() => goTo(registration.state === 'STARTED' ? 'information' : 'questions')} />
      );
    }
    if (step === 2) {
      return (
        <InformationStep
          registration={registration}
          choices={form.data}
          skipsQuestions={query.get('scene') === 'apply'}
          onSaved={async (saved) => {
            await steps.saved(saved);
            if (saved.state === 'INFORMED') goTo('questions');
          }}
        />
      );
    }
    return (
      <QuestionsStep visitKey={registration.key} onBack={() => goTo('information')} onSaved={steps.saved} />
    );
  };
  return (
    <chakra.div display="grid" gap={{ base: '8', md: '10' }}>
      <chakra.div data-no-print="">
        <StepList step={step} />
      </chakra.div>
      <div>
        {step === 4 ? null : <StepHeading ref={heading} step={step} steps={steps} />}
        {content()}
      </div>
    </chakra.div>
  );
}
