import { useSearchParams } from 'react-router-dom';
import { Unsubscribe } from '../features/content/newsletter';
import { Container, Page } from '../ui/container';

/** Longer than any key is none; the server would refuse to look. */
const LONGEST = 100;

export function Component() {
  const [query] = useSearchParams();
  const linkKey = (query.get('key') ?? '').trim().slice(0, LONGEST);
  return (
    <Page>
      <Container py="12">
        <Unsubscribe key={linkKey} linkKey={linkKey} />
      </Container>
    </Page>
  );
}
