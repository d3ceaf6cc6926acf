import type { QueryRef } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { EmptyState } from '../../../ui/empty-state';
import { ContactGrid } from '../contact-cards';
import {
  type AboutContactQuery,
  type AboutContactQueryVariables,
  useAboutContactPreloaded,
} from './about.generated';

export type ContactRef = QueryRef<AboutContactQuery, AboutContactQueryVariables>;

/** Whom to turn to, by what it is about (PUB-011). */
export function Contact({ query }: { query: ContactRef }) {
  const t = useT();
  const { exhibiting, visiting, media, factory } = useAboutContactPreloaded(query).data;
  const lists = [
    { title: t('about.contact.exhibiting'), contacts: exhibiting },
    { title: t('about.contact.visiting'), contacts: visiting },
    { title: t('about.contact.media'), contacts: media },
    { title: t('about.contact.factory'), contacts: factory },
  ].filter(({ contacts }) => contacts.length > 0);
  if (lists.length === 0) return <EmptyState seed="contact">{t('about.contact.none')}</EmptyState>;
  return (
    <chakra.div display="grid" gap={{ base: '10', md: '12' }}>
      {lists.map(({ title, contacts }) => (
        <section key={title}>
          <chakra.h2 fontSize="xl" mb="5">
            {title}
          </chakra.h2>
          <ContactGrid contacts={contacts} />
        </section>
      ))}
    </chakra.div>
  );
}
