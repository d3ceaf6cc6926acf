import { chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import { formatNumber, useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { TextLink } from '../../../ui/text-link';
import { categoryCodes, categoryMessageId } from '../../categories';
import { directoryPath } from '../directory/address';
import { ExhibitorRow } from '../directory/exhibitor-row';
import { ProductRow } from '../directory/product-row';
import { useRelaxedSearchQuery } from './relaxed.generated';

function Part({ title, all, to, children }: { title: string; all: string; to: string; children: ReactNode }) {
  return (
    <section>
      <Flex align="baseline" justify="space-between" gap="4" wrap="wrap">
        <chakra.h2 fontSize={{ base: 'lg', md: 'xl' }}>{title}</chakra.h2>
        <TextLink to={to} display="inline-block" py="1">
          {all}
        </TextLink>
      </Flex>
      {children}
    </section>
  );
}

/** Links to the seven main categories, for readers who do not know the word to search for. */
function Categories() {
  const t = useT();
  return (
    <chakra.nav aria-label={t('catalogue.byCategory')} textAlign="center">
      <chakra.p color="quiet" fontSize="sm" mb="2">
        {t('catalogue.byCategory')}
      </chakra.p>
      <Flex as="ul" listStyleType="none" columnGap="5" rowGap="1" wrap="wrap" justify="center">
        {categoryCodes.map((code) => (
          <li key={code}>
            <TextLink to={paths.directory({ tab: 'product', category: code })} display="inline-block" py="1">
              {t(categoryMessageId(code))}
            </TextLink>
          </li>
        ))}
      </Flex>
    </chakra.nav>
  );
}

/** What is found with fewer words than were asked for, and which of them it does without. */
function Found({ search }: { search: string }) {
  const t = useT();
  // Without this the page still offers its other ways on: the failure is only logged.
  const { data, error } = useRelaxedSearchQuery({ variables: { text: search } });
  useEffect(() => {
    if (error) console.warn('the search with fewer words failed', error);
  }, [error]);
  const found = data?.relaxedSearch;
  if (!found || found.text === null || found.leftOut.length === 0) return null;
  const { text, exhibitors, products } = found;
  const leftOut = found.leftOut.map((word) => t('catalogue.quoted', { word })).join(t('catalogue.comma'));
  const all = (count: number) => t('catalogue.relaxedAll', { count: formatNumber(count) });
  return (
    <>
      <chakra.p role="status" textAlign="center">
        {t('catalogue.relaxed', { leftOut, text })}
      </chakra.p>
      {products.nodes.length > 0 ? (
        <Part
          title={t('catalogue.products')}
          all={all(products.totalCount)}
          to={directoryPath('product', { search: text })}
        >
          {products.nodes.map((node) => (
            <ProductRow key={node.id} product={node} />
          ))}
        </Part>
      ) : null}
      {exhibitors.nodes.length > 0 ? (
        <Part
          title={t('catalogue.suppliers')}
          all={all(exhibitors.totalCount)}
          to={directoryPath('supplier', { search: text })}
        >
          {exhibitors.nodes.map((node) => (
            <ExhibitorRow key={node.id} exhibitor={node} />
          ))}
        </Part>
      ) : null}
    </>
  );
}

/** Below a search without a result: the same with fewer words, and the categories. */
export function RelaxedFinds({ search }: { search: string }) {
  return (
    <chakra.div display="grid" gap="10" gridTemplateColumns="minmax(0, 1fr)">
      <Categories />
      <Found search={search} />
    </chakra.div>
  );
}
