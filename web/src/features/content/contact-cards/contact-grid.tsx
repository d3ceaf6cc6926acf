import type { FragmentType } from '@apollo/client';
import { Grid } from '@chakra-ui/react';
import { Card } from '../../../ui/card';
import { Bone, Loading } from '../../../ui/skeleton';
import { ContactCard, type ContactCardProps } from './contact-card';
import type { ContactFieldsFragment } from './contact-card.generated';

const columns = 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))';

interface ContactGridProps extends Pick<ContactCardProps, 'titleAs'> {
  contacts: readonly ({ id: string } & FragmentType<ContactFieldsFragment>)[];
}

/** Contact cards or linkages side by side; nothing at all where there is none. */
export function ContactGrid({ contacts, titleAs = 'h3' }: ContactGridProps) {
  if (contacts.length === 0) return null;
  return (
    <Grid as="ul" listStyleType="none" gap="5" templateColumns={columns}>
      {contacts.map((contact) => (
        <li key={contact.id}>
          <ContactCard contact={contact} titleAs={titleAs} />
        </li>
      ))}
    </Grid>
  );
}

export function ContactsSkeleton({ count = 2 }: { count?: number }) {
  return (
    <Loading>
      <Grid gap="5" templateColumns={columns}>
        {Array.from({ length: count }, (_, index) => (
          <Card key={index} p="5" gap="3" minHeight="9.5rem">
            <Bone width="60%" />
            <Bone width="80%" />
            <Bone width="45%" mt="auto" />
            <Bone width="55%" />
          </Card>
        ))}
      </Grid>
    </Loading>
  );
}
