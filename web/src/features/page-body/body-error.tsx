import { failureMessageId, toFailure } from '../../apollo';
import { useT } from '../../i18n';
import { ErrorState } from '../../ui/error-state';
import { useLostAnswer } from './use-lost-answer';

interface BodyErrorProps {
  error: unknown;
  onRetry: () => void;
  /** `h1` where the page has no head above it. */
  as?: 'h1' | 'h2' | undefined;
}

/** Says why that did not come for which a page is there. It is read again on demand, and when the network is back. */
export function BodyError({ error, onRetry, as = 'h2' }: BodyErrorProps) {
  const t = useT();
  const { kind } = toFailure(error);
  useLostAnswer(kind === 'offline', onRetry);
  return <ErrorState as={as} message={t(failureMessageId(kind))} onRetry={onRetry} />;
}
