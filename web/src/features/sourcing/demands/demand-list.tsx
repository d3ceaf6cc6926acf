import { useOwnDemandsPreloaded } from './demands.generated';
import { useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import type { CentreAddress } from '../../centre';
import { RecordList } from '../../records';
import type { StatusTab } from '../../review';
import { useDemandDeletion } from './deletion';
import { DemandNote } from './demand-note';
import { DemandRow } from './demand-row';
import type { OwnDemandsRef } from './load';
import { demandPaths } from './paths';

interface DemandListProps {
  role: CentreAddress['role'];
  status: StatusTab;
  page: number;
  query: OwnDemandsRef;
}

/** Own requests, ten a page, by state (VC-057, VC-058, EXH-150, CONST-029). */
export function DemandList({ role, status, page, query }: DemandListProps) {
  const t = useT();
  const posts = useOwnDemandsPreloaded(query).data.viewer?.buyerPosts;
  const deletion = useDemandDeletion();
  const paths = demandPaths(role);
  if (!posts) return null;
  return (
    <RecordList
      paths={paths}
      status={status}
      page={page}
      records={posts}
      waits={posts.nodes.some(({ review }) => review?.status === 'UNDER_REVIEW')}
      deletable={({ id, content }) => ({ id, title: content })}
      deletion={deletion}
      note={<DemandNote />}
      add={<ButtonLink to={paths.of({ view: 'add' })}>{t('demands.add')}</ButtonLink>}
      empty={{ title: t('demands.none'), text: t('demands.none.text') }}
      keyOf={({ id }) => id}
      row={(demand, { ask }) => <DemandRow paths={paths} demand={demand} onDelete={ask} />}
    />
  );
}
