import { useLocation } from 'react-router-dom';
import { ConfirmSubscription } from '../features/content/newsletter';
import { Container, Page } from '../ui/container';

/** Longer than any key is none; the server would refuse to look. */
const LONGEST = 100;

export function Component() {
  // Behind `#`: it reaches no server, and so no log.
  const { hash } = useLocation();
  const linkKey = (new URLSearchParams(hash.slice(1)).get('key') ?? '').trim().slice(0, LONGEST);
  return (
    <Page>
      <Container py="12">
        <ConfirmSubscription key={linkKey} linkKey={linkKey} />
      </Container>
    </Page>
  );
}
