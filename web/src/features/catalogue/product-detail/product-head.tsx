import { chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n';
import { Breadcrumb } from '../../../ui/breadcrumb';
import { Container } from '../../../ui/container';
import { Picture } from '../../../ui/picture';
import { directoryPath } from '../directory/address';

interface ProductHeadProps {
  product: { id: string; title: string; imageUrl: string | null };
  /** From the root down; none while they are not known. */
  categories: readonly { id: string; name: string }[];
  /** Below the name. */
  lead?: ReactNode;
  /** Beside the picture, below name and lead. */
  children: ReactNode;
}

/** Breadcrumb, picture and name of one product, with what stands beside them. */
export function ProductHead({
  product: { id, title, imageUrl },
  categories,
  lead,
  children,
}: ProductHeadProps) {
  const t = useT();
  return (
    <Container>
      <Breadcrumb
        crumbs={[
          { label: t('catalogue.directoryTitle'), to: directoryPath('product', {}) },
          ...categories.map(({ id: code, name }) => ({
            label: name,
            to: directoryPath('product', { category: code }),
          })),
          { label: title },
        ]}
      />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        gap={{ base: '6', md: '8', lg: '14' }}
        alignItems="start"
      >
        <chakra.div borderWidth="1px" borderRadius="card" overflow="hidden">
          <Picture
            sizes={{ base: '100vw', md: '50vw', xl: '592px' }}
            src={imageUrl}
            alt={title}
            seed={id}
            eager
          />
        </chakra.div>
        <Grid gap="5">
          <div>
            <chakra.h1 fontSize={{ base: '2xl', lg: '3xl' }}>{title}</chakra.h1>
            {lead}
          </div>
          {children}
        </Grid>
      </Grid>
    </Container>
  );
}
