import { chakra, Flex } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { TextLink } from '../../../ui/text-link';
import { RelaxedFinds } from '../../catalogue';
import { useEdition } from '../../edition';

/** Ways on where a search has nothing to show: searches that many make, and the directory. */
function Ways() {
  const t = useT();
  const { hotSearches } = useEdition();
  return (
    <Flex direction="column" align="center" gap="6">
      <div>
        <chakra.p color="quiet" fontSize="sm" mb="2">
          {t('shell.search.hot')}
        </chakra.p>
        <Flex as="ul" listStyleType="none" columnGap="5" rowGap="1" wrap="wrap" justify="center">
          {hotSearches.map((text) => (
            <li key={text}>
              <TextLink to={paths.search(text)} display="inline-block" py="1">
                {text}
              </TextLink>
            </li>
          ))}
        </Flex>
      </div>
      <Flex gap="3" wrap="wrap" justify="center">
        <ButtonLink to={paths.directory({ tab: 'supplier' })} variant="outline">
          {t('search.browse.exhibitors')}
        </ButtonLink>
        <ButtonLink to={paths.directory({ tab: 'product' })} variant="outline">
          {t('search.browse.products')}
        </ButtonLink>
      </Flex>
    </Flex>
  );
}

/** Nothing was found in any group (PUB-078, ERR-019), or nothing has been asked for (PUB-077, ERR-018). */
export function Nothing({ text }: { text: string }) {
  const t = useT();
  return (
    <>
      <EmptyState
        seed={text || 'search'}
        title={t(text ? 'search.nothing' : 'shell.search.empty')}
        action={<Ways />}
      >
        {text ? t('search.nothing.text', { text }) : t('search.lead')}
      </EmptyState>
      {text ? <RelaxedFinds search={text} /> : null}
    </>
  );
}
