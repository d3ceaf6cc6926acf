import { chakra } from '@chakra-ui/react';
import { useT } from '../../i18n';
import { useSiteOrigin } from '../../lib/site-origin';
import { CodeSample } from './code-sample';
import { type Block, guideSections, guideTables } from './guide-sections';
import { NamedTable } from './named-table';
import { WithCode } from './prose';
import { samples } from './samples';

/** Room that the header, which stays in sight, takes above an anchor. */
const SCROLL_MARGIN = '24';

function Piece({ block }: { block: Block }) {
  const t = useT();
  const origin = useSiteOrigin();
  if ('code' in block) return <CodeSample label={block.label}>{samples[block.code](origin)}</CodeSample>;
  if ('table' in block) return <NamedTable rows={guideTables[block.table]} />;
  return (
    <chakra.p my="3" lineHeight="1.75">
      <WithCode>{t(block.text)}</WithCode>
    </chakra.p>
  );
}

/** Links to the sections; beside the guide where there is room, above it otherwise. */
function Contents() {
  const t = useT();
  return (
    <chakra.nav
      aria-label={t('developers.contents')}
      position={{ lg: 'sticky' }}
      top="28"
      alignSelf="start"
      pb={{ base: '6', lg: '0' }}
      borderBottomWidth={{ base: '1px', lg: '0' }}
    >
      <chakra.ol
        listStyleType="none"
        display={{ base: 'flex', lg: 'block' }}
        flexWrap="wrap"
        columnGap="5"
        fontSize="sm"
      >
        {guideSections.map(({ id, title }) => (
          <li key={id}>
            <chakra.a
              href={`#${id}`}
              display="inline-block"
              py="1.5"
              color="quiet"
              _hover={{ color: 'accent' }}
            >
              {t(title)}
            </chakra.a>
          </li>
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}

/** The guide for developers, from the first query on. */
export function Guide() {
  const t = useT();
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '12rem minmax(0, 46rem)' }}
      gap={{ base: '6', lg: '12' }}
    >
      <Contents />
      <chakra.div minWidth="0">
        {guideSections.map(({ id, title, blocks }) => (
          <chakra.section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            mb="12"
            scrollMarginTop={SCROLL_MARGIN}
          >
            <chakra.h2 id={`${id}-title`} fontSize={{ base: 'xl', md: '2xl' }}>
              {t(title)}
            </chakra.h2>
            {blocks.map((block) => (
              <Piece key={Object.values(block).join(' ')} block={block} />
            ))}
          </chakra.section>
        ))}
      </chakra.div>
    </chakra.div>
  );
}
