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
import { type Step, StepList } from './step-list';
import { useStepFocus } from './use-step-focus';
import { useSteps } from './use-steps';
import { useViewerHasPassQuery, useVisitFormQuery, type VisitStandingFragment } from './wizard.generated';

/** Saving decides; from step 3 one may go back to what was said in step 2, which the address remembers. */
function stepOf(registration: VisitStandingFragment | null, query: URLSearchParams): Step {
  if (!registration) return 1;
  if (registration.state === 'FINISHED') return 4;
  return registration.state === 'STARTED' || query.get('step') === 'information' ? 2 : 3;
}

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
  const [query, setQuery] = useSearchParams();
  const role = useRole();
  const steps = useSteps(initial);
  const { registration } = steps;
  const form = useVisitFormQuery({});
  const own = useViewerHasPassQuery({ skip: role !== 'visitor' });
  const step = stepOf(registration, query);
  const heading = useStepFocus(step);

  const goTo = (name: 'information' | null) => {
    const next = new URLSearchParams(query);
    if (name) next.set('step', name);
    else next.delete('step');
    setQuery(next, { replace: name === null });
  };
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
      return own.data?.viewer?.visitPass ? <RegisteredAlready /> : <StartStep onStarted={steps.begun} />;
    }
    if (registration.state === 'FINISHED')
      return registration.pass ? <DoneStep pass={registration.pass} /> : null;
    if (step === 2) {
      return (
        <InformationStep
          registration={registration}
          choices={form.data}
          skipsQuestions={query.get('scene') === 'apply'}
          onSaved={(saved) => {
            goTo(null);
            return steps.saved(saved);
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
