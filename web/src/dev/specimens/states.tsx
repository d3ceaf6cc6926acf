import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { CardGridSkeleton, RowListSkeleton } from '../../ui/skeleton';
import { Specimen } from '../specimen';
import { useTexts } from '../use-texts';

export function States() {
  const text = useTexts();
  return (
    <Specimen title={text.sections.states}>
      <EmptyState title={text.empty} action={<Button>{text.longAction}</Button>}>
        {text.paragraph}
      </EmptyState>
      <ErrorState message={text.paragraph} onRetry={() => undefined} />
      <RowListSkeleton count={2} />
      <CardGridSkeleton count={2} />
    </Specimen>
  );
}
