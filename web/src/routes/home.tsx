import { CategoryStrip, Counters, Hero, Ways } from '../features/home';
import { Page } from '../ui/container';

export function Component() {
  return (
    <Page>
      <Hero />
      <Counters />
      <CategoryStrip />
      <Ways />
    </Page>
  );
}
