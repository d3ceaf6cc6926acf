import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useT } from '../i18n';
import { Button } from './button';
import { EmptyState } from './empty-state';
import { Icon } from './icon';

interface ErrorStateProps {
  /** Where 'did not load' is not what happened. */
  title?: ReactNode;
  /** What happened, in plain words. */
  message: ReactNode;
  onRetry?: (() => void) | undefined;
  /** What still works: another way on. */
  action?: ReactNode;
  as?: 'h1' | 'h2';
}

export function ErrorState({ title, message, onRetry, action, as = 'h2' }: ErrorStateProps) {
  const t = useT();
  return (
    <div role="alert">
      <EmptyState
        as={as}
        seed="error"
        title={title ?? t('ui.error.title')}
        action={
          <Flex gap="3" wrap="wrap" justify="center">
            {onRetry ? (
              <Button onClick={onRetry}>
                <Icon name="reset" size="18px" />
                {t('ui.error.retry')}
              </Button>
            ) : null}
            {action}
          </Flex>
        }
      >
        {message}
      </EmptyState>
    </div>
  );
}
