import type { QueryRef } from '@apollo/client/react';
import { Grid } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { SectionHeading } from '../../../ui/section-heading';
import { DocumentList } from './document-list';
import { type ResourceCentreQuery, useResourceCentrePreloaded } from './documents.generated';

export type ResourceCentreRef = QueryRef<ResourceCentreQuery>;

const lists = ['manuals', 'artwork'] as const;

/** The two lists of the resource centre, side by side where there is room (PUB-047). */
export function ResourceLists({ query }: { query: ResourceCentreRef }) {
  const t = useT();
  const { resourceLists } = useResourceCentrePreloaded(query).data;
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      gap={{ base: '12', lg: '16' }}
    >
      {lists.map((name) => (
        <section key={name} aria-labelledby={`resources-${name}`}>
          <SectionHeading
            id={`resources-${name}`}
            title={t(`documents.resources.${name}`)}
            lead={t(`documents.resources.${name}.lead`)}
          />
          <DocumentList documents={resourceLists[name]} titleAs="h3" />
        </section>
      ))}
    </Grid>
  );
}
