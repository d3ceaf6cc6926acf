import { useContactUsPreloaded } from './contact-us.generated';
import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useT } from '../../../i18n';
import { EmptyState } from '../../../ui/empty-state';
import type { PanelProps } from '../../centre';
import { ContactGrid, ContactsSkeleton } from '../contact-cards';
import type { ContactUsData } from './load';

function Found({ query }: { query: ContactUsData }) {
  const t = useT();
  const { office, visiting, exhibiting, media } = useContactUsPreloaded(query).data;
  const lists = [
    { title: t('contact-us.office'), contacts: office },
    { title: t('contact-us.visiting'), contacts: visiting },
    { title: t('contact-us.exhibiting'), contacts: exhibiting },
    { title: t('contact-us.media'), contacts: media },
  ].filter(({ contacts }) => contacts.length > 0);
  if (lists.length === 0) return <EmptyState seed="contact">{t('contact-us.none')}</EmptyState>;
  return (
    <chakra.div display="grid" gap={{ base: '9', md: '11' }}>
      {lists.map(({ title, contacts }) => (
        <section key={title}>
          <chakra.h2 fontSize="lg" mb="4">
            {title}
          </chakra.h2>
          <ContactGrid contacts={contacts} />
        </section>
      ))}
    </chakra.div>
  );
}

/** Whom a visitor turns to: the office's card, and the lists of visiting, exhibiting and media (VC-088). */
export function ContactUs({ data }: PanelProps<ContactUsData>) {
  return (
    <Suspense fallback={<ContactsSkeleton count={6} />}>
      <Found query={data} />
    </Suspense>
  );
}
