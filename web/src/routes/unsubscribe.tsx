import { useLocation } from 'react-router-dom';
import { Unsubscribe } from '../features/content/newsletter';
import { secretOf } from '../lib/address-secret';
import { Container, Page } from '../ui/container';

export function Component() {
  const { hash } = useLocation();
  const linkKey = secretOf('unsubscribe', hash);
  return (
    <Page>
      <Container py="12">
        <Unsubscribe key={linkKey} linkKey={linkKey} />
      </Container>
    </Page>
  );
}
