import { useLocation } from 'react-router-dom';
import { ConfirmSubscription } from '../features/content/newsletter';
import { secretOf } from '../lib/address-secret';
import { Container, Page } from '../ui/container';

export function Component() {
  const { hash } = useLocation();
  const linkKey = secretOf('newsletter', hash);
  return (
    <Page>
      <Container py="12">
        <ConfirmSubscription key={linkKey} linkKey={linkKey} />
      </Container>
    </Page>
  );
}
