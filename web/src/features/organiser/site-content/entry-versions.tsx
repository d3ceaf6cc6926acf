import { chakra } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { useLang, useT } from '../../../i18n';
import { TextLink } from '../../../ui/text-link';
import { ViewHeading } from '../../records';
import { Comparison, VersionList } from '../content-editing';
import { contentPath } from './address';
import { EntryGone } from './entry-editor';
import type { VersionsRef } from './load';
import { useContentChangesQuery, useContentVersionsPreloaded } from './site-content.generated';
import { useEntryChanges } from './use-entry-changes';

/** What became of an entry between two states; 0 is what is public, and the draft. */
function EntryComparison({ id, from, to }: { id: string; from: number; to: number }) {
  const { data, error, refetch } = useContentChangesQuery({
    variables: { id, from, to },
    // A version never changes; what is public and the draft do.
    fetchPolicy: to === 0 ? 'network-only' : 'cache-first',
  });
  const changes = data?.organiser?.contentEntry?.changes;
  return <Comparison changes={changes} hasFailed={error !== undefined} onRetry={() => void refetch()} />;
}

interface EntryVersionsProps {
  list: string;
  id: string;
  from: number | null;
  to: number | null;
  query: VersionsRef;
}

/** What the draft changes, how the entry was after each publication, and the way back to one. */
export function EntryVersions({ list, id, from, to, query }: EntryVersionsProps) {
  const t = useT();
  const lang = useLang();
  const navigate = useNavigate();
  const { restore, isBusy } = useEntryChanges();
  const entry = useContentVersionsPreloaded(query).data.organiser?.contentEntry;
  if (!entry) return <EntryGone list={list} />;
  const { titleCn, titleEn, version, versions, draft, stage } = entry;
  const form = contentPath({ view: 'edit', list, id });
  const take = async (number: number) => {
    if (await restore(id, version, number)) await navigate(form);
  };
  const isRemoval = (number: number) => versions.some((one) => one.number === number && one.isRemoval);
  return (
    <>
      <ViewHeading back={form}>{t('site-content.versions')}</ViewHeading>
      <chakra.p fontSize="lg" fontWeight="semibold" mb="4" overflowWrap="anywhere">
        <TextLink to={form}>
          {(lang === 'ZH' ? titleCn || titleEn : titleEn || titleCn) || t('site-content.untitled')}
        </TextLink>
      </chakra.p>
      {draft !== 'NONE' && stage === 'PUBLIC' ? (
        <chakra.section mb="9">
          <chakra.h3 fontSize="lg" mb="3">
            {t('site-content.draftChanges')}
          </chakra.h3>
          <EntryComparison id={id} from={0} to={0} />
        </chakra.section>
      ) : null}
      {versions.length === 0 ? (
        <chakra.p color="quiet">{t('site-content.noVersions')}</chakra.p>
      ) : (
        <VersionList
          versions={versions}
          current={stage === 'PUBLIC' ? (versions[0]?.number ?? 0) : 0}
          from={from}
          to={to}
          noteOf={(number) => (isRemoval(number) ? t('site-content.stage.REMOVED') : null)}
          compare={(first, second) => contentPath({ view: 'versions', list, id, from: first, to: second })}
          takeText={t('site-content.takeText')}
          isTaking={isBusy}
          onTake={(number) => void take(number)}
        >
          {(first, second) => <EntryComparison id={id} from={first} to={second} />}
        </VersionList>
      )}
    </>
  );
}
