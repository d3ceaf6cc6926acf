import { useExhibitorOthersPreloaded } from './others.generated';
import { chakra, Grid } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Card } from '../../../ui/card';
import { CardLink } from '../../../ui/card-link';
import type { IconName } from '../../../ui/icon';
import { Icon } from '../../../ui/icon';
import type { PanelProps } from '../../centre';
import { ContactGrid, ContactsSkeleton } from '../../content/contact-cards';
import type { OthersData } from './load';

/** Pages of the site that exhibitors need on their way to the show. */
const pages = [
  ['procedure', 'calendar', paths.exhibitProcess()],
  ['transport', 'pin', paths.transport()],
  ['visa', 'globe', paths.visa({ type: 'exhibitor' })],
  ['publicity', 'book', paths.publicityApply()],
] as const satisfies readonly (readonly [string, IconName, string])[];

function Contacts({ query }: { query: OthersData }) {
  const t = useT();
  const contacts = useExhibitorOthersPreloaded(query).data.exhibiting;
  if (contacts.length === 0) return <chakra.p color="quiet">{t('others-panel.contacts.none')}</chakra.p>;
  return <ContactGrid contacts={contacts} />;
}

/** What else an exhibitor needs: pages on the way to the show, and whom to ask (EXH-039, DESIGN-058). */
export function Others({ data }: PanelProps<OthersData>) {
  const t = useT();
  return (
    <chakra.div display="grid" gap={{ base: '9', md: '11' }}>
      <section aria-labelledby="others-pages">
        <chakra.h2 id="others-pages" fontSize="lg" mb="4">
          {t('others-panel.pages')}
        </chakra.h2>
        <Grid
          as="ul"
          listStyleType="none"
          gap="4"
          templateColumns="repeat(auto-fill, minmax(min(100%, 16rem), 1fr))"
        >
          {pages.map(([id, icon, path]) => (
            <chakra.li key={id} display="grid">
              <Card flexDirection="row" gap="3" p="4">
                <Icon name={icon} color="accent" mt="0.5" />
                <div>
                  <chakra.h3 fontSize="md" fontWeight="semibold">
                    <CardLink to={path}>{t(`others-panel.${id}`)}</CardLink>
                  </chakra.h3>
                  <chakra.p mt="1" color="quiet" fontSize="sm">
                    {t(`others-panel.${id}.text`)}
                  </chakra.p>
                </div>
              </Card>
            </chakra.li>
          ))}
        </Grid>
      </section>
      <section aria-labelledby="others-contacts">
        <chakra.h2 id="others-contacts" fontSize="lg" mb="4">
          {t('others-panel.contacts')}
        </chakra.h2>
        <Suspense fallback={<ContactsSkeleton count={3} />}>
          <Contacts query={data} />
        </Suspense>
      </section>
    </chakra.div>
  );
}
