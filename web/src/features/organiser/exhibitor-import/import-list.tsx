import { chakra, Flex } from '@chakra-ui/react';
import { formatDateTime, useLang, useT } from '../../../i18n';
import { CardLink } from '../../../ui/card-link';
import { Pager } from '../../../ui/pager';
import { importPaths } from './address';
import { type ExhibitorImportsQuery, useExhibitorImportsPreloaded } from './exhibitor-import.generated';
import type { ImportsRef } from './load';
import { StateTag } from './state-tag';

type Line = NonNullable<ExhibitorImportsQuery['organiser']>['exhibitorImports']['nodes'][number];

/** One import: its file, who sent it and when, what came of it; the row opens it. */
function ImportRow({ line }: { line: Line }) {
  const t = useT();
  const lang = useLang();
  const { id, fileName, author, createdAt, state, lineCount, badCount, addedCount } = line;
  const counts = () => {
    if (state === 'DONE' || addedCount > 0)
      return t('exhibitor-import.counts.done', { added: addedCount, lines: lineCount });
    return badCount > 0
      ? t('exhibitor-import.counts.bad', { bad: badCount, lines: lineCount })
      : t('exhibitor-import.counts', { lines: lineCount });
  };
  return (
    <chakra.li
      position="relative"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }}
      gap={{ base: '2', md: '5' }}
      alignItems="center"
      py="4"
      borderBottomWidth="1px"
      css={{
        '&:has(a[data-card-link]:focus-visible)': {
          outline: '2px solid {colors.focus}',
          outlineOffset: '2px',
        },
      }}
    >
      <div>
        <chakra.h3 fontSize="md" overflowWrap="anywhere">
          <CardLink to={importPaths.one(id)}>{fileName}</CardLink>
        </chakra.h3>
        <chakra.p color="quiet" fontSize="sm">
          {t('exhibitor-import.sentBy', { author, time: formatDateTime(createdAt, lang) })}
        </chakra.p>
      </div>
      <Flex gap="3" wrap="wrap" align="center" justify={{ md: 'end' }}>
        <chakra.span fontSize="sm" data-numeric="">
          {counts()}
        </chakra.span>
        <StateTag state={state} />
      </Flex>
    </chakra.li>
  );
}

/** Imports that there were, newest first. */
export function ImportList({ page, query }: { page: number; query: ImportsRef }) {
  const t = useT();
  const { organiser } = useExhibitorImportsPreloaded(query).data;
  if (!organiser) return null;
  const { nodes, totalCount, pageInfo } = organiser.exhibitorImports;
  if (totalCount === 0) return <chakra.p color="quiet">{t('exhibitor-import.none')}</chakra.p>;
  return (
    <>
      <chakra.ul listStyleType="none" borderTopWidth="1px">
        {nodes.map((line) => (
          <ImportRow key={line.id} line={line} />
        ))}
      </chakra.ul>
      <Pager
        page={page}
        pageCount={pageInfo.pageCount}
        total={totalCount}
        hideForOnePage
        href={importPaths.list}
      />
    </>
  );
}
