import { Box, Grid } from '@chakra-ui/react';
import type { ComponentType } from 'react';
import { type Catalogue, createCatalogue, I18nProvider, localeFacts } from '../i18n';
import { Container, Page } from '../ui/container';
import { PageHead } from '../ui/page-head';
import { Actions } from './specimens/actions';
import { Charts } from './specimens/charts';
import { Content } from './specimens/content';
import { Forms } from './specimens/forms';
import { Overlays } from './specimens/overlays';
import { States } from './specimens/states';
import { useTexts } from './use-texts';

const SPECIMENS = [Actions, Content, Forms, States, Overlays, Charts];

/** A group of components in two languages: beside each other, or below each other on a phone. */
function InBoth({ specimen: Specimen, catalogues }: { specimen: ComponentType; catalogues: Catalogue[] }) {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} columnGap="10">
      {catalogues.map((catalogue) => (
        <I18nProvider key={catalogue.lang} catalogue={catalogue}>
          <Box lang={localeFacts[catalogue.lang].html} minWidth="0">
            <Specimen />
          </Box>
        </I18nProvider>
      ))}
    </Grid>
  );
}

/** The components of `ui/`, in both languages beside each other; the page's header has the switch of the theme. */
export async function componentsPage(current: Catalogue) {
  const other = createCatalogue(current.lang === 'ZH' ? 'EN' : 'ZH');
  await Promise.all([current.load('shell'), other.load('shell')]);
  return function ComponentsPage() {
    const { title, lead } = useTexts();
    return (
      <Page>
        <title>{title}</title>
        <PageHead title={title} lead={lead} />
        <Container py="8">
          {SPECIMENS.map((specimen) => (
            <InBoth key={specimen.name} specimen={specimen} catalogues={[current, other]} />
          ))}
        </Container>
      </Page>
    );
  };
}
