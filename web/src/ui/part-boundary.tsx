import { Center, chakra } from '@chakra-ui/react';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useT } from '../i18n';
import { Button } from './button';
import { Icon } from './icon';

interface PartBoundaryProps {
  children: ReactNode;
  /** A new value is a new attempt: what failed is drawn again. */
  resetKey: unknown;
  onRetry: () => void;
  /** Room the content would take, so that little moves when it arrives after all. */
  minHeight?: string;
  /** What it says when it fails; else that the rest of the page is not affected. */
  failedText?: string | undefined;
  /** What stands in its place where the part is all that somebody came for: there is no rest of the page to point to. */
  failed?: (error: unknown, onRetry: () => void) => ReactNode;
}

interface State {
  failed: boolean;
  error?: unknown;
  resetKey: unknown;
}

type FailedProps = Pick<PartBoundaryProps, 'failedText' | 'minHeight' | 'onRetry'>;

function PartFailed({ onRetry, failedText, minHeight = '12rem' }: FailedProps) {
  const t = useT();
  return (
    <Center
      role="alert"
      flexDirection="column"
      gap="4"
      p="6"
      minHeight={minHeight}
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="line.strong"
      borderRadius="card"
      textAlign="center"
    >
      <chakra.p color="quiet">{failedText ?? t('ui.part.failed')}</chakra.p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        <Icon name="reset" size="16px" />
        {t('ui.error.retry')}
      </Button>
    </Center>
  );
}

/** A part of a page that may fail alone: the rest of the page stands, and the part can be tried again. */
export class PartBoundary extends Component<PartBoundaryProps, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error };
  }

  static getDerivedStateFromProps(props: PartBoundaryProps, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.warn(error, info.componentStack);
  }

  override render(): ReactNode {
    const { children, onRetry, minHeight, failedText, failed } = this.props;
    if (!this.state.failed) return children;
    if (failed) return failed(this.state.error, onRetry);
    return <PartFailed onRetry={onRetry} failedText={failedText} {...(minHeight ? { minHeight } : {})} />;
  }
}
