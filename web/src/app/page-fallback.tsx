import { chakra } from '@chakra-ui/react';
import type { ComponentType, ReactNode } from 'react';
import { useEdition } from '../features/edition';
import { useT } from '../i18n';
import { Container, Page } from '../ui/container';
import { PageHead } from '../ui/page-head';
import {
  Bone,
  CardGridSkeleton,
  DetailSkeleton,
  FormSkeleton,
  Loading,
  RowListSkeleton,
} from '../ui/skeleton';
import { type MetaId, metaOf } from './meta';
import { StillLoading } from './still-loading';

/** How the content of a page stands: a skeleton of it is shown until its code and data are here. */
export type PageShape = 'cards' | 'rows' | 'detail' | 'form' | 'home';

const contents: Record<Exclude<PageShape, 'home'>, ReactNode> = {
  cards: <CardGridSkeleton />,
  rows: <RowListSkeleton />,
  detail: <DetailSkeleton />,
  form: <FormSkeleton />,
};

/** The home page's head with the exhibition's name, and the card of figures below it. */
function HomeFallback() {
  const { name } = useEdition();
  return (
    <Page>
      <chakra.div
        data-on-navy=""
        bg="navy.950"
        color="onNavy"
        height={{ base: '28rem', md: '34rem' }}
        pt={{ base: '10', md: '24' }}
      >
        <Container>
          <chakra.p fontSize={{ base: '2xl', md: '3xl' }} fontWeight="bold" mb="4">
            {name}
          </chakra.p>
          <StillLoading />
        </Container>
      </chakra.div>
      <Container pt="8">
        <Loading>
          <Bone height="10rem" borderRadius="card" mb="8" />
          <Bone height="22rem" borderRadius="card" />
        </Loading>
      </Container>
    </Page>
  );
}

/** @returns what stands between header and footer until the first page is here: its title and a skeleton of its shape */
export function pageFallback(id: MetaId, shape: PageShape): ComponentType {
  if (shape === 'home') return HomeFallback;
  return function PageFallback() {
    const t = useT();
    const { title } = metaOf(id);
    return (
      <Page>
        {title && shape !== 'detail' ? <PageHead title={t(title)} /> : null}
        <Container py={{ base: '6', md: '12' }}>
          <StillLoading />
          {contents[shape]}
        </Container>
      </Page>
    );
  };
}
