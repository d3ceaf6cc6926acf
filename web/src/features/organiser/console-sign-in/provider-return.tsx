import { chakra, Flex } from '@chakra-ui/react';
import { use, useEffect } from 'react';
import { failureMessageId, toFailure } from '../../../apollo';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Bone, Loading } from '../../../ui/skeleton';
import { BodyError, PageBody } from '../../page-body';
import { consoleReturn, enter } from './enter';
import { keptReturn } from './kept-return';
import type { ProviderOutcome, ProviderReturnView } from './load-provider-return';
import { SignInFrame } from './sign-in-frame';

/** While the answer is on its way, and while the console opens. */
function Waiting() {
  const t = useT();
  return (
    <SignInFrame title={t('console-sign-in.returning')} lead={t('console-sign-in.returning.lead')}>
      <Loading>
        <Bone height="11" />
      </Loading>
    </SignInFrame>
  );
}

/** Why the sign-in did not go well, and the way to another try. */
function Refused({ message }: { message: string }) {
  const t = useT();
  const back = keptReturn.read();
  return (
    <SignInFrame title={t('console-sign-in.failed')} lead={t('console-sign-in.lead')}>
      <Flex direction="column" gap="5">
        <Flex role="alert" color="rejected" gap="2" align="start" fontWeight="semibold">
          <Icon name="alert" size="18px" mt="0.5" />
          <chakra.span>{message}</chakra.span>
        </Flex>
        <ButtonLink to={paths.organiserLogin(back === null ? {} : { return: consoleReturn(back) })}>
          {t('console-sign-in.toLogin')}
        </ButtonLink>
      </Flex>
    </SignInFrame>
  );
}

/** What went wrong on the way to the service: it can be sent again, or the server has said why not. */
function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT();
  const { kind, message } = toFailure(error);
  if (message !== undefined) return <Refused message={message} />;
  return (
    <SignInFrame title={t('console-sign-in.failed')} lead={t(failureMessageId(kind))}>
      <BodyError error={error} onRetry={onRetry} />
    </SignInFrame>
  );
}

function Outcome({ outcome: asked }: { outcome: Promise<ProviderOutcome | null> }) {
  const t = useT();
  const outcome = use(asked);
  useEffect(() => {
    if (outcome) void enter(outcome, consoleReturn(keptReturn.read()));
  }, [outcome]);
  if (outcome?.organiser) return <Waiting />;
  return <Refused message={outcome?.errors[0]?.message ?? t('console-sign-in.nothing')} />;
}

/** Where the identity provider sends the staff back: the sign-in ends, and the console opens. */
export function ProviderReturn({ view }: { view: ProviderReturnView }) {
  return (
    <PageBody
      query={view}
      skeleton={<Waiting />}
      failed={(error, onRetry) => <Failed error={error} onRetry={onRetry} />}
    >
      <Outcome outcome={view.outcome} />
    </PageBody>
  );
}
