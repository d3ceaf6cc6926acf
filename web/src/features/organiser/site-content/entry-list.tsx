import { useContentListPreloaded } from './site-content.generated';
import { chakra, Flex } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useLang, useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Pager } from '../../../ui/pager';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { MissingRecord, ViewHeading } from '../../records';
import { refocusMoved } from '../content-editing';
import { contentPath, listPath } from './address';
import { EntryRow } from './entry-row';
import type { ListRef } from './load';
import { useEntryChanges } from './use-entry-changes';

/** Entries a page, as the query asks for them. */
const PAGE_SIZE = 50;

interface EntryListProps {
  list: string;
  of: string;
  page: number;
  /** What was taken off the site. */
  removed?: true;
  query: ListRef;
}

/** The entries of a list in their order, moved up and down; drafts that were never public come last. */
export function EntryList({ list, of, page, removed, query }: EntryListProps) {
  const t = useT();
  const lang = useLang();
  const { move, isBusy } = useEntryChanges();
  const [announcement, setAnnouncement] = useState('');
  const rows = useRef<HTMLOListElement>(null);
  const { contentCollection: collection, contentEntry: parent } =
    useContentListPreloaded(query).data.organiser ?? {};
  if (!collection)
    return <MissingRecord to={contentPath({ view: 'overview' })}>{t('site-content.gone')}</MissingRecord>;
  const { title, lead, isSingle, isAddable, isRemovable, isOrderable, entries } = collection;
  const { nodes, totalCount, pageInfo } = entries;
  const [only] = nodes;
  if (isSingle && only) return <Navigate to={contentPath({ view: 'edit', list, id: only.id })} replace />;
  const lastPage = Math.max(1, pageInfo.pageCount);
  const href = (target: number) =>
    contentPath({ view: 'list', list, of, page: target, ...(removed ? { removed } : {}) });
  if (page > lastPage) return <Navigate to={href(lastPage)} replace />;
  const nameOf = (entry: { titleCn: string; titleEn: string }) =>
    lang === 'ZH' ? entry.titleCn || entry.titleEn : entry.titleEn || entry.titleCn;

  const shown = nodes.filter(({ stage }) => stage === 'PUBLIC');
  // Entries that belong to others are in the order of their own entry: all of them have to be asked for by it.
  const canMove = isOrderable && (!collection.parent || of !== '');
  const step = async (at: number, by: -1 | 1) => {
    const moved = shown[at];
    if (!moved || isBusy) return;
    const place = (page - 1) * PAGE_SIZE + at + by;
    if (!(await move(moved.id, place))) return;
    setAnnouncement(t('content-editing.movedTo', { title: nameOf(moved), place: place + 1 }));
    refocusMoved(rows.current?.querySelector(`[data-entry="${moved.id}"]`), by);
  };
  const isLast = (at: number) => page === lastPage && at === shown.length - 1;
  const above =
    parent && collection.parent
      ? contentPath({ view: 'edit', list: collection.parent, id: parent.id })
      : contentPath({ view: 'overview' });
  const name = parent ? t('site-content.of', { whole: nameOf(parent), part: title }) : title;
  return (
    <>
      <ViewHeading back={removed ? listPath(list, of) : above}>
        {removed ? t('site-content.removed.of', { list: name }) : name}
      </ViewHeading>
      <Flex justify="space-between" align="center" gap="4" wrap="wrap" mb="4">
        <chakra.p color="quiet" flex="1 1 18rem">
          {removed ? t('site-content.removed.lead') : lead}
          <chakra.span ms="1.5">{t('site-content.count', { count: totalCount })}</chakra.span>
        </chakra.p>
        {isRemovable && !removed ? (
          <ButtonLink variant="ghost" to={contentPath({ view: 'list', list, of, page: 1, removed: true })}>
            {t('site-content.removed')}
          </ButtonLink>
        ) : null}
        {isAddable && !removed ? (
          <ButtonLink to={contentPath({ view: 'add', list, of })}>{t('site-content.add')}</ButtonLink>
        ) : null}
      </Flex>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {nodes.length === 0 ? (
        <EmptyState seed={list}>{t(removed ? 'site-content.removed.none' : 'site-content.none')}</EmptyState>
      ) : (
        <chakra.ol ref={rows} listStyleType="none" borderTopWidth="1px">
          {nodes.map((entry) => {
            const at = shown.indexOf(entry);
            return (
              <EntryRow
                key={entry.id}
                entry={entry}
                list={list}
                move={
                  canMove && at >= 0
                    ? {
                        isFirst: page === 1 && at === 0,
                        isLast: isLast(at),
                        onMove: (by) => void step(at, by),
                      }
                    : null
                }
              />
            );
          })}
        </chakra.ol>
      )}
      <Pager page={page} pageCount={lastPage} total={totalCount} hideForOnePage href={href} />
    </>
  );
}
